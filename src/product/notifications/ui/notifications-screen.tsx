import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconCheck } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { Switch } from '#design/switch.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { NOTIFICATIONS, type Notification } from '../contract.ts';
import type { PreferencesInput, PreferencesView } from '../preferences/contract.ts';
import { useChangePreferences } from './change-preferences.ts';
import { MailStops } from './mail-stops.tsx';
import { PreferenceTable } from './preference-table.tsx';
import { preferencesQuery } from './preferences-query.ts';
import { PushStrip } from './push-strip.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { usePush } from './use-push.ts';

interface NotificationsScreenProps {
  /** Of a link in a mail, whose reader need not log in; null: whoever is logged in. */
  token: string | null;
  marked: Notification | null;
}

export function NotificationsScreen({ token, marked }: NotificationsScreenProps) {
  const t = useTranslations('notifications.settings');
  const query = preferencesQuery(useTransport(), token);
  const { preferences } = useSuspenseQuery(query).data;
  const change = useChangePreferences(query.queryKey, token);
  const push = usePush();
  const none = Object.fromEntries(NOTIFICATIONS.map((name) => [name, false]));
  return (
    <PageContainer width="narrow" className="grid grow grid-cols-1 content-start gap-4 pt-6 pb-20">
      <div>
        <h1 className="display text-t40">{t('title')}</h1>
        <p className="mt-2 break-words text-ink-2">
          {preferences.email}. {t('always')}
        </p>
      </div>
      <MailStops stops={preferences.notifications_disabled} queryKey={token === null ? query.queryKey : null} />
      {token === null && <PushStrip push={push} />}
      {token === null && <SoundSwitch />}
      <PreferenceTable
        preferences={preferences}
        marked={marked}
        pushOn={token !== null || push.state === 'on' || push.state === 'unknown'}
        onChange={change}
      />
      {token === null && <PushManners preferences={preferences} onChange={change} />}
      <div className="grid justify-items-start gap-3">
        <Button variant="outline" onClick={() => change({ mail: none, push: none }, t('saved.allOff'))}>
          {t('allOff')}
        </Button>
        {!preferences.notifications_disabled.includes('listunsubscribe') && (
          <Button variant="quiet" onClick={() => change({ all_mails: false }, t('saved.ended'), false)}>
            {t('allMails')}
          </Button>
        )}
        <p className="flex items-center gap-2 text-ink-2 text-t14">
          <IconCheck className="size-4.5" />
          {t('asYouGo')}
        </p>
      </div>
    </PageContainer>
  );
}

const QUIET = [
  [20, 8],
  [21, 7],
  [22, 7],
  [22, 8],
  [23, 7],
  [23, 9],
  [0, 8],
] as const;

interface PushMannersProps {
  preferences: PreferencesView;
  onChange: (changes: PreferencesInput, said: string) => void;
}

function PushManners({ preferences: { quiet, push_text }, onChange }: PushMannersProps) {
  const t = useTranslations('notifications.settings');
  const locale = useLocale();
  const hour = (at: number) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
      Date.UTC(2026, 0, 1, at),
    );
  const nameOf = (from: number, until: number) => `${hour(from)} – ${hour(until)}`;
  const chosen = quiet ? `${quiet.from}-${quiet.until}` : '';
  const offered = QUIET.map(([from, until]) => ({ value: `${from}-${until}`, label: nameOf(from, until) }));
  const own = quiet && !offered.some(({ value }) => value === chosen);
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface px-4.5 shadow-rest s:px-5.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
        <div className="min-w-0 grow basis-40">
          <p className="font-medium leading-snug">{t('quiet.title')}</p>
          <p className="text-ink-2 text-t14">{t('quiet.text')}</p>
        </div>
        <Select
          look="pill"
          label={t('quiet.title')}
          labelHidden
          value={chosen}
          options={[
            { value: '', label: t('quiet.never') },
            ...offered,
            ...(own ? [{ value: chosen, label: nameOf(quiet.from, quiet.until) }] : []),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const [from, until] = value.split('-').map(Number);
            const hours = from === undefined || until === undefined || value === '' ? null : { from, until };
            onChange(
              { quiet: hours },
              `${t('quiet.title')}: ${hours ? nameOf(hours.from, hours.until) : t('quiet.never')}`,
            );
          }}
        />
      </div>
      <Switch
        place="end"
        className="min-h-16 gap-x-6 py-3.5"
        label={t('words.title')}
        hint={t('words.text')}
        checked={!push_text}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ push_text: !checked }, `${t('words.title')}: ${t(checked ? 'saved.on' : 'saved.off')}`)
        }
      />
    </div>
  );
}

export function OldMailLink() {
  const t = useTranslations('notifications.settings');
  return (
    <PageContainer width="narrow" className="py-10">
      <EmptyState
        headingLevel={1}
        framed={false}
        headline={t('old.title')}
        action={
          <LinkButton render={<Link to="/login" search={{ next: '/notifications' }} />}>{t('old.login')}</LinkButton>
        }
      >
        {t('old.text')}
      </EmptyState>
    </PageContainer>
  );
}
