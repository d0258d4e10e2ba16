import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Locale } from '#platform/i18n/locales.ts';
import {
  isPushKind,
  type KindOfMail,
  type MailKind,
  type PushKind,
  type TextNameOf,
} from '#product/content/mail-texts/contract.ts';
import type { MailTextView } from '../contract.ts';

interface MailTextFieldProps {
  kind: MailKind;
  text: MailTextView;
  locale: Locale;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

const LONG = 44;
const PARAGRAPH = 1000;

export function MailTextField({ kind, text, locale, value, problem, onChange }: MailTextFieldProps) {
  const t = useTranslations('backoffice.siteMails');
  const { name, built_in, placeholders, needed, longest } = text;
  const label = isPushKind(kind)
    ? t(`pushes.${name as TextNameOf<PushKind>}`)
    : t(`texts.${name as TextNameOf<KindOfMail>}`);
  const inBrackets = (names: readonly string[]) => names.map((one) => `{${one}}`).join(' ');
  const hint = [
    t('placeholders', { names: inBrackets(placeholders) }),
    ...(needed.length > 0 ? [t('needed', { names: inBrackets(needed) })] : []),
  ].join(' · ');
  const field = {
    ...{ name, label, hint, value, error: problem, required: true, maxLength: longest },
    lang: locale,
  };
  // By what is saved: what is typed may not change the field under the caret.
  const isLong = longest > PARAGRAPH || built_in.length > LONG || text.text.length > LONG;
  return (
    <div>
      {isLong ? (
        <TextArea
          {...field}
          rows={longest > PARAGRAPH ? 3 : 2}
          onChange={({ target }) => onChange(target.value)}
          className="text-t14!"
        />
      ) : (
        <TextField {...field} onChange={({ target }) => onChange(target.value)} className="h-9! text-t14!" />
      )}
      {value !== built_in && (
        <p className="mt-1.5 border-line-2 border-s-2 ps-2.5 text-t13">
          <span className="text-ink-2">{t('product')}</span>{' '}
          <span lang={locale} className="break-words">
            {built_in}
          </span>
        </p>
      )}
    </div>
  );
}
