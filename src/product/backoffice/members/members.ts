import { notFound } from '#platform/errors.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { noteLook } from '#product/audit/staff/staff.ts';
import { actingStaff, atSiteOf, type StaffCall } from '../desk/desk.ts';
import type { MemberEmailReply, MemberInput } from './contract.ts';

/** The address whole, with a look in the book of looks. @throws not_found on a site that is not theirs. */
export async function showEmail(call: StaffCall, { id }: MemberInput): Promise<MemberEmailReply> {
  const there = await atSiteOf(call, id);
  const account = await findAccount(there, id);
  if (!account) throw notFound();
  await noteLook(there, await actingStaff(call), { site: there.site.id, object: 'email', id, account: id });
  return { email: account.email };
}
