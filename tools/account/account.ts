// Gives out or erases what is stored of one account. See docs/operations.md.
import { eraseAccount, exportAccount } from '#app/personal-data.ts';
import { StartError } from '#platform/start-error.ts';
import { writeErasuresTo } from '#product/upkeep/note-erasure.ts';
import { openOperator } from '../operator/operator.ts';
import { parseCommand } from './parse-args.ts';

try {
  const { what, id } = parseCommand(process.argv.slice(2));
  const operator = await openOperator();
  const account = await operator.account(id);
  if (!account) throw new StartError(`There is no account ${id}.`);
  const calls = await operator.callsFor(id);
  if (what === 'export') console.log(JSON.stringify(await exportAccount(calls.read, id), null, 2));
  else if (account.kind !== 'member')
    throw new StartError(`Account ${id} is ${account.kind}, and only members can be erased.`);
  else {
    await calls.transaction((call) => eraseAccount(call, id));
    const { backupDir } = operator.config;
    if (backupDir) await writeErasuresTo(backupDir, operator.db, new Date());
    console.log(`Account ${id} is erased. The files of its photos go as soon as a server runs.`);
  }
  await operator.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
