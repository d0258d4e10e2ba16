// Makes, changes and ends accounts of the staff. See docs/operations.md.
import { randomBytes } from 'node:crypto';
import { StartError } from '#platform/start-error.ts';
import { hashPassword } from '#product/accounts/passwords/passwords.ts';
import { addStaff, endStaff, giveRole } from '#product/accounts/staff/staff.ts';
import { openOperator } from '../operator/operator.ts';
import { parseCommand } from './parse-args.ts';

try {
  const order = parseCommand(process.argv.slice(2));
  const operator = await openOperator();
  const { transaction } = await operator.callsOn(order.site ?? undefined);
  const { email } = order;
  if (order.what === 'add') {
    // 128 bits; whoever is told changes it.
    const password = randomBytes(16).toString('base64url');
    const passwordHash = await hashPassword(password);
    const who = { email, role: order.role, passwordHash, allSites: order.all };
    const added = await transaction((call) => addStaff(call, who));
    if (!added) throw new StartError(`${email} has an account there already.`);
    console.log(
      `${email} is ${order.role}${order.all ? ' of all sites' : ''}. The first password, shown only now: ${password}`,
    );
    console.log('Outside a demo the rights come with a passkey or one-time codes, which the first log-in asks for.');
  } else {
    const changed = await transaction((call) =>
      order.what === 'role' ? giveRole(call, { email, role: order.role }) : endStaff(call, { email }),
    );
    if (!changed) throw new StartError(`${email} is nobody of the staff there.`);
    console.log(order.what === 'role' ? `${email} is ${order.role}.` : `The account of ${email} is ended.`);
  }
  await operator.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
