import type { ReadCall } from '#platform/call.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { formatMoney } from '#platform/i18n/money.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { Money } from '#product/credits/contract.ts';
import type { MandateWords } from './contract.ts';
import type { SepaAccount } from './sepa-account.ts';

const mandate = serverText('payments.mandate');

interface MandateOf {
  account: SepaAccount;
  reference: string;
  price: Money;
}

/** In the creditor's language too: both know then what was agreed to. */
export function mandateWords(call: Pick<ReadCall, 'locale' | 'site'>, of: MandateOf): MandateWords[] {
  const { language } = of.account;
  const locales = language === call.locale ? [language] : [call.locale, language];
  return locales.map((locale) => wordsIn(call, locale, of));
}

function wordsIn(
  { site }: Pick<ReadCall, 'site'>,
  locale: Locale,
  { account, reference, price }: MandateOf,
): MandateWords {
  const formats = formatLocaleOf(locale, site.settings.country);
  const t = mandate(formats);
  const { holder: creditor, street, houseNumber, postalCode, city, country, creditorId, noticeDays: days } = account;
  const land = countriesIn(formats).of(country) ?? country;
  return {
    locale,
    title: t('title'),
    facts: [
      { name: t('creditor'), value: creditor },
      { name: t('address'), value: `${street} ${houseNumber}, ${postalCode} ${city}, ${land}` },
      { name: t('creditorId'), value: creditorId },
      { name: t('reference'), value: reference },
      { name: t('kind'), value: t('once', { amount: formatMoney(price, formats) }) },
    ],
    // A creditor's name may end as a sentence does: “B.V.”.
    paragraphs: [
      t('authorise', { creditor }).replace('..', '.'),
      t('refund'),
      t('rights'),
      t('notice', { creditor, days }),
    ],
  };
}
