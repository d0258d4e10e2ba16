import { useEffect, useState } from 'react';
import { cx } from '#design/cx.ts';
import { IconCheck } from '#design/icons.tsx';
import { chooseTheme, readTheme, type ThemeChoice } from '#design/theme.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { SettingsSection } from './settings-section.tsx';

const THEMES = [
  { value: 'light', label: 'account.themeLight' },
  { value: 'dark', label: 'account.themeDark' },
  { value: 'system', label: 'account.themeSystem' },
] as const satisfies readonly { value: ThemeChoice; label: string }[];

export function AppearanceSettings() {
  const t = useTranslations('accounts.settings');
  const shell = useTranslations('pages.shell');
  const [theme, setTheme] = useState<ThemeChoice | null>(null);
  useEffect(() => setTheme(readTheme()), []);
  return (
    <SettingsSection id="appearance" title={t('appearance.title')}>
      <fieldset className="min-w-0 py-4.5">
        <legend className="sr-only">{t('appearance.title')}</legend>
        <div className="grid grid-cols-3 gap-3">
          {THEMES.map(({ value, label }) => (
            <label key={value} className="group relative grid min-w-0 gap-2 text-center font-medium text-t14">
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => {
                  chooseTheme(value);
                  setTheme(value);
                }}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control forced-colors:appearance-auto"
              />
              <span className="pointer-events-none relative grid aspect-[3/2] max-h-24 w-full overflow-hidden rounded-control border border-line-2 peer-checked:border-primary peer-checked:shadow-[0_0_0_1px_var(--primary)]">
                <Sample theme={value === 'dark' ? 'dark' : 'light'} />
                {value === 'system' && (
                  <span className="absolute inset-0 grid [clip-path:polygon(58%_0,100%_0,100%_100%,42%_100%)]">
                    <Sample theme="dark" />
                  </span>
                )}
                {theme === value && (
                  <span className="absolute end-1.5 bottom-1.5 grid size-5 place-items-center rounded-full bg-primary-fill text-on-primary">
                    <IconCheck className="size-3.5" />
                  </span>
                )}
              </span>
              <span className="pointer-events-none hyphens-auto leading-tight">{shell(label)}</span>
            </label>
          ))}
        </div>
        <p className="mt-3 text-ink-2 text-t14">{t('appearance.text')}</p>
      </fieldset>
    </SettingsSection>
  );
}

function Sample({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <span data-theme={theme} aria-hidden="true" className={cx('grid content-start gap-2 bg-paper p-2.5')}>
      <span className="h-2 w-3/5 rounded-full bg-line-2" />
      <span className="h-8 rounded-chip border border-line bg-surface" />
    </span>
  );
}
