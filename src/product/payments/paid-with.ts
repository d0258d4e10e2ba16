import type { ReadCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { PaymentFailure, PaymentMethod } from './contract.ts';
import type { MethodDetail } from './gateway.ts';

const payments = serverText('payments.purchase');

interface Paid {
  method: PaymentMethod;
  locale: Locale;
  detail: MethodDetail | null;
}

export function paidWith({ site }: ReadCall, { method, locale, detail }: Paid): string {
  const name = payments(formatLocaleOf(locale, site.settings.country))(`methods.${method}`);
  const brand = detail?.brand?.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  const card = [brand, detail?.last4].filter(Boolean).join(' ');
  return card ? `${name}, ${card}` : name;
}

export function whyFailed({ site }: ReadCall, failure: PaymentFailure | null, locale: Locale): string {
  if (failure === null || failure === 'unknown') return '';
  return payments(formatLocaleOf(locale, site.settings.country))(`ended.why.${failure}`);
}
