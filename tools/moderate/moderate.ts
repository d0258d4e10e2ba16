// Shows what waits for staff and carries out what they decide. See docs/operations.md.
import { createInterface } from 'node:readline/promises';
import type { Config } from '#platform/config/config.ts';
import { StartError } from '#platform/start-error.ts';
import { openOperator } from '../operator/operator.ts';
import { HELP } from './help.ts';
import { openService } from './open-service.ts';
import { parseCommand } from './parse-args.ts';
import { runCommand } from './run-command.ts';
import type { ModerationService } from './service.ts';
import { sit } from './session.ts';

const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
const say = (lines: readonly string[]) => {
  for (const line of lines) console.log(line);
};

async function ask(service: ModerationService, places: Config): Promise<void> {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D and Ctrl-C: a question that is open then is never answered.
  const closed = new Promise<null>((resolve) => line.once('close', () => resolve(null)));
  await sit(service, { ask: (question) => Promise.race([line.question(question), closed]), say }, places);
  line.close();
}

try {
  const order = parseCommand(process.argv.slice(2), terminal);
  if (order.what === 'help') {
    console.log(HELP);
    process.exit(0);
  }
  const operator = await openOperator();
  const opened = await openService(operator, order);
  let done = true;
  if (order.what === 'ask' && 'service' in opened) await ask(opened.service, operator.config);
  else {
    const outcome = 'service' in opened ? await runCommand(opened.service, order, operator.config) : opened.refused;
    say(outcome.lines);
    ({ done } = outcome);
  }
  await operator.close();
  process.exit(done ? 0 : 1);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
