import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '#design/button.tsx';
import { Switch } from '#design/switch.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type MyProfileReply, showMyProfile } from '../../contract.ts';
import { myProfileQuery, useSaveProfile } from '../my-profile-query.ts';
import { SettingsRow, SettingsSection } from './settings-section.tsx';

type Appearing = 'search_engines' | 'landers';
/** Milliseconds in which a switch can be taken back from its message. */
const UNDO_FOR_MS = 10_000;

/** @param children rows of other features. */
export function PrivacySettings({ children }: { children: ReactNode }) {
  const t = useTranslations('accounts.settings');
  return (
    <SettingsSection id="privacy" title={t('privacy.title')}>
      {children}
      <AppearingSwitch name="search_engines" label={t('privacy.search')} hint={t('privacy.searchText')} />
      <AppearingSwitch name="landers" label={t('privacy.landers')} hint={t('privacy.landersText')} />
      <SettingsRow
        name={t('privacy.blocked')}
        text={t('privacy.blockedText')}
        control={
          <LinkButton
            variant="quiet"
            size="s"
            className="-me-4"
            aria-label={`${t('privacy.list')}: ${t('privacy.blocked')}`}
            render={<Link to="/profile/blocked" />}
          >
            {t('privacy.list')}
          </LinkButton>
        }
      />
    </SettingsSection>
  );
}

/** PRODUCT 46: saved at once, with the way back. */
function AppearingSwitch({ name, label, hint }: { name: Appearing; label: string; hint: string }) {
  const t = useTranslations('accounts.settings');
  const { profile } = useSuspenseQuery(myProfileQuery(useTransport())).data;
  const queryClient = useQueryClient();
  const save = useSaveProfile();
  const show = (value: boolean) =>
    queryClient.setQueryData<MyProfileReply>(
      keyOf(showMyProfile),
      (now) => now && { profile: { ...now.profile, [name]: value } },
    );
  const change = (value: boolean, undoable: boolean) => {
    show(value);
    save.mutate(
      { [name]: value },
      {
        onSuccess: () => {
          const said = { search_engines: ['searchOff', 'searchOn'], landers: ['landersOff', 'landersOn'] } as const;
          const undo = { label: t('undo'), onPress: () => change(!value, false) };
          toast({
            tone: 'success',
            title: t(`said.${said[name][value ? 1 : 0]}`),
            ...(undoable && { action: undo, lasts: UNDO_FOR_MS }),
          });
        },
        onError: (error) => {
          show(!value);
          toast({ tone: 'danger', title: t('failed'), text: error.message });
        },
      },
    );
  };
  return (
    <Switch
      place="end"
      className="min-h-16 gap-x-6 py-3.5"
      label={label}
      hint={hint}
      checked={profile[name]}
      onChange={(event) => change(event.target.checked, true)}
    />
  );
}
