import { SectionHeading } from '#design/layout.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { PackageView } from '../contract.ts';

interface WhatCreditsPayProps {
  packages: PackageView[];
  gifts: readonly number[];
}

export function WhatCreditsPay({ packages, gifts }: WhatCreditsPayProps) {
  const t = useTranslations('credits.pricing.pay');
  const settings = useSettings();
  const { message_credits, photo_credits, signup_credits, free_conversations: conversations } = settings;
  const currency = packages[0]?.price.currency ?? 'EUR';
  const rows = [
    { name: t('message'), least: message_credits, most: message_credits },
    { name: t('photo'), least: photo_credits, most: photo_credits },
    ...(gifts.length ? [{ name: t('gift'), least: Math.min(...gifts), most: Math.max(...gifts) }] : []),
    { name: t('signup'), least: signup_credits, most: signup_credits },
    ...(conversations > 0 ? [{ name: t('opening', { conversations }), least: 0, most: 0 }] : []),
  ];
  return (
    <section aria-labelledby="pay" className="mt-10">
      <SectionHeading id="pay">{t('heading')}</SectionHeading>
      <table aria-labelledby="pay" className="w-full table-fixed tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('inCredits')}</th>
            <th scope="col">{t('inMoney')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, least, most }) => (
            <tr key={name}>
              <th scope="row" className={`${CELL} text-start font-semibold w-[38%]`}>
                {name}
              </th>
              <td className={`${CELL} text-ink-2 w-[25%]`}>
                {most === 0 ? t('free') : least === most ? t('one', { credits: most }) : t('some', { least, most })}
              </td>
              <td className={`${CELL} text-end`}>
                <Range from={leastOf(packages, least)} to={mostOf(packages, most)} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const CELL = 'border-line border-b py-3.5 pe-3 align-baseline last:pe-0 max-s:text-t14';

/** Amounts in minor units. */
function Range({ from, to, currency }: { from: number; to: number; currency: string }) {
  const t = useTranslations('credits.pricing.pay');
  const locale = useLocale();
  const [low, high] = [from, to].map((amount) => formatMoney({ amount, currency }, locale));
  return from === to || !low || !high ? low : t('range', { from: low, to: high });
}

const leastOf = (packages: readonly PackageView[], spent: number): number =>
  Math.min(...packages.map((pack) => costOf(pack, spent)));
const mostOf = (packages: readonly PackageView[], spent: number): number =>
  Math.max(...packages.map((pack) => costOf(pack, spent)));

/** Minor units, rounded up as everywhere. */
const costOf = ({ price, credits }: PackageView, spent: number): number => Math.ceil((price.amount * spent) / credits);
