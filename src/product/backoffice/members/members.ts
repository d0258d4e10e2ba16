import { notFound } from '#platform/errors.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { noteLook } from '#product/audit/staff.ts';
import { ledgerSum } from '#product/credits/credits.ts';
import { grantsLeft } from '#product/credits/grant-credits.ts';
import { actingStaff, atSiteOf, type StaffCall } from '../desk/desk.ts';
import { hintsOf } from '../hints-of.ts';
import type { MemberEmailReply, MemberInput, OpenedMember } from './contract.ts';
import { memberView } from './find.ts';
import { memberFacts, newestOfLedger, timelineOf } from './queries.ts';

const MAX_HAPPENINGS = 60;

/** With a look in the book of looks. @throws not_found on a site that is not theirs. */
export async function open(call: StaffCall, { id }: MemberInput): Promise<OpenedMember> {
  const there = await atSiteOf(call, id);
  const { tx, now } = there;
  const row = await memberFacts.one(tx, { id, now });
  if (!row) throw notFound();
  const staff = await actingStaff(call);
  const happened = await timelineOf(tx, { id, email: row.email, most: MAX_HAPPENINGS });
  const ledger = await newestOfLedger(tx, { id });
  const sum = await ledgerSum(there, id);
  const may_grant = row.kind === 'member' ? await grantsLeft(call, staff.id, call.actor.role) : null;
  await noteLook(there, staff, { site: there.site.id, object: 'member', id, account: id });
  const decides = call.actor.role === 'moderator' || call.actor.role === 'admin';
  const signals = decides ? ((await hintsOf({ sql: tx, now }, [id])).get(id) ?? null) : null;
  return {
    member: {
      ...memberView(row, now),
      last_active: row.last_active?.toISOString() ?? null,
      language: row.language,
      main_photo: row.main_photo,
      mail_stops: row.notifications_disabled,
      ban: banOf(row),
      erased_at: row.erased_at?.toISOString() ?? null,
      sessions: row.sessions,
      conversations: row.conversations,
      messages: row.messages,
      reports_about: row.reports_about,
      reports_by: row.reports_by,
      photos: row.photos,
    },
    signals,
    timeline: happened.map(({ at, what, detail, of }) => ({ at: at.toISOString(), what, detail, of })),
    ledger: ledger.map(({ id: entry, created_at, reason, amount }) => ({
      id: entry,
      at: created_at.toISOString(),
      reason,
      amount,
    })),
    ledger_sum: sum,
    may_grant,
  };
}

function banOf({
  ban_reason,
  ban_since,
  ban_until,
}: {
  ban_reason: NonNullable<OpenedMember['member']['ban']>['reason'] | null;
  ban_since: Date | null;
  ban_until: Date | null;
}): OpenedMember['member']['ban'] {
  if (ban_reason === null || ban_since === null) return null;
  return { reason: ban_reason, since: ban_since.toISOString(), until: ban_until?.toISOString() ?? null };
}

/** With a look in the book of looks. @throws not_found on a site that is not theirs. */
export async function showEmail(call: StaffCall, { id }: MemberInput): Promise<MemberEmailReply> {
  const there = await atSiteOf(call, id);
  const account = await findAccount(there, id);
  if (!account) throw notFound();
  await noteLook(there, await actingStaff(call), { site: there.site.id, object: 'email', id, account: id });
  return { email: account.email };
}
