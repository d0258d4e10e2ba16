import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { nicheOf } from '#product/landers/contract.ts';
import { EntryDialog } from '#product/landers/ui/entry-dialog.tsx';
import { landerMemberQuery } from '#product/landers/ui/lander-members-query.ts';
import type { MemberLanderProps } from '#product/landers/ui/landing/landing.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { usePage } from '../-shell/use-page.ts';
import { warnsAtEntry } from '../page-names.ts';

interface MemberLanderPageProps {
  id: string;
  design: ComponentType<MemberLanderProps>;
}

export function MemberLanderPage({ id, design: Design }: MemberLanderPageProps) {
  const { niche, geoip_country: country, enable_site_entry_popup: warns } = useSettings();
  const page = usePage();
  const { members, icebreakers } = useSuspenseQuery(landerMemberQuery(useTransport(), Number(id))).data;
  return (
    <>
      <Design niche={nicheOf(niche)} member={members[0] ?? null} icebreakers={icebreakers} />
      {warns && warnsAtEntry(page, country) && <EntryDialog />}
    </>
  );
}
