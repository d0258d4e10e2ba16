import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useDaysAgo } from '#platform/i18n/days-ago.ts';
import { useLanguage, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES, localeOf } from '#platform/i18n/locales.ts';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { useChooseLanguage } from '../../../user/ui/language.ts';
import { useUser } from '../../../user/ui/user.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';

/** @param children rows of other features. */
export function AccountSettings({ children }: { children: ReactNode }) {
  const t = useTranslations('accounts.settings');
  const user = useUser();
  return (
    <SettingsSection id="account" title={t('account.title')}>
      <SettingsRow
        name={t('account.email')}
        text={user?.email}
        control={
          <LinkButton
            variant="quiet"
            size="s"
            className="-me-4"
            aria-label={`${t('account.change')}: ${t('account.email')}`}
            render={<Link to="/profile/email" />}
          >
            {t('account.change')}
          </LinkButton>
        }
      />
      <SettingsRow
        name={t('account.password')}
        text={<PasswordAge />}
        control={
          <LinkButton
            variant="quiet"
            size="s"
            className="-me-4"
            aria-label={`${t('account.change')}: ${t('account.password')}`}
            render={<Link to="/profile/password" />}
          >
            {t('account.change')}
          </LinkButton>
        }
      />
      <SettingsRow
        name={t('account.username')}
        text={user?.profile?.name}
        control={
          <LinkButton
            variant="quiet"
            size="s"
            className="-me-4"
            aria-label={`${t('account.change')}: ${t('account.username')}`}
            render={<Link to="/profile" search={{ edit: 'basics' }} />}
          >
            {t('account.change')}
          </LinkButton>
        }
      />
      <SettingsRow
        name={t('account.security')}
        text={t('account.securityText')}
        control={
          <LinkButton
            variant="quiet"
            size="s"
            className="-me-4"
            aria-label={`${t('account.securityOpen')}: ${t('account.security')}`}
            render={<Link to="/profile/security" />}
          >
            {t('account.securityOpen')}
          </LinkButton>
        }
      />
      <SettingsRow name={t('account.language')} text={t('account.languageText')} control={<LanguageSelect />} />
      <SettingsRow
        name={t('account.notifications')}
        text={t('account.notificationsText')}
        control={
          <LinkButton
            variant="quiet"
            size="s"
            className="-me-4"
            aria-label={`${t('account.choose')}: ${t('account.notifications')}`}
            render={<Link to="/notifications" />}
          >
            {t('account.choose')}
          </LinkButton>
        }
      />
      {children}
    </SettingsSection>
  );
}

function PasswordAge() {
  const t = useTranslations('accounts.settings');
  const ago = useDaysAgo();
  const user = useUser();
  const { password_changed_at: changed } = useSuspenseQuery(securityQuery(useTransport())).data;
  if (changed !== null) return t('account.passwordChanged', { when: ago(new Date(changed)) });
  return user ? t('account.passwordKept', { when: ago(new Date(user.signup_date)) }) : null;
}

function LanguageSelect() {
  const t = useTranslations('accounts.settings');
  const language = useLanguage();
  const choose = useChooseLanguage();
  const [chosen, setChosen] = useState(language);
  return (
    <Select
      label={t('account.language')}
      labelHidden
      look="pill"
      value={chosen}
      options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(event) => {
        const wanted = localeOf(event.target.value) ?? language;
        setChosen(wanted);
        choose(wanted).catch(() => {
          setChosen(language);
          toast({ tone: 'danger', title: t('failed') });
        });
      }}
    />
  );
}
