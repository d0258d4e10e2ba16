// Makes, lists and withdraws invitations of the staff. See docs/operations.md.
import type { SiteCalls } from '#platform/module.ts';
import { StartError } from '#platform/start-error.ts';
import { makeInvite, openInvites, takeBackInvite } from '#product/signup/invites/invites.ts';
import { openOperator } from '../operator/operator.ts';
import { HELP, type Order, parseCommand } from './parse-args.ts';

async function runCommand(calls: SiteCalls, order: Exclude<Order, { what: 'help' }>): Promise<string[]> {
  if (order.what === 'list') {
    const open = await openInvites(calls.read);
    return open.map(
      ({ id, created_at, expires_at, uses, max_uses, paused_at }) =>
        `${id}  made ${dayOf(created_at)}, until ${dayOf(expires_at)}, used ${uses} of ${max_uses}${paused_at ? ', paused' : ''}`,
    );
  }
  if (order.what === 'make') {
    return calls.transaction(async (call) => {
      const made: string[] = [];
      while (made.length < order.count) made.push((await makeInvite(call, order.days, null)).url);
      return made;
    });
  }
  if (await calls.transaction((call) => takeBackInvite(call, order.id)))
    return [`Invitation ${order.id} is withdrawn.`];
  throw new StartError(`There is no open invitation ${order.id} on this site.`);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

try {
  const order = parseCommand(process.argv.slice(2));
  if (order.what === 'help') {
    console.log(HELP);
    process.exit(0);
  }
  const operator = await openOperator();
  const calls = await operator.callsOn(order.site);
  const { signups } = calls.read.site.settings;
  for (const line of await runCommand(calls, order)) console.log(line);
  if (order.what === 'make' && signups !== 'invite')
    console.error(`This site's \`signups\` is \`${signups}\`: it asks nobody for an invitation yet.`);
  await operator.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
