import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#platform/i18n/locales.ts';

interface NewPageProps {
  language: Locale;
  onNamed: (slug: string, language: string) => void;
}

/** There is none before its first text is saved, which says whether the name is free. */
export function NewPage({ language, onNamed }: NewPageProps) {
  const t = useTranslations('backoffice.pages');
  const field = 'h-9! text-t14!';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    onNamed(`${words.get('slug') ?? ''}`, `${words.get('language') ?? language}`);
  };
  return (
    <form method="post" className="flex max-w-md flex-col gap-4 p-4 text-t14 l:p-6" onSubmit={submit}>
      <h2 className="headline text-t22">{t('new')}</h2>
      <TextField
        name="slug"
        required
        maxLength={40}
        pattern="[a-z0-9]([a-z0-9\-]*[a-z0-9])?"
        autoComplete="off"
        autoCapitalize="none"
        label={t('slug')}
        hint={t('slugHint')}
        className={field}
      />
      <Select
        name="language"
        label={t('language')}
        defaultValue={language}
        className={field}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Button type="submit" size="s" className="self-start">
        {t('write')}
      </Button>
    </form>
  );
}
