// Makes and changes brands, keeps a deployment, and says what is wrong with it. See docs/operations.md.
import { StartError } from '#platform/start-error.ts';
import { openOperator } from '../operator/operator.ts';
import { backUp, restore, resume, settleRestored } from './backup/run-backup.ts';
import { EXAMPLE } from './brand.ts';
import { examine } from './doctor.ts';
import { move } from './move/run-move.ts';
import { HELP, parseCommand } from './parse-args.ts';
import { runPeopleCommand } from './people.ts';
import { runCommand } from './site.ts';

try {
  const order = parseCommand(process.argv.slice(2));
  if (order.what === 'help' || order.what === 'example') {
    console.log(order.what === 'help' ? HELP : JSON.stringify(EXAMPLE, null, 2));
    process.exit(0);
  }
  if (order.what === 'backup') {
    for (const line of await backUp(order, process.env)) console.log(line);
    process.exit(0);
  }
  if (order.what === 'restore' || order.what === 'settle') {
    const { lines, well } = await (order.what === 'restore'
      ? restore(order, process.env)
      : settleRestored(order.at, process.env));
    for (const line of lines) console.log(line);
    process.exit(well ? 0 : 1);
  }
  if (order.what === 'move') {
    await move(order, process.env, (line) => console.log(line));
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
  } else if (order.what === 'setup_code' || order.what === 'staff' || order.what === 'member')
    for (const line of await runPeopleCommand(operator, new Date(), order)) console.log(line);
  else if (order.what === 'resume') for (const line of await resume(operator.db, order, new Date())) console.log(line);
  else for (const line of await runCommand(operator.db, new Date(), order)) console.log(line);
  await operator.close();
  process.exit(well ? 0 : 1);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
