import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { Money } from '#product/credits/contract.ts';
import { packagesFor, payingCountry } from '#product/credits/credits.ts';
import {
  type DiscountCode,
  type DiscountCodeReply,
  type DiscountError,
  type DiscountKind,
  type DiscountSearch,
  type OwnPricesReply,
  TIME_BONUS_CODE,
  TIME_BONUS_PERCENT,
  type TimeBonusReply,
  totalOf,
} from './contract.ts';
import {
  type Circumstances,
  readCode,
  refusalOf,
  runsUntil,
  type StoredCode,
  takeOver,
  timeBonusEnd,
} from './policy.ts';
import {
  codesNamed,
  codeWord,
  insertRedemption,
  insertSiteCode,
  lockAccount,
  lockCode,
  markReturned,
  markTakenOver,
  markUsed,
  type SiteCodeKind,
  validRedemptions,
} from './queries.ts';

export interface AppliedDiscount {
  id: number;
  code: string;
  kind: DiscountKind;
  /** Hundredths of a percent. */
  percentage: number;
  /** ISO 8601; null where it has no end. */
  ends_at: string | null;
}

export interface AskedPrice {
  price: Money;
  country: string;
  /** One of PAYMENT_METHODS; undefined while none is chosen. */
  method?: string | undefined;
  typed?: string | undefined;
}

export interface DiscountedPrice {
  total: Money;
  discount: AppliedDiscount | null;
  refused: DiscountError | null;
}

const discountNotFound = () => new AppError<DiscountError>('discount_not_found', 404);
const discountUsed = () => new AppError<DiscountError>('discount_used', 409);
const refusal = (why: DiscountError) => (why === 'discount_used' ? discountUsed() : discountNotFound());

/** A typed code replaces the active discount only if the total falls. Visitors have none but typed codes. */
export async function discountedPrice(
  call: ReadCall,
  { price, method, ...asked }: AskedPrice,
): Promise<DiscountedPrice> {
  return (await discountsFor(call, asked))(price, method);
}

export async function discountsFor(
  call: ReadCall,
  { country, typed }: Pick<AskedPrice, 'country' | 'typed'>,
): Promise<(price: Money, method?: string) => DiscountedPrice> {
  const word = typed ? readCode(typed) : null;
  const { circumstances, codes } = await readCodes(call, word === null ? [] : [word]);
  const own =
    codes.find(({ kind }) => kind === 'time_bonus' && timeBonusEnd(circumstances)) ??
    welcomeAmong(codes, circumstances);
  const other = word === null ? null : (codes.find(({ code }) => code === word) ?? null);
  return (price, method) => {
    const purchase = { country, price, method };
    const active = own && refusalOf(own, circumstances, purchase) === null ? own : null;
    const usual = { ...priceWith(active, circumstances, price), refused: null };
    if (!typed?.trim() || (active && other?.id === active.id)) return usual;
    const refused = other ? refusalOf(other, circumstances, purchase) : 'discount_not_found';
    if (!other || refused) return { ...usual, refused };
    const replaced = priceWith(other, circumstances, price);
    const lower = replaced.total.amount < usual.total.amount;
    return lower ? { ...replaced, refused: null } : { ...usual, refused: 'discount_not_lower' };
  };
}

export async function ownPackages(call: ReadCall, asked: { country?: string | undefined }): Promise<OwnPricesReply> {
  const country = await payingCountry(call, asked.country);
  const priceOf = await discountsFor(call, { country });
  const { packages } = await packagesFor(call, { country }, (price) => priceOf(price).total);
  return { packages };
}

const welcomeAmong = (codes: readonly StoredCode[], { welcome }: Circumstances): StoredCode | null =>
  codes.find(({ kind, percentage }) => kind === 'welcome' && percentage === welcome.percentage * 100) ?? null;

function priceWith(
  code: StoredCode | null,
  circumstances: Circumstances,
  price: Money,
): Pick<DiscountedPrice, 'total' | 'discount'> {
  if (!code) return { total: price, discount: null };
  const { id, code: word, kind, percentage } = code;
  const ends_at = endOf(code, circumstances);
  return { total: totalOf(price, percentage), discount: { id, code: word, kind, percentage, ends_at } };
}

/** @returns ISO 8601; null where it has no end. */
function endOf(code: StoredCode, circumstances: Circumstances): string | null {
  const end = runsUntil(code, circumstances);
  return end ? end.toISOString() : null;
}

