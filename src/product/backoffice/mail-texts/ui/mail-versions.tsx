import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { TextVersions, VersionLines } from '../../desk/ui/text-versions.tsx';
import { useAct } from '../../desk/ui/use-act.ts';
import { restoreSiteMail, type SiteMailReply, showSiteMail } from '../contract.ts';
import { OF_MAILS, type Which } from './mails-query.ts';

interface MailVersionsProps {
  which: Which;
  newest: SiteMailReply;
  disabled: boolean;
}

export function MailVersions({ which, newest, disabled }: MailVersionsProps) {
  const t = useTranslations('backoffice.pages');
  const { mutate, isPending } = useAct(
    (transport, version: number) => transport.call(restoreSiteMail, { ...which, seen: newest.version, version }),
    { said: ({ version }) => t('saved', { version }), changes: OF_MAILS, alsoRefused: true },
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
  const { data } = useQuery(apiQuery(useTransport(), showSiteMail, { ...which, version }));
  return data && <VersionLines lines={data.texts.map(({ text }) => text)} />;
}
