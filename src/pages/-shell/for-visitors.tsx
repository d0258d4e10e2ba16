import { useEffect } from 'react';
import { forgetKept } from '#platform/browser/has-worker.ts';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { isLander, warnsAtEntry } from '../page-names.ts';
import { EntryWarning } from './entry-warning.tsx';
import { Overlays } from './overlays.tsx';
import { usePage } from './use-page.ts';

const loadSourceStrip = () => import('./source-strip.tsx').then((module) => module.SourceStrip);

export function ForVisitors() {
  const settings = useSettings();
  const page = usePage();
  const SourceStrip = useLazy(loadSourceStrip, settings.asks_about_source === true);
  // Who was logged in may have been logged out elsewhere, and the worker is not told of that.
  useEffect(forgetKept, []);
  return (
    <Overlays>
      {/* Landers carry a warning of their own. */}
      {!isLander(page) && warnsAtEntry(page, settings.geoip_country) && <EntryWarning />}
      {settings.asks_about_source && SourceStrip && <SourceStrip />}
    </Overlays>
  );
}
