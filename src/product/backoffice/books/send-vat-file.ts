import type { Authenticated, ReadCall } from '#platform/call.ts';
import { type CsvCell, csvSheet, separatorFor } from '#platform/csv.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { companiesOf } from '../desk/desk.ts';
import type { BooksError, VatCorrection, VatFileInput, VatRow } from './contract.ts';
import { vatOf } from './vat.ts';

const words = serverText('backoffice.books');

/** @throws not_found for a foreign company, currency_rate_missing (409) where a sum cannot be said in euros. */
export async function sendVatFile(
  { call, reply }: Omit<RawCall, 'call'> & { call: AuthenticatedControllerCall },
  input: VatFileInput,
): Promise<unknown> {
  const { company, year, quarter, sheet } = input;
  if (!(await companiesOf(call)).includes(company)) throw notFound();
  const text = await sheetOf(call, input);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="vat-${year}-Q${quarter}-${sheet}.csv"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(text);
}

async function sheetOf(
  call: Authenticated<ReadCall>,
  { company, year, quarter, sheet }: VatFileInput,
): Promise<string> {
  const { rows, corrections } = await vatOf(call, company, { year, quarter });
  const formats = formatLocaleOf(call.locale, call.site.settings.country);
  const t = words(formats);
  const head = (
    names: readonly ('part' | 'country' | 'rate' | 'net' | 'vat' | 'documents' | 'ofYear' | 'ofQuarter' | 'late')[],
  ) => names.map((name) => t(`file.${name}`));
  const lines: CsvCell[][] =
    sheet === 'return'
      ? addedUp(rows, ({ part, country, rate }) => `${part} ${country} ${rate}`).map(
          ({ first, net, vat, documents }) => [
            ...[t(`parts.${first.part}`), first.country, cents(first.rate), cents(net), cents(vat), documents],
          ],
        )
      : addedUp(corrections, ({ part, country, year: y, quarter: q }) => `${part} ${country} ${y} ${q}`).map(
          ({ first, net, vat, documents }) => [
            ...[t(`parts.${first.part}`), first.country, first.year, first.quarter],
            ...[cents(vat), cents(net), documents, first.late ? t('file.isLate') : ''],
          ],
        );
  const names =
    sheet === 'return'
      ? head(['part', 'country', 'rate', 'net', 'vat', 'documents'])
      : head(['part', 'country', 'ofYear', 'ofQuarter', 'vat', 'net', 'documents', 'late']);
  return csvSheet([names, ...lines], separatorFor(formats));
}

/** Also hundredths of a percent. */
const cents = (units: number): CsvCell => ({ units, decimals: 2 });

interface Added<Row> {
  first: Row;
  net: number;
  vat: number;
  documents: number;
}

function addedUp<Row extends VatRow | VatCorrection>(rows: readonly Row[], keyOf: (row: Row) => string): Added<Row>[] {
  const added = new Map<string, Added<Row>>();
  for (const row of rows) {
    const { eur_net, eur_vat, documents } = row;
    if (eur_net === null || eur_vat === null) throw new AppError<BooksError>('currency_rate_missing', 409);
    const {
      first,
      net,
      vat,
      documents: before,
    } = added.get(keyOf(row)) ?? { first: row, net: 0, vat: 0, documents: 0 };
    added.set(keyOf(row), { first, net: net + eur_net, vat: vat + eur_vat, documents: before + documents });
  }
  return [...added.values()];
}
