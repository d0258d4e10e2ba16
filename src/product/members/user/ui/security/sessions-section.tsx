import { useSuspenseQuery } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { endOtherSessions, endSession, type SessionView } from '#product/accounts/sessions/contract.ts';
import { SettingsRow, SettingsSection } from '../../../my-profile/ui/settings/settings-section.tsx';
import { useGuarded } from './use-guarded.tsx';

export function SessionsSection() {
  const t = useTranslations('accounts.security');
  const transport = useTransport();
  const { sessions } = useSuspenseQuery(securityQuery(transport)).data;
  const { run, busy, dialog } = useGuarded();
  const endOthers = () =>
    run(async () => {
      await transport.call(endOtherSessions, {});
      toast({ tone: 'success', title: t('sessions.othersEnded') });
    });
  return (
    <>
      <SettingsSection id="sessions" title={t('sessions.title')}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </SettingsSection>
      {sessions.length > 1 && (
        <Button variant="outline" className="mt-3 max-s:w-full" busy={busy} onClick={endOthers}>
          {t('sessions.others')}
        </Button>
      )}
      {dialog}
    </>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const t = useTranslations('accounts.security');
  const locale = useLocale();
  const format = useFormatter();
  const transport = useTransport();
  const { run, busy, dialog } = useGuarded();
  const device = useDeviceName()(session);
  const { id, country, current, last_used_at } = session;
  const end = () =>
    run(async () => {
      await transport.call(endSession, { id });
      toast({ tone: 'success', title: t('sessions.ended') });
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
          <>
            <Button
              variant="quiet"
              size="s"
              className="-me-4"
              busy={busy}
              aria-label={t('sessions.endName', { device })}
              onClick={end}
            >
              {t('sessions.end')}
            </Button>
            {dialog}
          </>
        )
      }
    />
  );
}

export function useDeviceName(): (session: Pick<SessionView, 'browser' | 'system'>) => string {
  const t = useTranslations('accounts.security');
  return ({ browser, system }) =>
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
}
