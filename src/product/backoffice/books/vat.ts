import type { Authenticated, ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import {
  dueDayOf,
  eurosOf,
  isCorrectable,
  lastDayOf,
  partOf,
  type Quarter,
  quarterOf,
} from '#product/payments/vat/contract.ts';
import { setCurrencyRate } from '#product/payments/vat/set-currency-rate.ts';
import { actingStaff, atSite, companiesOf, type StaffCall } from '../desk/desk.ts';
import { seenIsOld } from '../payments/seen-is-old.ts';
import type { CurrencyRate, CurrencyRateInput, VatCorrection, VatInput, VatReply, VatRow } from './contract.ts';
import { ratesOfQuarters, type VatSumRow, vatCompanies, vatOfQuarter } from './queries.ts';

const QUARTER_MONTHS = 3;

function lastQuarter(now: Date): Quarter {
  const { year, quarter } = quarterOf(now);
  return quarterOf(new Date(Date.UTC(year, (quarter - 1) * QUARTER_MONTHS - 1)));
}

/** @throws not_found for a company, or a site, that is not theirs. */
export async function show(call: Authenticated<ReadCall>, input: VatInput): Promise<VatReply> {
  const { sql, now } = call;
  const own = await companiesOf(call, input.site);
  if (input.company !== undefined && !own.includes(input.company)) throw notFound();
  const companies = await vatCompanies(sql, { companies: own });
  const company = input.company ?? companies[0]?.id ?? null;
  const last = lastQuarter(now);
  const of: Quarter = { year: input.year ?? last.year, quarter: input.quarter ?? last.quarter };
  const running = quarterOf(now);
  const head = {
    ...{ companies, company, ...of, due: dueDayOf(of) },
    runs: of.year > running.year || (of.year === running.year && of.quarter >= running.quarter),
  };
  return { ...head, ...(company === null ? NOTHING : await vatOf(call, company, of)) };
}

const NOTHING = { rows: [], corrections: [], rates: [] };

/** Each sum is in euros by the rate of its own quarter. */
export async function vatOf(
  { sql }: Pick<ReadCall, 'sql'>,
  company: number,
  of: Quarter,
): Promise<Pick<VatReply, 'rows' | 'corrections' | 'rates'>> {
  const sums = await vatOfQuarter(sql, { company, ...of });
  const days = [...new Set(sums.map((sum) => lastDayOf(quarterIn(sum))))];
  const known = await ratesOfQuarters(sql, { company, days });
  const rateFor = (sum: VatSumRow): CurrencyRate => {
    const quarter = quarterIn(sum);
    const day = lastDayOf(quarter);
    const found = known.find((rate) => rate.day === day && rate.currency === sum.currency);
    return { ...quarter, day, currency: sum.currency, per_euro: found?.per_euro ?? null };
  };
  const views = sums.map((sum) => ({ sum, view: rowView(sum, rateFor(sum).per_euro) }));
  const isOwn = ({ of_year, of_quarter }: VatSumRow) => of_year === of.year && of_quarter === of.quarter;
  const rates = new Map(
    sums
      .filter(({ currency }) => currency !== 'EUR')
      .map((sum) => [`${lastDayOf(quarterIn(sum))} ${sum.currency}`, rateFor(sum)]),
  );
  return {
    rows: views.filter(({ sum }) => isOwn(sum)).map(({ view }) => view),
    corrections: views
      .filter(({ sum }) => !isOwn(sum))
      .map(({ sum, view }): VatCorrection => {
        const quarter = quarterIn(sum);
        return { ...view, ...quarter, late: !isCorrectable(quarter, of) };
      }),
    rates: [...rates.values()],
  };
}

const quarterIn = ({ of_year: year, of_quarter: quarter }: VatSumRow): Quarter => ({ year, quarter });

function rowView(sum: VatSumRow, perEuro: string | null): VatRow {
  const { country, rate, currency, home, net, vat, documents } = sum;
  const euros = (units: number) => (currency === 'EUR' ? units : perEuro === null ? null : eurosOf(units, perEuro));
  return {
    ...{ part: partOf({ country, home }), country, rate, currency, net, vat, documents },
    ...{ eur_net: euros(net), eur_vat: euros(vat) },
  };
}

/** @throws not_found for a company that is not theirs, seen_is_old (409) where somebody entered another one meanwhile. */
export async function enterRate(call: StaffCall, input: CurrencyRateInput): Promise<{ per_euro: string }> {
  const { company, year, quarter, currency, rate, seen } = input;
  if (!(await companiesOf(call)).includes(company)) throw notFound();
  const site = (await call.sites.all()).find(({ companyId }) => companyId === company);
  const there = site ? await atSite(call, site.id) : call;
  const entered = { company, currency, day: lastDayOf({ year, quarter }), rate, seen };
  if (!(await setCurrencyRate(there, await actingStaff(call), entered))) throw seenIsOld();
  return { per_euro: rate };
}
