import { notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { noteLook } from '#product/audit/staff.ts';
import { attachAgreedTerms, attachPage } from '#product/content/pages/attach-page.ts';
import { actingStaff, atSite, scopeOf } from '../desk/desk.ts';
import { collectEvidence } from './collect-evidence.ts';
import type { EvidenceInput, EvidencePart } from './contract.ts';
import { type DisputeSource, disputeOnSites } from './queries.ts';
import { writeEvidence } from './write-evidence.ts';

/** @throws not_found on a site that is not theirs, and for terms that nobody agreed to. */
export async function sendEvidence(
  { call, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  { id, part }: EvidenceInput,
): Promise<unknown> {
  const { sites } = await scopeOf(call);
  const row = await disputeOnSites.one(call.sql, { id, sites });
  if (!row?.site_id) throw notFound();
  const { site_id: site, account_id: account, payment_id: payment } = row;
  const html = await fileOf(await atSite(call, site), row, part);
  await call.transaction(async (within) =>
    noteLook(within, await actingStaff(within), { site, object: 'export', id: payment, account }),
  );
  return reply
    .type('text/html; charset=utf-8')
    .header('content-disposition', `attachment; filename="order-${payment}-${part}.html"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(html);
}

async function fileOf(call: AuthenticatedControllerCall, row: DisputeSource, part: EvidencePart): Promise<string> {
  if (part === 'evidence') return writeEvidence(call, row, await collectEvidence(call, row));
  if (part === 'policy') {
    const asked = { slug: 'return-policy', locale: row.locale, at: row.ordered_at.toISOString() };
    return String((await attachPage(call, asked)).content);
  }
  if (row.terms_id === null) throw notFound();
  return String((await attachAgreedTerms(call, { id: row.terms_id })).content);
}
