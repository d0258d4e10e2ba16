import { type CsvCell, csvSheet, separatorFor } from '#platform/csv.ts';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { noteLook } from '#product/audit/staff.ts';
import { actingStaff } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import { ownPayoutBatch } from './payers-for.ts';
import { payoutLinesAfter } from './queries.ts';

const words = serverText('backoffice.payouts');
const COLUMNS = ['reference', 'payment', 'member', 'holder', 'last4', 'money', 'state', 'code', 'on'] as const;
/** More stand in no file of a bank. */
const MAX_LINES = 100_000;

/** @throws not_found, seen_is_old (409) where the bank refused it. */
export async function sendLines(
  { call, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  { id }: { id: number },
): Promise<unknown> {
  const { batch, there } = await ownPayoutBatch(call, id);
  if (batch.refused_at) throw seenIsOld();
  const formats = formatLocaleOf(call.locale, call.site.settings.country);
  const t = words(formats);
  const rows = await payoutLinesAfter(call.sql, { batch: id, after: 0, most: MAX_LINES });
  const lines = rows.map((row): CsvCell[] => [
    ...[row.end_to_end_id, row.payment_id, row.account_id, row.holder, row.iban_last4],
    ...[{ units: row.amount, decimals: 2 }, t(`states.${row.state}`), row.answer_code, row.answered_on],
  ]);
  await call.transaction(async (within) =>
    noteLook(within, await actingStaff(within), { site: there.site.id, object: 'payout_batch', id }),
  );
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${batch.message_id ?? id}.csv"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(csvSheet([COLUMNS.map((name) => t(`file.${name}`)), ...lines], separatorFor(formats)));
}
