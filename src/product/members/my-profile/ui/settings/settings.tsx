import type { ReactNode } from 'react';
import { IconAccount, IconHide, IconLock, IconThemeDark, IconThemeSystem } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { AccountSettings } from './account-settings.tsx';
import { AppearanceSettings } from './appearance-settings.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { PrivacySettings } from './privacy-settings.tsx';
import { SettingsSection } from './settings-section.tsx';

const SECTIONS = [
  { id: 'account', Icon: IconAccount },
  { id: 'privacy', Icon: IconHide },
  { id: 'appearance', Icon: IconThemeDark },
  { id: 'device', Icon: IconThemeSystem },
] as const;

interface SettingsScreenProps {
  account?: ReactNode;
  privacy?: ReactNode;
  last?: { id: string; title: string; rows: ReactNode };
}

export function SettingsScreen({ account, privacy, last }: SettingsScreenProps) {
  const t = useTranslations('accounts.settings');
  const sections = [
    ...SECTIONS.map(({ id, Icon }) => ({ id, Icon, title: t(`${id}.title`) })),
    ...(last ? [{ ...last, Icon: IconLock }] : []),
  ];
  return (
    <PageContainer className="grow pb-20">
      <div className="grid grid-cols-1 gap-x-12 l:grid-cols-[12.5rem_minmax(0,47.5rem)] xl:grid-cols-[12.5rem_minmax(0,47.5rem)_12.5rem] xl:justify-center">
        <nav aria-label={t('sections')} className="pt-9 max-l:hidden">
          <ul className="sticky top-24 grid gap-1">
            {sections.map(({ id, Icon, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-3 rounded-control px-4 font-medium text-ink-2 hover:bg-surface-2 hover:text-ink"
                >
                  <Icon className="size-4.5" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <h1 className="display pt-6 text-t40 l:pt-9">{t('title')}</h1>
          <AccountSettings>{account}</AccountSettings>
          <PrivacySettings>{privacy}</PrivacySettings>
          <AppearanceSettings />
          <DeviceSettings />
          {last && (
            <SettingsSection id={last.id} title={last.title}>
              {last.rows}
            </SettingsSection>
          )}
        </div>
      </div>
    </PageContainer>
  );
}
