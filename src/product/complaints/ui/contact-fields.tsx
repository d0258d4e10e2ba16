import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_NAME_LENGTH } from '../contract.ts';

interface ContactFieldsProps {
  name: string;
  email: string;
  nameless: boolean;
  wrong: Record<string, string>;
  onChange: (field: 'name' | 'email', value: string) => void;
}

export function ContactFields({ name, email, nameless, wrong, onChange }: ContactFieldsProps) {
  const t = useTranslations('complaints.form');
  const note = nameless ? t('optional') : undefined;
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="headline mb-1 text-t22">{t('contact.title')}</legend>
      <p className="text-ink-2 text-t14">
        {t('contact.text')} {nameless && t('contact.nameless')}
      </p>
      <TextField
        label={t('contact.name')}
        labelNote={note}
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        error={wrong.name}
        onChange={(event) => onChange('name', event.target.value)}
      />
      <TextField
        label={t('contact.email')}
        labelNote={note}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={wrong.email}
        onChange={(event) => onChange('email', event.target.value)}
      />
    </fieldset>
  );
}