/** Locks the account first. @returns the payment that lost it. @throws discount_used (409), discount_not_found (404) */
export async function redeem(
  call: Authenticated<WriteCall>,
  discount: number,
  payment: number,
): Promise<{ overtaken: number | null }> {
  const { tx, actor, site, now } = call;
  await lockAccount(tx, { account: actor.id });
  const word = (await codeWord.one(tx, { id: discount, site: site.id }))?.code;
  const { circumstances, codes } = await readCodes(call, word === undefined ? [] : [word]);
  const code = codes.find(({ id }) => id === discount);
  if (!code || runsUntil(code, circumstances) === false) throw discountNotFound();
  const everybodys = code.validity === 'once';
  if (everybodys) await lockCode(tx, { id: discount });
  const redemptions =
    code.validity === 'unlimited' ? [] : await validRedemptions(tx, { discount, account: actor.id, everybodys });
  const verdict = takeOver(redemptions, actor.id, payment);
  if (verdict === 'repeated') return { overtaken: null };
  if (verdict === 'used') throw discountUsed();
  const { overtaken } = verdict;
  if (overtaken) await markTakenOver(tx, { id: overtaken.id, now });
  if (!(await insertRedemption.one(tx, { discount, account: actor.id, payment, now }))) throw discountNotFound();
  return { overtaken: overtaken?.payment_id ?? null };
}

/** Paid ones keep their redemption, also when it had been taken over; others give it back. Idempotent. */
export async function endRedemption(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  payment: number,
  how: 'used' | 'returned',
): Promise<void> {
  await (how === 'used' ? markUsed : markReturned)(tx, { payment, now });
}

/** @throws discount_not_found (404), discount_used (409) */
export async function discountAsked(call: ReadCall, asked: DiscountSearch): Promise<DiscountCodeReply> {
  const word = asked.code === undefined ? null : readCode(asked.code);
  if (word === null && (asked.code !== undefined || !asked.welcome)) throw discountNotFound();
  const { circumstances, codes } = await readCodes(call, word === null ? [] : [word]);
  const found = word === null ? welcomeAmong(codes, circumstances) : codes.find(({ code }) => code === word);
  if (!found) throw discountNotFound();
  const refused = refusalOf(found, circumstances, { country: await payingCountry(call, asked.country) });
  if (refused) throw refusal(refused);
  return { discountcode: discountView(found, circumstances) };
}

/** @throws discount_not_found (404): there is none, or it is over. */
export async function runningTimeBonus(call: Authenticated<ReadCall>): Promise<TimeBonusReply> {
  const { circumstances } = await readCodes(call, []);
  const { bonus, now } = circumstances;
  const end = timeBonusEnd(circumstances);
  if (!bonus || !end || bonus.used_by_caller) throw discountNotFound();
  const percent = bonus.percentage / 100;
  return {
    code: bonus.code,
    value_percentage: percent,
    percentage: percent,
    ends_at: end.toISOString(),
    now: now.toISOString(),
  };
}

export function discountView(code: StoredCode, circumstances: Circumstances): DiscountCode {
  const percent = code.percentage / 100;
  return {
    code: code.code,
    country: code.country,
    user_id: code.account_id,
    expires: endOf(code, circumstances),
    value_percentage: percent,
    percentage: percent,
    currency: code.currency,
    minimum_order_value: code.minimum_order_value,
    minimum: code.minimum_order_value,
    status: code.status,
    validity: code.validity,
    expired: runsUntil(code, circumstances) === false,
    paymentmethods: code.methods && [...code.methods],
  };
}

export async function readCodes(
  call: ReadCall,
  words: readonly string[],
): Promise<{ circumstances: Circumstances; codes: StoredCode[] }> {
  const { sql, site, actor, now } = call;
  const { welcome_discount: welcome } = site.settings;
  const member = actor?.kind === 'member' ? actor.id : null;
  const own = member === null ? [] : siteCodes(welcome.percentage);
  const asked = { site: site.id, account: member, codes: [...own.map(({ code }) => code), ...words] };
  let codes = await codesNamed(sql, asked);
  const missing = own.filter(({ code }) => !codes.some((each) => each.code === code));
  for (const each of missing) await insertSiteCode(sql, { site: site.id, ...each, now });
  if (missing.length) codes = await codesNamed(sql, asked);
  // A member has always been told of the site's own codes, so there is a row to read them from.
  const [{ buyer_id: id, signup_date: signedUp, paid_user: paid, bought } = {}] = codes;
  const buyer = id && signedUp ? { id, signedUp, paid: paid === true, bought: bought === true } : null;
  const bonus = codes.find(({ kind }) => kind === 'time_bonus') ?? null;
  return { circumstances: { now, buyer, bonus, welcome }, codes };
}

interface SiteCode {
  code: string;
  kind: SiteCodeKind;
  /** Hundredths of a percent. */
  percentage: number;
}

/** @param welcome percent; another size is another code, so that no redemption changes with the setting. */
function siteCodes(welcome: number): SiteCode[] {
  const bonus: SiteCode = { code: TIME_BONUS_CODE, kind: 'time_bonus', percentage: TIME_BONUS_PERCENT * 100 };
  if (welcome <= 0) return [bonus];
  return [bonus, { code: `WELCOME${welcome}`, kind: 'welcome', percentage: welcome * 100 }];
}
