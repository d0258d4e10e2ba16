import { IconChevronDown, IconLanguage } from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { useLanguage, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES, localeOf } from '#platform/i18n/locales.ts';
import { useChooseLanguage } from '#product/members/user/ui/language.ts';

export function LanguageMenu() {
  const t = useTranslations('pages.shell');
  const locale = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Menu
      // What is seen has to be part of what is spoken: people say it to press it.
      label={`${t('bar.language')}: ${LANGUAGE_NAMES[locale]}`}
      triggerClassName="flex h-11 min-w-11 items-center justify-center gap-2 rounded-full font-medium text-t14 s:px-3 hover:bg-surface-2"
      trigger={
        <>
          <IconLanguage />
          <span className="max-s:sr-only">{LANGUAGE_NAMES[locale]}</span>
          <IconChevronDown className="size-4 max-s:hidden" />
        </>
      }
      items={[
        {
          kind: 'choice',
          label: t('bar.language'),
          value: locale,
          options: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          onChange: (value) => choose(localeOf(value) ?? 'en'),
        },
      ]}
    />
  );
}
