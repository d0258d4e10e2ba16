import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { showSecurity } from '#product/accounts/security/contract.ts';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { endOtherSessions, endSession, type SessionView } from '#product/accounts/sessions/contract.ts';
import { SettingsRow, SettingsSection } from '../../../own/ui/settings/settings-section.tsx';

/** Where somebody is logged in, this device first. */
export function SessionsSection() {
  const t = useTranslations('security');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { sessions } = useSuspenseQuery(securityQuery(transport)).data;
  const others = useMutation({
    mutationFn: () => transport.call(endOtherSessions, {}),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(showSecurity) });
      toast({ tone: 'success', title: t('sessions.othersEnded') });
    },
    onError: (error) => toast({ tone: 'danger', title: error.message || t('failed') }),
  });
  return (
    <>
      <SettingsSection id="sessions" title={t('sessions.title')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </SettingsSection>
      {sessions.length > 1 && (
        <Button variant="outline" className="mt-3 max-s:w-full" busy={others.isPending} onClick={() => others.mutate()}>
          {t('sessions.others')}
        </Button>
      )}
    </>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const t = useTranslations('security');
  const locale = useLocale();
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const device = useDeviceName()(session);
  const { id, country, current, last_used_at } = session;
  const end = useMutation({
    mutationFn: () => transport.call(endSession, { id }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(showSecurity) });
      toast({ tone: 'success', title: t('sessions.ended') });
    },
    onError: (error) => toast({ tone: 'danger', title: error.message || t('failed') }),
  });
  const place = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  const when = current
    ? ''
    : t('sessions.used', { date: format.dateTime(new Date(last_used_at), { dateStyle: 'medium' }) });
  return (
    <SettingsRow
      name={device}
      text={[place, when].filter(Boolean).join(' · ')}
      control={
        current ? (
          <Badge tone="online">{t('sessions.current')}</Badge>
        ) : (
          <Button
            variant="quiet"
            size="s"
            className="-me-4"
            busy={end.isPending}
            aria-label={t('sessions.endName', { device })}
            onClick={() => end.mutate()}
          >
            {t('sessions.end')}
          </Button>
        )
      }
    />
  );
}

/** Names a session's device: “Firefox on Windows”. */
export function useDeviceName(): (session: Pick<SessionView, 'browser' | 'system'>) => string {
  const t = useTranslations('security');
  return ({ browser, system }) =>
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
}
