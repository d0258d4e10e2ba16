// One line for each phase of a start, with its seconds; in a terminal it is written anew while the phase runs.
import { spawn } from 'node:child_process';

const TICK_MS = 500;
const TITLE_WIDTH = 10;

/**
 * Runs commands beside each other and tells of them in one line; what they print is kept, and shown only when one fails.
 * @param title of the phase, such as Packages.
 * @param words what it is doing and what it has done, such as installing and installed.
 * @param commands each { command, args, options } of spawn.
 * @param progress says how far it is, such as "120 of 400"; asked twice a second in a terminal.
 * @returns null, or what the command that failed has printed.
 */
export async function phase(title, { doing, done }, commands, progress = () => '') {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const head = title.padEnd(TITLE_WIDTH);
  const { isTTY } = process.stdout;
  const now = () => [doing, '...', progress(), seconds()].filter(Boolean).join(' ');
  if (!isTTY) console.log(`${head}${doing} ...`);
  const timer = isTTY ? setInterval(() => process.stdout.write(`\r\x1b[K${head}${now()}`), TICK_MS) : undefined;
  const outcomes = await Promise.all(commands.map(run));
  clearInterval(timer);
  const failed = outcomes.find(({ code }) => code !== 0);
  console.log(`${isTTY ? '\r\x1b[K' : ''}${head}${failed ? 'failed after' : `${done} in`} ${seconds()}`);
  return failed ? failed.printed : null;
}

function run({ command, args, options }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => printed.push(text));
    child.on('error', (error) => resolve({ code: 1, printed: `${command} could not be started: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, printed: printed.join('') }));
  });
}
