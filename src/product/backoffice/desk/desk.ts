import type { Authenticated, CallFacts, ReadCall, WriteCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import type { Role } from '#product/accounts/contract.ts';
import { type ProvenStaff, proveStaff, staffWithAccount } from '#product/audit/staff.ts';
import type { Site } from '#product/sites/contract.ts';
import { waitingComplaints, waitingReports, waitingTexts } from '../cases/queries.ts';
import { waitingDisputes } from '../disputes/queries.ts';
import { inboxScope } from '../inbox/policy.ts';
import { waitingInbox } from '../inbox/queries.ts';
import { waitingTransferLines } from '../transfers/queries.ts';
import type { DeskInput, DeskReply, QueueName } from './contract.ts';
import { waitingPhotos } from './queries.ts';

export type StaffCall = Authenticated<WriteCall>;

/** Follows from the row of who calls; what they ask for only narrows it. @throws not_found for a foreign site. */
export async function scopeOf(
  { actor, sites }: Pick<Authenticated<CallFacts>, 'actor' | 'sites'>,
  site?: number,
): Promise<{ sites: number[] }> {
  const all = await sites.all();
  const own = all.filter(({ id }) => actor.allSites || id === actor.siteId).map(({ id }) => id);
  if (site === undefined) return { sites: own };
  if (!own.includes(site)) throw notFound();
  return { sites: [site] };
}

/** Whose sites are all theirs: a bank's file and tax belong to a company. @throws not_found for a site that is not. */
export async function companiesOf(
  call: Pick<Authenticated<CallFacts>, 'actor' | 'sites'>,
  site?: number,
): Promise<number[]> {
  const { sites: own } = await scopeOf(call);
  const { sites: asked } = await scopeOf(call, site);
  const all = await call.sites.all();
  const narrowed = new Set(all.filter(({ id }) => asked.includes(id)).map(({ companyId }) => companyId));
  const foreign = new Set(all.filter(({ id }) => !own.includes(id)).map(({ companyId }) => companyId));
  return [...narrowed].filter((company) => !foreign.has(company));
}

/** By the number that decisions of two people compare. Their first act gives it to them. */
export const actingStaff = (call: StaffCall): Promise<ProvenStaff> =>
  proveStaff(call, call.actor.id, () => nameOf(call));

/** Null before their first act. */
export const staffOf = (call: Authenticated<ReadCall>): Promise<ProvenStaff | null> =>
  staffWithAccount(call, call.actor.id);

/** Its mails and links then are that site's. @throws not_found for one that is not theirs. */
export async function atSite<Call extends Authenticated<CallFacts>>(call: Call, site: number): Promise<Call> {
  await scopeOf(call, site);
  return { ...call, site: await call.sites.byId(site) };
}

/** @throws not_found where there is none on a site of theirs. */
export async function atSiteOf<Call extends Authenticated<ReadCall>>(call: Call, account: number): Promise<Call> {
  const row = await findAccount(call, account);
  if (!row) throw notFound();
  return atSite(call, row.site_id);
}

async function nameOf(call: Authenticated<ReadCall>): Promise<string> {
  const account = await findAccount(call, call.actor.id);
  const [name] = (account?.email ?? `staff ${call.actor.id}`).split('@');
  return (name ?? '').slice(0, MAX_NAME);
}

/** Letters that the table of staff has room for, with a number behind. */
const MAX_NAME = 45;

const HANDLED_BY: Record<QueueName, Role> = {
  photos: 'moderator',
  texts: 'moderator',
  reports: 'moderator',
  complaints: 'moderator',
  inbox: 'moderator',
  transfers: 'finance',
  chargebacks: 'finance',
};
type Count = (
  call: Authenticated<ReadCall>,
  of: { sites: number[]; companies: number[] },
) => Promise<{ count: number | null } | null>;
const COUNTS: Record<QueueName, Count> = {
  photos: ({ sql }, { sites }) => waitingPhotos.one(sql, { sites }),
  texts: ({ sql }, { sites }) => waitingTexts.one(sql, { sites }),
  reports: ({ sql }, { sites }) => waitingReports.one(sql, { sites }),
  complaints: ({ sql }, { sites }) => waitingComplaints.one(sql, { sites }),
  inbox: (call, { sites }) => waitingInbox.one(call.sql, inboxScope(call, sites)),
  transfers: ({ sql }, { companies }) => waitingTransferLines.one(sql, { companies }),
  chargebacks: ({ sql }, { sites }) => waitingDisputes.one(sql, { sites }),
};

export async function show(call: Authenticated<ReadCall>, { site }: DeskInput): Promise<DeskReply> {
  const { actor } = call;
  const { sites } = await scopeOf(call, site);
  const own = await scopeOf(call);
  const companies = await companiesOf(call, site);
  const waiting = await Promise.all(
    Object.entries(COUNTS).map(async ([queue, count]) => {
      const mine = actor.role === 'admin' || actor.role === HANDLED_BY[queue as QueueName];
      return [queue, mine ? ((await count(call, { sites, companies }))?.count ?? 0) : null] as const;
    }),
  );
  return {
    name: (await staffOf(call))?.name ?? (await nameOf(call)),
    role: actor.role ?? 'support',
    all_sites: actor.allSites,
    sites: (await call.sites.all()).filter(({ id }) => own.sites.includes(id)).map(siteView),
    waiting: Object.fromEntries(waiting) as DeskReply['waiting'],
  };
}

const siteView = ({ id, host, origin, settings }: Site) => ({ id, host, origin, name: settings.name });
