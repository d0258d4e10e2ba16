import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { record } from '#product/audit/audit.ts';
import { makeInvite, setInvite, staffInvite } from '#product/signup/invites/invites.ts';
import { actingStaff, atSite, type StaffCall, scopeOf } from '../desk/desk.ts';
import {
  type ChangeInviteInput,
  type InvitesError,
  MAX_DAYS,
  MAX_INVITES,
  type MadeInvites,
  type MakeInvitesInput,
  type StaffInvite,
  type StaffInvitesInput,
  type StaffInvitesReply,
} from './contract.ts';
import { invitesOfStaff } from './queries.ts';

const DAY_MS = 86_400_000;
const refused = (code: InvitesError, status: 409 | 422) => new AppError<InvitesError>(code, status);

export async function listInvites(
  call: Authenticated<ReadCall>,
  { site }: StaffInvitesInput,
): Promise<StaffInvitesReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await invitesOfStaff(call.sql, { sites, most: MAX_INVITES });
  const all = await call.sites.all();
  return {
    invites: rows.map((row) => viewOf(row, call.now)),
    open: all.filter(({ id, settings }) => sites.includes(id) && settings.signups !== 'invite').map(({ host }) => host),
  };
}

/** Without what no database keeps. */
const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '').trim();

function viewOf(row: RowOf<typeof invitesOfStaff>, now: Date): StaffInvite {
  const { id, host, label, created_at, expires_at, uses, max_uses, staff } = row;
  return {
    ...{ id, site: host, label, uses, max_uses, staff },
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    state: row.used_at ? 'used' : expires_at <= now ? 'over' : row.paused_at ? 'paused' : 'active',
  };
}

/** @throws not_found for a site that is not theirs. */
export async function makeInvites(
  call: StaffCall,
  { site, label, count, uses, days }: MakeInvitesInput,
): Promise<MadeInvites> {
  const there = await atSite(call, site);
  const staff = await actingStaff(call);
  const made: MadeInvites['made'] = [];
  while (made.length < count) {
    const { id, code, url } = await makeInvite(there, days, null, { uses, label: clean(label), staff: staff.id });
    made.push({ id, code, url });
    await record(call, staff, {
      verb: 'invite.made',
      object: 'invite',
      id,
      account: null,
      site,
      after: { uses, days },
    });
  }
  return { made, expires_at: new Date(call.now.getTime() + days * DAY_MS).toISOString() };
}

/** @throws not_found, also for a member's; invite_over, invite_changed_meanwhile (409), invite_ends_before (422). */
export async function changeInvite(
  call: StaffCall,
  { id, seen, seen_expires_at: seenEnd, state, ends }: ChangeInviteInput,
): Promise<{ state: typeof state }> {
  const invite = await staffInvite(call, id);
  if (!invite) throw notFound();
  await scopeOf(call, invite.site_id);
  if (invite.used_at) throw refused('invite_over', 409);
  const before = invite.paused_at ? 'paused' : 'active';
  const expires = ends === undefined ? invite.expires_at : new Date(Date.parse(ends) + DAY_MS);
  if (before === state && expires.getTime() === invite.expires_at.getTime()) return { state };
  if (before !== seen || Date.parse(seenEnd) !== invite.expires_at.getTime())
    throw refused('invite_changed_meanwhile', 409);
  const latest = call.now.getTime() + (MAX_DAYS + 1) * DAY_MS;
  if (ends !== undefined && (expires <= call.now || expires.getTime() > latest))
    throw refused('invite_ends_before', 422);
  await setInvite(call, { id, isPaused: state === 'paused', expires });
  await record(call, await actingStaff(call), {
    verb: 'invite.changed',
    object: 'invite',
    id,
    account: null,
    site: invite.site_id,
    before: { state: before, ends: invite.expires_at.toISOString() },
    after: { state, ends: expires.toISOString() },
  });
  return { state };
}
