// Looks for browser tests that fail without a fault: each file by itself, again and again, on one product.
import { spawn, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { random } from '../src/demo/content/random.ts';
import { ensureChromium } from './suite/chromium.ts';
import { failedTests } from './suite/failed-tests.ts';
import { startServers } from './suite/servers.ts';

const root = join(import.meta.dirname, '..');
/** What was ever red, a line each, and a line for each whole run. */
const LEDGER = join(root, 'tests', 'flaky.jsonl');
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(1e6)) },
    only: { type: 'string', default: '' },
  },
});
const [times, seed] = [Number(values.times), Number(values.seed)];
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(seed) || seed < 0) {
  console.error('--times takes a whole number from 1, --seed one from 0.');
  process.exit(2);
}
const files = globSync('tests/e2e/*.spec.ts', { cwd: root }).filter((path) => path.includes(values.only));
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
const report = join(root, '.cache', 'reports', 'flaky.json');
mkdirSync(dirname(report), { recursive: true });
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');

process.env.CHROMIUM_PATH = ensureChromium();
process.env.TEST_KEY = randomUUID();
const servers = await startServers();
Object.assign(process.env, servers.environment);
const { default: startProduct } = await import('../tests/e2e/product.ts');
const stopProduct = await startProduct();
console.log(`${files.length} files, ${times} times each, seed ${seed}, commit ${commit}. ${servers.says}`);

let red = 0;
for (let round = 1; round <= times; round += 1) {
  const oneCore = hasTaskset && round % 2 === 0;
  console.log(`Round ${round} of ${times}${oneCore ? ', on one core' : ''}`);
  for (const file of random(seed, round).sample(files, files.length)) {
    const began = performance.now();
    const code = await playwright(file, oneCore);
    const failures = code === 0 ? [] : failedTests(existsSync(report) ? readFileSync(report, 'utf8') : '');
    console.log(`  ${code === 0 ? 'green' : 'RED  '} ${file} ${((performance.now() - began) / 1000).toFixed(1)} s`);
    if (code !== 0) red += 1;
    for (const failure of failures.length ? failures : [{ title: '(no report)', error: '' }])
      if (code !== 0) note({ red: file, ...failure, round, oneCore });
  }
}
note({ files: files.length, times, red });
await stopProduct();
await servers.remove();
console.log(red ? `${red} runs of a file were red: see tests/flaky.jsonl.` : 'Nothing was red.');
process.exit(red ? 1 : 0);

function note(line: object): void {
  appendFileSync(LEDGER, `${JSON.stringify({ at: new Date().toISOString(), commit, seed, ...line })}\n`);
}

function playwright(file: string, oneCore: boolean): Promise<number> {
  rmSync(report, { force: true });
  const args = [join(dirname(manifest), 'cli.js'), 'test', file, '--reporter=json', '--workers=1'];
  const [command, all] = oneCore ? ['taskset', ['-c', '0', process.execPath, ...args]] : [process.execPath, args];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return new Promise((resolve) => {
    const child = spawn(command, all, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
