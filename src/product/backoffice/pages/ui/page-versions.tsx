import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { TextVersions, VersionLines } from '../../desk/ui/text-versions.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { restoreSitePage, type SitePageReply, showSitePage } from '../contract.ts';
import { linesOf, OF_PAGES, type Which } from './pages-query.ts';

interface PageVersionsProps {
  which: Which;
  newest: SitePageReply;
  disabled: boolean;
}

export function PageVersions({ which, newest, disabled }: PageVersionsProps) {
  const t = useTranslations('backoffice.pages');
  const { mutate, isPending } = useAct(
    (transport, version: number) => transport.call(restoreSitePage, { ...which, seen: newest.version, version }),
    { said: ({ version }) => t('saved', { version }), changes: OF_PAGES, alsoRefused: true },
  );
  return (
    <TextVersions
      versions={newest.versions}
      disabled={disabled}
      busy={isPending}
      onGoBack={mutate}
      look={(version) => <VersionText which={which} version={version} />}
    />
  );
}

function VersionText({ which, version }: { which: Which; version: number }) {
  const { data } = useQuery(apiQuery(useTransport(), showSitePage, { ...which, version }));
  return data && <VersionLines lines={linesOf(data.draft)} />;
}
