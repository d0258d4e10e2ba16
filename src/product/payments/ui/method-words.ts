import { useLanguage, useTranslations } from '#platform/i18n/intl.tsx';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentMethod } from '../contract.ts';

type Manner = 'directdebit' | 'wiretransfer' | 'card' | 'bank' | 'phone' | 'voucher' | 'account';

const MANNERS: Record<PaymentMethod, Manner> = {
  directdebit: 'directdebit',
  wiretransfer: 'wiretransfer',
  card: 'card',
  paypal: 'account',
  ideal: 'bank',
  bancontact: 'phone',
  blik: 'phone',
  giropay: 'bank',
  sofort: 'bank',
  eps: 'bank',
  applepay: 'phone',
  mobilepay: 'phone',
  swish: 'phone',
  twint: 'phone',
  satispay: 'phone',
  vipps: 'phone',
  nexi: 'account',
  paysafecard: 'voucher',
  przelewy24: 'bank',
};

export const mannerOf = (method: PaymentMethod): Manner => MANNERS[method];

export function firstStepOf(method: PaymentMethod | null) {
  if (method === null) return 'unchosen';
  const manner = mannerOf(method);
  return manner === 'card' || manner === 'directdebit' || manner === 'wiretransfer' ? manner : 'redirect';
}

interface LocalNames {
  language: Locale;
  names: Partial<Record<PaymentMethod, string>>;
}

const GERMAN: LocalNames = {
  language: 'de',
  names: { directdebit: 'SEPA-Lastschrift', wiretransfer: 'Überweisung' },
};
const LOCAL_NAMES: Readonly<Record<string, LocalNames>> = {
  DE: GERMAN,
  AT: GERMAN,
  FR: {
    language: 'fr',
    names: { card: 'Carte bancaire', directdebit: 'Prélèvement SEPA', wiretransfer: 'Virement' },
  },
  PL: { language: 'pl', names: { wiretransfer: 'Przelew' } },
  FI: { language: 'fi', names: { wiretransfer: 'Tilisiirto' } },
};

/** @returns a function of the method and the country, ISO 3166-1 alpha-2. */
export function useMethodName(): (method: PaymentMethod, country: string) => string {
  const t = useTranslations('payments.purchase');
  const language = useLanguage();
  return (method, country) => {
    const own = t(`methods.${method}`);
    const local = LOCAL_NAMES[country];
    const name = local?.names[method];
    if (!local || !name || name === own) return own;
    return local.language === language ? name : `${own} · ${name}`;
  };
}
