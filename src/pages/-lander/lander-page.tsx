import type { ComponentType } from 'react';
import { type Niche, nicheOf } from '#product/landers/contract.ts';
import { EntryDialog } from '#product/landers/ui/entry-dialog.tsx';
import { LanderFooter } from '#product/landers/ui/lander-footer.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { UsNotice } from '../-shell/us-notice.tsx';
import { usePage } from '../-shell/use-page.ts';
import { warnsAtEntry } from '../page-names.ts';

export function LanderPage({ design: Design }: { design: ComponentType<{ niche: Niche }> }) {
  const { niche, geoip_country: country, enable_site_entry_popup: warns } = useSettings();
  const page = usePage();
  return (
    <>
      <Design niche={nicheOf(niche)} />
      {page.layout === 'lander' && (
        <LanderFooter>
          <UsNotice />
        </LanderFooter>
      )}
      {warns && warnsAtEntry(page, country) && <EntryDialog />}
    </>
  );
}
