import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { PageContainer, PageHeading, Panel, SectionHeading, TwoColumns } from '#design/layout.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { PackageView } from '../contract.ts';
import { EveryCountry } from './every-country.tsx';
import { PricesForm } from './prices-form.tsx';
import { PricingTable } from './pricing-table.tsx';
import { WhatCreditsPay } from './what-credits-pay.tsx';

interface PricingScreenProps {
  packages: PackageView[];
  country: string;
  gifts: readonly number[];
  onCountry: (country: string) => void;
}

/** PRODUCT 22: the same for visitors and members. */
export function PricingScreen({ packages, country, gifts, onCountry }: PricingScreenProps) {
  const t = useTranslations('credits.pricing');
  const { message_credits: credits } = useSettings();
  return (
    <PageContainer className="pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageHeading title={t('title')} lead={t('lead', { credits })} />
        <PricesForm country={country} onCountry={onCountry} />
      </div>
      <TwoColumns className="mt-8" side={<Side packages={packages} />}>
        <PricingTable packages={packages} country={country} />
        {packages.length > 0 && <WhatCreditsPay packages={packages} gifts={gifts} />}
      </TwoColumns>
      <section aria-labelledby="everywhere" className="mt-14 l:mt-18">
        <SectionHeading id="everywhere" lead={t('everywhere.lead')}>
          {t('everywhere.heading')}
        </SectionHeading>
        <EveryCountry country={country} />
      </section>
    </PageContainer>
  );
}

function Side({ packages }: Pick<PricingScreenProps, 'packages'>) {
  const t = useTranslations('credits.pricing');
  return (
    <div className="flex flex-col gap-4">
      {packages.some(({ messages }) => messages > 0) && <Evenings packages={packages} />}
      <div className="rounded-card border border-line-2 border-dashed p-5 text-t14">
        <FictionalLabel fictional />
        <p className="mt-2.5">{t('fictional')}</p>
      </div>
      <LinkButton variant="honey" size="l" wide render={<Link to="/premium" search={{}} />}>
        {t('premium')}
      </LinkButton>
    </div>
  );
}

function Evenings({ packages }: Pick<PricingScreenProps, 'packages'>) {
  const t = useTranslations('credits.pricing.evenings');
  const { free_conversations: free } = useSettings();
  const locale = useLocale();
  const [short, long] = packages.toSorted((one, other) => one.messages - other.messages);
  return (
    <Panel as="section">
      <h2 className="headline text-t22">{t('heading')}</h2>
      <dl className="mt-2">
        {short && (
          <Evening name={t('short')} price={formatMoney(short.price, locale)}>
            {t('shortText', { free, messages: short.messages })}
          </Evening>
        )}
        {long && (
          <Evening name={t('long')} price={formatMoney(long.price, locale)}>
            {t('longText', { messages: long.messages })}
          </Evening>
        )}
      </dl>
    </Panel>
  );
}

function Evening({ name, price, children }: { name: string; price: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-3 last:border-b-0 last:pb-0">
      <dt>
        <span className="block font-semibold">{name}</span>
        <span className="block text-ink-2 text-t14">{children}</span>
      </dt>
      <dd className="font-semibold tabular-nums">{price}</dd>
    </div>
  );
}
