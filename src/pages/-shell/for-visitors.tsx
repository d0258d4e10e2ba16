import { useLazy } from '#platform/browser/use-lazy.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { isLander, warnsAtEntry } from '../page-names.ts';
import { EntryWarning } from './entry-warning.tsx';
import { Overlays } from './overlays.tsx';
import { usePage } from './use-page.ts';

const loadSourceStrip = () => import('./source-strip.tsx').then((module) => module.SourceStrip);

/** What lies over every page of a visitor. */
export function ForVisitors() {
  const settings = useSettings();
  const page = usePage();
  const SourceStrip = useLazy(loadSourceStrip, settings.asks_about_source === true);
  return (
    <Overlays>
      {/* Landers carry a warning of their own. */}
      {!isLander(page) && warnsAtEntry(page, settings.geoip_country) && <EntryWarning />}
      {settings.asks_about_source && SourceStrip && <SourceStrip />}
    </Overlays>
  );
}
