import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { goBackToVersion, listSiteVersions, type SiteSettingsReply, showSiteSettings } from '../contract.ts';
import { inShort } from './setting-row.tsx';
import { versionsQuery } from './settings-query.ts';

export function Versions({ newest }: { newest: SiteSettingsReply }) {
  const t = useTranslations('backoffice.settings');
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { versions } = useSuspenseQuery(versionsQuery(transport, newest.site.id)).data;
  const back = useMutation({
    mutationFn: (version: number) =>
      transport.call(goBackToVersion, { site: newest.site.id, version, seen: newest.version }),
    onSuccess: ({ version }) => toast({ tone: 'success', title: t('saved', { version }) }),
    onError: ({ message }) => toast({ tone: 'danger', title: message }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(showSiteSettings) }),
        queryClient.invalidateQueries({ queryKey: keyOf(listSiteVersions) }),
      ]),
  });
  if (versions.length === 0) return <p className="py-6 text-ink-2 text-t14">{t('noVersions')}</p>;
  return (
    <ol className="flex flex-col text-t14">
      {versions.map(({ version, at, staff, changed }) => (
        <li key={version} className="flex flex-col gap-2 border-line border-b py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-semibold">{t('version', { version })}</h3>
            <span className="text-ink-2 text-t13">
              <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
              {' · '}
              {staff || t('unknown')}
            </span>
            {version !== newest.version && (
              <Button
                variant="outline"
                size="s"
                className="ms-auto"
                busy={back.isPending && back.variables === version}
                onClick={() => back.mutate(version)}
              >
                {t('goBack')}
              </Button>
            )}
          </div>
          {changed.map(({ name, before, after }) => (
            <p key={name} className="text-t13 [overflow-wrap:anywhere]">
              <code>{name}</code>
              <br />
              <del className="bg-danger-tint px-1 no-underline">− {inShort(before, t)}</del>{' '}
              <ins className="bg-primary-tint px-1 no-underline">+ {inShort(after, t)}</ins>
            </p>
          ))}
          {changed.length === 0 && <p className="text-ink-2 text-t13">{t('firstKept')}</p>}
        </li>
      ))}
    </ol>
  );
}
