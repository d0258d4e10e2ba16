import type { ReactNode } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PackageView } from '../contract.ts';
import { PackageCard } from './package-card.tsx';

export const marketStall = () => import('#design/art/market-stall.tsx').then((module) => module.MarketStall);

interface PackageListProps {
  packages: PackageView[];
  own?: PackageView[] | undefined;
  renderAction: (offer: PackageView) => ReactNode;
}

export function PackageList({ packages, own, renderAction }: PackageListProps) {
  const t = useTranslations('credits.packages');
  if (!packages.length) {
    return (
      <EmptyState art={<Scene load={marketStall} />} layout="row" headline={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <ul
      aria-label={t('packages')}
      className="@container grid grid-cols-1 gap-4 m:grid-cols-[repeat(auto-fit,minmax(14.5rem,1fr))] m:gap-y-6"
    >
      {packages.map((usual) => {
        const offer = own?.find(({ id }) => id === usual.id) ?? usual;
        const was = offer.price.amount < usual.price.amount ? usual.price : null;
        return <PackageCard key={offer.id} offer={offer} was={was} action={renderAction(offer)} />;
      })}
    </ul>
  );
}
