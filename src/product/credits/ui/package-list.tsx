import type { ReactNode } from 'react';
import { LaterArt } from '#design/art/later-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PackageView } from '../contract.ts';
import { PackageCard } from './package-card.tsx';

/** What stands where nothing is sold. */
export const marketStall = () => import('#design/art/market-stall.tsx').then((module) => module.MarketStall);

/** Every package on offer. `renderAction` gives each its button. */
export function PackageList(props: { packages: PackageView[]; renderAction: (offer: PackageView) => ReactNode }) {
  const { packages, renderAction } = props;
  const t = useTranslations('credits');
  if (!packages.length) {
    return (
      <EmptyState art={<LaterArt load={marketStall} />} layout="row" headline={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={t('packages')}
      className="grid grid-cols-1 gap-4 m:grid-cols-[repeat(auto-fit,minmax(14.5rem,1fr))] m:gap-y-6"
    >
      {packages.map((offer) => (
        <PackageCard key={offer.id} offer={offer} action={renderAction(offer)} />
      ))}
    </ul>
  );
}
