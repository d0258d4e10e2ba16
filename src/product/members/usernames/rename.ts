import type { WriteCall } from '#platform/call.ts';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import type { SiteCalls } from '#platform/module.ts';
import { plainLine } from '#platform/plain-text.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { renamedMail } from '../mails/mails.ts';
import { memberChanged } from '../members.ts';
import { nameFixedUntil } from '../my-profile/policy.ts';
import { nameProblem } from '../policy.ts';
import type { ProfileEvent } from '../texts/contract.ts';
import { endReview } from '../texts/reviews/note-text.ts';
import type { RenameReason } from './contract.ts';
import { lockName, setName } from './queries.ts';
import { usernameProblem } from './usernames.ts';

interface RenameOrder {
  account: number;
  name: string;
  reason: RenameReason;
  note?: string | undefined;
}

/** `unchanged`: it is the name already. `no_member`: staff and fictional profiles, accounts that are gone. The rest says why the name is not free. */
type RenameVerdict =
  | 'renamed'
  | 'unchanged'
  | 'no_member'
  | NonNullable<ReturnType<typeof nameProblem>>
  | NonNullable<Awaited<ReturnType<typeof usernameProblem>>>;

/** Unless they asked for it themselves they keep it for 30 days. Of two who take one name at once one is told. */
export async function rename(
  { transaction }: Pick<SiteCalls, 'transaction'>,
  by: Staff,
  order: RenameOrder,
): Promise<RenameVerdict> {
  try {
    return await transaction((call) => store(call, by, order));
  } catch (error) {
    if (isUniqueViolation(error)) return 'username_taken';
    throw error;
  }
}

async function store(call: WriteCall, by: Staff, { account, reason, note, ...order }: RenameOrder) {
  const { tx, now } = call;
  const name = plainLine(order.name);
  const before = await lockName.one(tx, { member: account });
  // What holds for the account is read after the lock.
  const row = before && (await findAccount({ sql: tx }, account));
  if (!before || row?.kind !== 'member' || row.status === 'deleted') return 'no_member';
  if (name === before.name) return 'unchanged';
  const problem = nameProblem(name, row.email ?? undefined) ?? (await usernameProblem(call, name, account));
  if (problem) return problem;
  const asked = reason === 'request';
  const after = { ...before, name_changed_at: now, name_given_at: asked ? before.name_given_at : now };
  await setName(tx, { member: account, name, changed: after.name_changed_at, given: after.name_given_at });
  await endReview(call, { member: account, field: 'name' });
  const entry = { verb: 'account.renamed', object: 'account', id: account, account, details: { reason } } as const;
  // Names are of the member, so they stand where they go with the account.
  await record(call, by, { ...entry, note: [`${before.name} → ${name}`, note].filter(Boolean).join('. ') });
  await memberChanged(call, [account]);
  call.publish(account, { type: 'profile' } satisfies ProfileEvent);
  const until = asked ? null : nameFixedUntil(after, now);
  const params = { name, reason, until: until?.toISOString() ?? '' };
  if (row.email) await call.mail(renamedMail, { account, to: row.email, locale: row.language, params });
  return 'renamed';
}
