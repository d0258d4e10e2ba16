import { Suspense } from 'react';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { isLander, warnsAtEntry } from '../page-names.ts';
import { EntryWarning } from './entry-warning.tsx';
import { lazyPart } from './lazy-part.ts';
import { Overlays } from './overlays.tsx';
import { usePage } from './use-page.ts';

const SourceStrip = lazyPart(() => import('./source-strip.tsx'));

/** What lies over every page of a visitor. */
export default function VisitorPart() {
  const settings = useSettings();
  const page = usePage();
  return (
    <Overlays>
      {/* Landers carry a warning of their own. */}
      {!isLander(page) && warnsAtEntry(page, settings.geoip_country) && <EntryWarning />}
      <Suspense>{settings.asks_about_source && <SourceStrip />}</Suspense>
    </Overlays>
  );
}
