import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import {
  askedFactorReset,
  askForFactorReset,
  decideFactorReset,
  overResets,
  resetEnds,
} from '#product/accounts/staff/ask-for-factor-reset.ts';
import { changeStaff, editableStaff, endColleague, lockOf } from '#product/accounts/staff/change-staff.ts';
import type { StaffError, StaffPost } from '#product/accounts/staff/contract.ts';
import { inviteAgain, inviteStaff } from '#product/accounts/staff/invite-staff.ts';
import { record } from '#product/audit/audit.ts';
import type { AuditVerb } from '#product/audit/contract.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { actingStaff, atSite, type StaffCall, scopeOf, staffOf } from '../desk/desk.ts';
import type {
  ChangeColleagueInput,
  Colleague,
  ColleagueInput,
  ColleaguesInput,
  ColleaguesReply,
  DecideResetInput,
  InviteColleagueInput,
} from './contract.ts';
import { staffOnSites } from './queries.ts';

type Ok = { ok: true };
const OK: Ok = { ok: true };
const MAX_LISTED = 500;

/** Who has all sites sees those of all in any case. */
export async function listStaff(call: Authenticated<ReadCall>, { site }: ColleaguesInput): Promise<ColleaguesReply> {
  const { sites } = await scopeOf(call, site);
  const me = (await staffOf(call))?.id;
  const rows = await staffOnSites(call.sql, {
    sites,
    all: call.actor.allSites,
    over: overResets(call.now),
    most: MAX_LISTED,
  });
  const staff = rows.map((row): Colleague => {
    const { id, email, role, name, host, passkeys, totp, all_sites, status, last_seen, signup_date } = row;
    const locked = lockOf(call.actor, { id, role, site: row.site_id, allSites: all_sites });
    return {
      ...{ id, email, name, role, site: row.site_id, host, all_sites, passkeys, totp },
      invited: status === 'not_confirmed',
      since: signup_date.toISOString(),
      last_seen: last_seen?.toISOString() ?? null,
      locked,
      reset:
        row.reset_id !== null && row.requested_at !== null
          ? {
              id: row.reset_id,
              at: row.requested_at.toISOString(),
              until: resetEnds(row.requested_at).toISOString(),
              by: row.asked_by ?? '',
              own: row.asking_staff_id === me,
            }
          : null,
    };
  });
  return { staff };
}

/** @throws not_found for a site that is not theirs, staff_wider (403), and what `inviteStaff` throws. */
export async function invite(call: StaffCall, { email, role, site, all_sites }: InviteColleagueInput) {
  const there = await atSite(call, site);
  if (all_sites && !call.actor.allSites) throw new AppError<StaffError>('staff_wider', 403);
  const id = await inviteStaff(there, { email, role, allSites: all_sites });
  await note(call, 'staff.invited', id, { after: factsOf({ role, site, allSites: all_sites }) });
  return { id };
}

export async function change(call: StaffCall, { id, role, site, all_sites, seen }: ChangeColleagueInput): Promise<Ok> {
  await mustBeTheirs(call, id);
  await scopeOf(call, site);
  const before = await changeStaff(call, {
    account: id,
    ...{ role, site, allSites: all_sites },
    seen: { role: seen.role, site: seen.site, allSites: seen.all_sites },
  });
  if (before)
    await note(call, 'staff.changed', id, {
      before: factsOf(before),
      after: factsOf({ role, site, allSites: all_sites }),
    });
  return OK;
}

export async function end(call: StaffCall, { id }: ColleagueInput): Promise<Ok> {
  await mustBeTheirs(call, id);
  const before = await endColleague(call, id);
  await note(call, 'staff.ended', id, { before: factsOf(before) });
  return OK;
}

export async function mailAgain(call: StaffCall, { id }: ColleagueInput): Promise<Ok> {
  const there = await mustBeTheirs(call, id);
  await editableStaff(call, id);
  await inviteAgain(there, id);
  await note(call, 'staff.invited_again', id);
  return OK;
}

export async function askReset(call: StaffCall, { id }: ColleagueInput): Promise<Ok> {
  await mustBeTheirs(call, id);
  const staff = await actingStaff(call);
  await askForFactorReset(call, staff, id);
  await note(call, 'staff.factor_asked', id, {}, staff);
  return OK;
}

/** @throws staff_factor_decided (409) for a request that is over, also one of a site that is not theirs. */
export async function decideReset(call: StaffCall, { id, approve }: DecideResetInput): Promise<Ok> {
  const account = await askedFactorReset(call, id);
  if (account === null) throw new AppError<StaffError>('staff_factor_decided', 409);
  const there = await mustBeTheirs(call, account);
  const staff = await actingStaff(call);
  await decideFactorReset(there, staff, { id, approve });
  await note(call, approve ? 'staff.factor_reset' : 'staff.factor_kept', account, {}, staff);
  return OK;
}

/** @throws not_found for members, and for who is of another site. */
async function mustBeTheirs(call: StaffCall, id: number): Promise<StaffCall> {
  const row = await findAccount(call, id);
  if (row?.kind !== 'staff' || row.status === 'deleted') throw notFound();
  const { sites } = await scopeOf(call);
  if (!sites.includes(row.site_id)) throw notFound();
  return { ...call, site: await call.sites.byId(row.site_id) };
}

const factsOf = ({ role, site, allSites }: StaffPost) => ({ role, site, all_sites: allSites });

async function note(
  call: StaffCall,
  verb: AuditVerb,
  id: number,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
  staff?: ProvenStaff,
): Promise<void> {
  await record(call, staff ?? (await actingStaff(call)), { verb, object: 'staff', id, account: id, ...change });
}
