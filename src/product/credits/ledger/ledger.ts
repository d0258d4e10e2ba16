import { Readable } from 'node:stream';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { CSV_START, csvLine } from '#platform/csv.ts';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { timeZoneOf } from '#platform/http/time-zone-of.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import {
  type LedgerEntry,
  type LedgerFileInput,
  type LedgerInput,
  type LedgerKind,
  type LedgerReply,
  MAX_CSV_ENTRIES,
  REASONS_OF,
} from './contract.ts';
import { type LedgerRow, ledgerPage } from './queries.ts';

const PAGE = 50;
const BATCH_SIZE = 1000;

const reasonsOf = (kind: LedgerKind | undefined) => (kind ? [...REASONS_OF[kind]] : null);

export async function ownLedger(
  { sql, actor }: Authenticated<ReadCall>,
  { kind, before }: LedgerInput,
): Promise<LedgerReply> {
  const found = await ledgerPage(sql, {
    ...{ account: actor.id, before: before ?? null, reasons: reasonsOf(kind), most: PAGE + 1 },
  });
  return { entries: found.slice(0, PAGE).map(entryOf), more: found.length > PAGE };
}

function entryOf(row: LedgerRow): LedgerEntry {
  const { id, amount: credits, reason, created_at, payment_id } = row;
  const other = row.other ? { name: row.name, fictional: row.fictional === true } : null;
  return { id, credits, reason, at: created_at.toISOString(), other, payment_id };
}

/** As it is read, so that a long one takes no memory. */
export function sendLedger(
  { call, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  { kind }: LedgerFileInput,
) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="credits-${call.now.toISOString().slice(0, 10)}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(fileOf(call, kind), { objectMode: false }));
}

const words = serverText('credits.ledger');

async function* fileOf(call: AuthenticatedControllerCall, kind: LedgerKind | undefined): AsyncGenerator<string> {
  const { sql, actor, locale, site, http } = call;
  const formats = formatLocaleOf(locale, site.settings.country);
  const t = words(formats);
  const label = fictionalWord(site, formats);
  const timeOf = timesIn(timeZoneOf(http));
  yield `${CSV_START}${csvLine([t('file.at'), t('file.what'), t('file.other'), t('file.label'), t('file.spent'), t('file.got'), t('file.payment')])}`;
  let before: number | null = null;
  for (let left = MAX_CSV_ENTRIES; left > 0; left -= BATCH_SIZE) {
    const rows: LedgerRow[] = await ledgerPage(sql, {
      ...{ account: actor.id, before, reasons: reasonsOf(kind), most: Math.min(left, BATCH_SIZE) },
    });
    const lines = rows.map(entryOf).map(({ at, reason, other, credits, payment_id }) =>
      csvLine([
        ...[timeOf(at), t(`reason.${reason}`), other && (other.name ?? t('deleted')), other?.fictional ? label : null],
        // In columns of their own: a minus would be taken for a formula.
        ...[credits < 0 ? -credits : null, credits > 0 ? credits : null, payment_id],
      ]),
    );
    if (lines.length) yield lines.join('');
    before = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH_SIZE) return;
  }
}

function timesIn(timeZone: string): (time: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return (time) => format.format(new Date(time));
}
