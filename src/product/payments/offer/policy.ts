import { PAYMENT_METHODS, type PaymentMethod } from '../contract.ts';
import type { MethodOffer } from '../gateway.ts';
import { ORDER_BY_COUNTRY, OTHERS } from './tables.ts';

export interface OfferingAccount {
  readonly offers: readonly MethodOffer[];
  readonly settings: Readonly<Record<string, string>>;
  readonly methodsOff: readonly PaymentMethod[];
}

export interface OfferAsked {
  readonly country: string;
  /** Minor units of `currency`; what is paid, without discounts. */
  readonly amount: number;
  readonly currency: string;
  readonly applePay: boolean;
  readonly methodsOff: readonly PaymentMethod[];
}

function offerOf(account: OfferingAccount, method: PaymentMethod, asked: OfferAsked): MethodOffer | null {
  if (account.methodsOff.includes(method) || asked.methodsOff.includes(method)) return null;
  if (method === 'applepay' && !asked.applePay) return null;
  const found = account.offers.find((offer) => offer.method === method);
  if (!found || (found.onRequest && !isOn(account, method))) return null;
  const fits =
    (found.countries === null || found.countries.includes(asked.country)) &&
    found.currencies.includes(asked.currency) &&
    found.least <= asked.amount &&
    asked.amount <= found.most;
  return fits ? found : null;
}

const isOn = ({ settings }: OfferingAccount, method: PaymentMethod) =>
  (settings.methods_on ?? '').split(/[\s,]+/).includes(method);

/** Each by the first account that offers it, the most usual there first. */
export function offersFor<Account extends OfferingAccount>(
  accounts: readonly Account[],
  asked: OfferAsked,
): Map<PaymentMethod, { account: Account; offer: MethodOffer }> {
  const offered = new Map<PaymentMethod, { account: Account; offer: MethodOffer }>();
  for (const method of orderIn(asked.country)) {
    for (const account of accounts) {
      const offer = offerOf(account, method, asked);
      if (!offer) continue;
      offered.set(method, { account, offer });
      break;
    }
  }
  return offered;
}

function orderIn(country: string): readonly PaymentMethod[] {
  const order = ORDER_BY_COUNTRY[country] ?? OTHERS;
  return [...order, ...PAYMENT_METHODS.filter((method) => !order.includes(method))];
}

/** No row may appear late, so the server guesses by the browser's name. */
export const guessesApplePay = (userAgent: string): boolean =>
  /\b(?:iPhone|iPad)\b/.test(userAgent) ||
  (/\bMacintosh\b/.test(userAgent) &&
    /\bSafari\//.test(userAgent) &&
    !/\b(?:Chrome|Chromium|Edg|Firefox)\//.test(userAgent));
