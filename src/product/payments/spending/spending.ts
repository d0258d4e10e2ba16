import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { timeZoneOf } from '#platform/http/time-zone-of.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { isTimeZone } from '#platform/i18n/time-zones.ts';
import type { Money } from '#product/credits/contract.ts';
import { ownPackages } from '#product/discounts/discounts.ts';
import type { KeptCapInput, SpendingCapInput, SpendingError, SpendingReply, SpendingView } from './contract.ts';
import { type CapNow, capAt, changeCap, type Month, monthBefore, monthOf } from './policy.ts';
import {
  type CapRow,
  capsOfAccount,
  currencyOfSite,
  deleteCaps,
  lockedCap,
  spentBetween,
  writeCap,
} from './queries.ts';

type ByMember = Authenticated<ReadCall> & Pick<AuthenticatedControllerCall, 'http'>;

/** A zone that was written down may be unknown to a later release of the platform. */
const zoneFrom = (row: Pick<CapRow, 'time_zone'>): string => (isTimeZone(row.time_zone) ? row.time_zone : 'UTC');

/** @param asked the country whose prices they look at. */
export async function spending(call: ByMember, asked: { country?: string | undefined } = {}): Promise<SpendingReply> {
  const { sql, actor, now } = call;
  const rows = await capsOfAccount(sql, { account: actor.id });
  const own = timeZoneOf(call.http);
  const { packages } = await ownPackages(call, asked);
  const usual = packages[0]?.price.currency;
  const least = packages.length ? Math.min(...packages.map(({ price }) => price.amount)) : 0;
  const shown = new Map<string, CapRow | null>(usual ? [[usual, null]] : []);
  for (const row of rows) {
    const { cap, waiting } = capAt(row, now);
    if (cap !== null || waiting) shown.set(row.currency, row);
  }
  const views: SpendingView[] = [];
  for (const [currency, row] of shown)
    views.push(await viewOf(call, currency, row, row ? zoneFrom(row) : own, currency === usual ? least : 1));
  const lastZone = views[0]?.time_zone ?? own;
  const last = monthBefore(monthOf(now, lastZone), lastZone);
  return { currencies: views, last_month: await lastMonth(call, last, lastZone) };
}

async function viewOf(
  call: ByMember,
  currency: string,
  row: CapRow | null,
  time_zone: string,
  least: number,
): Promise<SpendingView> {
  const { cap, waiting } = capAt(row, call.now);
  const month = monthOf(call.now, time_zone);
  const spent = await spentIn(call, month, currency);
  const left = cap === null ? null : Math.max(0, cap - spent);
  const money = (amount: number): Money => ({ amount, currency });
  return {
    currency,
    cap: cap === null ? null : money(cap),
    spent: money(spent),
    left: left === null ? null : money(left),
    renews_at: month.to.toISOString(),
    time_zone,
    waiting: waiting && { cap: waiting.cap === null ? null : money(waiting.cap), at: waiting.at.toISOString() },
    reached: left !== null && left < least,
  };
}

async function lastMonth({ sql, actor }: ByMember, month: Month, time_zone: string) {
  const rows = await spentBetween(sql, { account: actor.id, ...month });
  const spent = rows.filter(({ paid }) => paid > 0).map(({ currency, paid: amount }) => ({ amount, currency }));
  return { at: month.from.toISOString(), time_zone, spent };
}

/** Minor units. */
async function spentIn({ sql, actor }: Authenticated<ReadCall>, month: Month, currency: string): Promise<number> {
  const rows = await spentBetween(sql, { account: actor.id, ...month });
  return rows.find((row) => row.currency === currency)?.counted ?? 0;
}

/** Called in the transaction that writes the order down, before it does. @throws spending_cap_reached (409) */
export async function refuseAboveCap(
  call: Authenticated<WriteCall>,
  price: Money,
  counted: { amount: number; at: Date } | null = null,
): Promise<void> {
  const { tx, actor, now, locale, site } = call;
  const row = await lockedCap.one(tx, { account: actor.id, currency: price.currency });
  const { cap } = capAt(row, now);
  if (!row || cap === null || price.amount === 0) return;
  const timeZone = zoneFrom(row);
  const month = monthOf(now, timeZone);
  const before = counted && counted.at >= month.from ? counted.amount : 0;
  const left = Math.max(0, cap - (await spentIn(call, month, price.currency)) + before);
  if (price.amount <= left) return;
  const formats = formatLocaleOf(locale, site.settings.country);
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, formats);
  throw new AppError<SpendingError>('spending_cap_reached', 409, {
    cap: money(cap),
    left: money(left),
    date: new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone }).format(month.to),
  });
}

/** @throws spending_currency_unknown (422) for one that the site does not sell in. */
export async function setCap(
  call: AuthenticatedControllerCall,
  { currency, cap }: SpendingCapInput,
): Promise<SpendingReply> {
  const sold = await currencyOfSite.one(call.sql, { site: call.site.id, currency });
  const unknown = () =>
    new AppError<SpendingError>('spending_currency_unknown', 422, {}, { currency: 'spending_currency_unknown' });
  await call.transaction(async (within) => {
    const row = await lockedCap.one(within.tx, { account: call.actor.id, currency });
    if (!row && !sold?.sold) throw unknown();
    const before = capAt(row, within.now);
    const after = changeCap(before, cap, within.now);
    if (after.cap === null) return;
    // A zone that could be changed would let the next month begin earlier.
    const zone = row && before.cap !== null ? row.time_zone : timeZoneOf(call.http);
    await write(within, currency, after, zone);
  });
  return spending(call);
}

export async function keepCap(call: AuthenticatedControllerCall, { currency }: KeptCapInput): Promise<SpendingReply> {
  await call.transaction(async (within) => {
    const row = await lockedCap.one(within.tx, { account: call.actor.id, currency });
    const { cap, waiting } = capAt(row, within.now);
    if (row && waiting) await write(within, currency, { cap, waiting: null }, row.time_zone);
  });
  return spending(call);
}

async function write(
  { tx, actor, now }: Authenticated<WriteCall>,
  currency: string,
  { cap, waiting }: CapNow,
  zone: string,
): Promise<void> {
  await writeCap(tx, {
    ...{ account: actor.id, currency, amount: cap ?? 0, zone, now },
    ...{ nextAmount: waiting?.cap ?? null, nextAt: waiting?.at ?? null },
  });
}

export const eraseCaps = ({ tx }: WriteCall, account: number): Promise<unknown> => deleteCaps(tx, { account });
