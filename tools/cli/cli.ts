// Makes and changes brands, and says what is wrong with a deployment. See docs/operations.md.
import { StartError } from '#platform/start-error.ts';
import { openOperator } from '../operator/operator.ts';
import { EXAMPLE } from './brand.ts';
import { examine } from './doctor.ts';
import { HELP, parseCommand } from './parse-args.ts';
import { runCommand } from './site.ts';

try {
  const order = parseCommand(process.argv.slice(2));
  if (order.what === 'help' || order.what === 'example') {
    console.log(order.what === 'help' ? HELP : JSON.stringify(EXAMPLE, null, 2));
    process.exit(0);
  }
  const operator = await openOperator();
  let well = true;
  if (order.what === 'doctor') {
    const found = await examine(operator.db, operator.embedded, process.env);
    well = found.every(({ mend }) => mend === null);
    if (order.json) console.log(JSON.stringify(found));
    else
      for (const { about, says, mend } of found)
        console.log(`${mend ? 'WRONG' : 'ok   '}  ${about}: ${says}${mend ? `. Do: ${mend}` : ''}`);
  } else for (const line of await runCommand(operator.db, new Date(), order)) console.log(line);
  await operator.close();
  process.exit(well ? 0 : 1);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
