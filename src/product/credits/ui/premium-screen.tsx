import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LitWindows } from '#design/art/lit-windows.tsx';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/button.tsx';
import { IconCoins, IconPremium } from '#design/icons.tsx';
import { PageContainer, SectionHeading } from '#design/layout.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { PackageView } from '../contract.ts';
import { ChoosePackage } from './choose-package.tsx';
import { PackageList } from './package-list.tsx';
import { COUNTED } from './premium-benefits.tsx';
import { PremiumQuestions } from './premium-questions.tsx';
import { PremiumTable } from './premium-table.tsx';
import { PriceTerms } from './price-terms.tsx';

interface PremiumScreenProps {
  packages: PackageView[];
  own: PackageView[] | undefined;
  country: string;
  onCountry: (country: string) => void;
  next?: string | undefined;
  notice?: ReactNode;
}

const PACKAGES = 'packages';

export function PremiumScreen({ packages, own, country, onCountry, next, notice }: PremiumScreenProps) {
  const t = useTranslations('credits.premium');
  return (
    <PageContainer className="pb-20">
      <Hero packages={own ?? packages} next={next} />
      <section aria-labelledby="changes" className="mt-14 l:mt-20">
        <SectionHeading id="changes">{t('table.heading')}</SectionHeading>
        <PremiumTable labelledBy="changes" />
      </section>
      <section aria-labelledby={PACKAGES} className="mt-14 l:mt-18">
        <SectionHeading id={PACKAGES} className="mb-7! scroll-mt-24">
          {t('packages')}
        </SectionHeading>
        {notice}
        <PackageList
          packages={packages}
          own={own}
          renderAction={(offer) => <ChoosePackage offer={offer} country={country} next={next} />}
        />
        <PriceTerms country={country} onCountry={onCountry} />
      </section>
      <section aria-labelledby="asked" className="mt-14 l:mt-18">
        <SectionHeading id="asked">{t('asked.heading')}</SectionHeading>
        <PremiumQuestions />
      </section>
    </PageContainer>
  );
}

function Hero({ packages, next }: Pick<PremiumScreenProps, 'packages' | 'next'>) {
  const t = useTranslations('credits.premium');
  const locale = useLocale();
  const user = useUser();
  const premium = user?.paid_user ?? false;
  const [least] = packages.toSorted((one, other) => one.price.amount - other.price.amount);
  const money = least ? formatMoney(least.price, locale) : '';
  return (
    <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 pt-6 l:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] l:pt-14">
      <LitWindows className="drop-shadow-[0_10px_14px_oklch(.2_.06_264/.2)] mx-auto block w-full max-w-[26rem] l:order-last l:max-w-none" />
      <div className="min-w-0">
        {premium && (
          <div className="mb-4 flex flex-wrap gap-2">
            <Badge tone="honey-solid" size="l" icon={<IconPremium />}>
              {t('yours')}
            </Badge>
            <Badge tone="honey" size="l" icon={<IconCoins />}>
              <Balance credits={user?.credits ?? 0} />
            </Badge>
          </div>
        )}
        <h1 className="display max-w-[17ch] text-t40 l:text-[clamp(3rem,4.4vw,3.75rem)] l:leading-[1.06]">
          {t('heading', { premium: premium ? 'yes' : 'no' })}
        </h1>
        <p className="mt-3 max-w-[46ch] text-ink-2 text-t18">{t('lead', { premium: premium ? 'yes' : 'no' })}</p>
        <div className="mt-6 grid max-w-[36rem] grid-cols-1 gap-3 s:grid-cols-2">
          {/* A place on this page: it is there before any script. */}
          <LinkButton size="l" wide variant="honey" href={`#${PACKAGES}`}>
            {t('see', { sold: money ? 'yes' : 'no', money })}
          </LinkButton>
          <Second premium={premium} next={next} />
        </div>
        <PremiumPromise />
      </div>
    </div>
  );
}

function Balance({ credits }: { credits: number }) {
  return useTranslations('credits.packages')('balance', { credits });
}

function Second({ premium, next }: { premium: boolean; next: string | undefined }) {
  const t = useTranslations('credits.premium');
  const user = useUser();
  const button = (link: Parameters<typeof LinkButton>[0]['render'], words: ReactNode) => (
    <LinkButton size="l" wide variant="outline" render={link}>
      {words}
    </LinkButton>
  );
  if (premium) return button(<Link to="/transactions/{-$id}" params={{}} />, t('payments'));
  return button(<Link to={next ?? (user ? '/members' : '/')} />, t('stayFree'));
}

/** PRODUCT 20. Only together with how it is counted. */
function PremiumPromise() {
  const t = useTranslations('credits.premium');
  const { premium_chance_percentage: percentage } = useSettings();
  if (percentage === null) return null;
  return (
    <p className="mt-5 text-ink-2 text-t14">
      {t('chance', { percentage })}{' '}
      <a href={`#${COUNTED}`} className="font-semibold text-primary hover:underline">
        {t('counted')}
      </a>
    </p>
  );
}
