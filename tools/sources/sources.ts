// Tells an operator which landers and links led to sign-ups. See docs/operations.md.
import { StartError } from '#platform/start-error.ts';
import { sourcesOf } from '#product/signup/sources-of.ts';
import { openOperator } from '../operator/operator.ts';
import { HELP, parseCommand } from './parse-args.ts';
import { tableOf } from './table.ts';

try {
  const order = parseCommand(process.argv.slice(2));
  if (order === null) {
    console.log(HELP);
    process.exit(0);
  }
  const operator = await openOperator();
  const { read } = await operator.callsOn(order.site);
  for (const line of tableOf(await sourcesOf(read, order.days))) console.log(line);
  await operator.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
