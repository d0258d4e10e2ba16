import { useState } from 'react';
import { cx } from '#design/cx.ts';
import { FormError } from '#design/field.tsx';
import { IconCheck } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { useLanguage, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { useChooseLanguage } from './language.ts';

export function LanguageList({ next }: { next: () => string }) {
  const t = useTranslations('accounts.language');
  const login = useTranslations('accounts.login');
  const current = useLanguage();
  const choose = useChooseLanguage();
  const [failed, setFailed] = useState(false);
  const onChoose = (language: Locale) => {
    setFailed(false);
    choose(language, next()).catch(() => setFailed(true));
  };
  return (
    <PageContainer width="narrow" className="pb-14">
      <PageHeading title={t('headline')} />
      <FormError className="mt-4">{failed && login('failed')}</FormError>
      <ul className="mt-6 grid grid-cols-1 gap-2.5 s:grid-cols-2">
        {LOCALES.map((language) => {
          const chosen = language === current;
          return (
            <li key={language}>
              <button
                type="button"
                aria-current={chosen || undefined}
                onClick={() => onChoose(language)}
                className={cx(
                  'flex min-h-13 w-full items-center justify-between gap-3 rounded-control border px-4 text-start font-medium transition-colors duration-fast',
                  chosen
                    ? 'border-primary bg-primary-tint text-primary'
                    : 'border-line-2 bg-surface hover:border-ink-3 hover:bg-surface-2',
                )}
              >
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
                {chosen && <IconCheck />}
              </button>
            </li>
          );
        })}
      </ul>
    </PageContainer>
  );
}
