import type { Money } from '#product/credits/contract.ts';
import { type DiscountCode, type DiscountError, type DiscountKind, TIME_BONUS_SECONDS } from './contract.ts';

const DAY_MS = 86_400_000;

export interface StoredCode {
  readonly id: number;
  readonly code: string;
  readonly kind: DiscountKind;
  readonly account_id: number | null;
  readonly country: string | null;
  /** Hundredths of a percent. */
  readonly percentage: number;
  readonly currency: string | null;
  /** Minor units of `currency`. */
  readonly minimum_order_value: number | null;
  readonly methods: readonly string[] | null;
  readonly validity: DiscountCode['validity'];
  readonly status: DiscountCode['status'];
  readonly starts_at: Date | null;
  readonly expires_at: Date | null;
  readonly used_by_caller: boolean;
  /** It counts once for everybody, and somebody else's order, open or paid, has it. */
  readonly taken_by_other: boolean;
}

export interface Buyer {
  readonly id: number;
  readonly signedUp: Date;
  /** SPEC: `paid_user`. */
  readonly paid: boolean;
  readonly bought: boolean;
}

export interface Circumstances {
  readonly now: Date;
  readonly buyer: Buyer | null;
  readonly bonus: StoredCode | null;
  /** The site's setting: percent, and days from the sign-up. */
  readonly welcome: { readonly percentage: number; readonly days: number };
}

type TimeBonusOffer = Pick<StoredCode, 'status' | 'starts_at' | 'expires_at' | 'percentage'>;

/** By the server's clock, from the sign-up. Null where there is none or it is over. */
export function timeBonusEnd({ now, buyer, bonus }: Circumstances): Date | null {
  if (!buyer || !bonus || buyer.paid || bonus.status !== 'active' || !signedUpDuring(bonus, buyer)) return null;
  return endAfter(buyer.signedUp, TIME_BONUS_SECONDS * 1000, now);
}

/** PRODUCT 38: who was offered the time bonus gets a smaller one only, and not before the countdown is over. */
export function welcomeEnd(circumstances: Circumstances): Date | null {
  const { now, buyer, bonus, welcome } = circumstances;
  if (!buyer || buyer.paid || buyer.bought || welcome.percentage <= 0) return null;
  if (timeBonusEnd(circumstances)) return null;
  if (bonus && mayHaveBeenOffered(bonus, buyer) && welcome.percentage * 100 >= bonus.percentage) return null;
  return endAfter(buyer.signedUp, welcome.days * DAY_MS, now);
}

/** Of one that was stopped since nobody knows who had seen it. */
function mayHaveBeenOffered(bonus: TimeBonusOffer, buyer: Buyer): boolean {
  return bonus.status !== 'active' || signedUpDuring(bonus, buyer);
}

const signedUpDuring = ({ starts_at: from, expires_at: to }: TimeBonusOffer, { signedUp }: Buyer): boolean =>
  (!from || signedUp >= from) && (!to || signedUp < to);

function endAfter(start: Date, milliseconds: number, now: Date): Date | null {
  const end = new Date(start.getTime() + milliseconds);
  return now < end ? end : null;
}

/** Null is without an end, false not at all. */
export function runsUntil(code: StoredCode, circumstances: Circumstances): Date | null | false {
  if (code.kind === 'time_bonus') return timeBonusEnd({ ...circumstances, bonus: code }) ?? false;
  if (code.status !== 'active') return false;
  if (code.account_id !== null && code.account_id !== circumstances.buyer?.id) return false;
  if (code.kind === 'welcome')
    return code.percentage === circumstances.welcome.percentage * 100 && (welcomeEnd(circumstances) ?? false);
  const { now } = circumstances;
  if (code.starts_at && now < code.starts_at) return false;
  return code.expires_at && now >= code.expires_at ? false : code.expires_at;
}

export interface Purchase {
  readonly country: string;
  readonly price?: Money;
  readonly method?: string | undefined;
}

export function refusalOf(
  code: StoredCode,
  circumstances: Circumstances,
  { country, price, method }: Purchase,
): Exclude<DiscountError, 'discount_not_lower'> | null {
  if (runsUntil(code, circumstances) === false) return 'discount_not_found';
  if (code.country !== null && code.country !== country) return 'discount_not_found';
  if (code.taken_by_other || (code.used_by_caller && code.validity !== 'unlimited')) return 'discount_used';
  if (method !== undefined && code.methods && !code.methods.includes(method)) return 'discount_unsuited';
  if (!price) return null;
  if (code.currency !== null && code.currency !== price.currency) return 'discount_unsuited';
  return price.amount < (code.minimum_order_value ?? 0) ? 'discount_unsuited' : null;
}

export interface Redemption {
  readonly id: number;
  readonly account_id: number;
  readonly payment_id: number;
  readonly state: 'held' | 'used' | 'returned' | 'taken_over';
}

/** From the member's own open order the newer one takes it over. */
export function takeOver(
  redemptions: readonly Redemption[],
  account: number,
  payment: number,
): 'used' | 'repeated' | { overtaken: Redemption | null } {
  if (redemptions.some(({ payment_id }) => payment_id === payment)) return 'repeated';
  if (redemptions.some(({ state, account_id }) => state === 'used' || account_id !== account)) return 'used';
  return { overtaken: redemptions[0] ?? null };
}

export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{3,24}$/.test(code) ? code : null;
}
