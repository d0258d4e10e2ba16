import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { acknowledgeAnomaly, acknowledgeFinding } from '#product/payments/acknowledge-finding.ts';
import { actingStaff, atSite, companiesOf, type StaffCall, scopeOf } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import { type AnomalyInput, type FindingsInput, type FindingsReply, MAX_FINDINGS } from './contract.ts';
import { findingKindOf } from './policy.ts';
import { anomalyNamed, findingNumbered, openAnomaliesAt, openFindings } from './queries.ts';

const DONE = { ok: true } as const;

export async function list(call: Authenticated<ReadCall>, { site }: FindingsInput): Promise<FindingsReply> {
  const { sites } = await scopeOf(call, site);
  const companies = await companiesOf(call, site);
  const all = call.actor.allSites && site === undefined;
  const findings = await openFindings(call.sql, { sites, all, most: MAX_FINDINGS });
  const anomalies = await openAnomaliesAt(call.sql, { sites, companies, most: MAX_FINDINGS });
  return {
    findings: findings.map((row) => ({
      ...{
        id: row.id,
        wrong: row.wrong,
        kind: findingKindOf(row.wrong),
        member: row.account_id,
        payment: row.payment_id,
      },
      ...{ found_at: row.found_at.toISOString(), last_at: row.last_at.toISOString() },
      acknowledged: row.acknowledged_at && { at: row.acknowledged_at.toISOString(), by: row.staff_name ?? '' },
    })),
    anomalies: anomalies.map((row) => ({
      ...{ account: row.payment_account_id, event: row.event_id, provider: row.provider, what: row.anomaly ?? '' },
      ...{ object: row.object, reference: row.reference, at: row.received_at.toISOString() },
      ...{ payment: row.payment_id, member: row.account_id },
    })),
  };
}

/** @throws not_found on a site that is not theirs, seen_is_old (409) where somebody has seen it before. */
export async function see(call: StaffCall, { id }: { id: number }): Promise<typeof DONE> {
  const { sites } = await scopeOf(call);
  const row = await findingNumbered.one(call.tx, { id, sites, all: call.actor.allSites });
  if (!row) throw notFound();
  const there = row.site_id === null ? call : await atSite(call, row.site_id);
  if (!(await acknowledgeFinding(there, await actingStaff(call), id))) throw seenIsOld();
  return DONE;
}

/** @throws not_found where none of theirs is open. */
export async function closeOne(call: StaffCall, { account, event }: AnomalyInput): Promise<typeof DONE> {
  const { sites } = await scopeOf(call);
  const companies = await companiesOf(call);
  const named = event.replaceAll('\u0000', '');
  const row = await anomalyNamed.one(call.tx, { sites, companies, account, event: named });
  if (!row) throw notFound();
  const there = row.site_id === null ? call : await atSite(call, row.site_id);
  const about = { account, event: named, payment: row.payment_id, member: row.account_id };
  if (!(await acknowledgeAnomaly(there, await actingStaff(call), about))) throw seenIsOld();
  return DONE;
}
