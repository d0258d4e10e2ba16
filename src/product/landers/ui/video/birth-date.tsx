import { useId } from 'react';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { type DatePart, dateOrder } from '#product/signup/ui/date-of-birth.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

const PARTS = {
  day: { autoComplete: 'bday-day', maxLength: 2, pattern: '[0-9]{1,2}', example: '14' },
  month: { autoComplete: 'bday-month', maxLength: 2, pattern: '[0-9]{1,2}', example: '06' },
  year: { autoComplete: 'bday-year', maxLength: 4, pattern: '[0-9]{4}', example: '1984' },
} as const satisfies Record<DatePart, object>;

/** The question of this lander, in the order in which the language writes dates. */
export function BirthDate({ wrong }: { wrong: string | undefined }) {
  const t = useTranslations('landers.video');
  const { name } = useSettings();
  const order = dateOrder(useLocale());
  const id = useId();
  return (
    <fieldset>
      <legend>{t('asked', { name })}</legend>
      <div className="date">
        {order.map((part) => {
          const { example, ...own } = PARTS[part];
          return (
            <label key={part}>
              <span>{t(part)}</span>
              <input
                name={part}
                required
                inputMode="numeric"
                placeholder={example}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong && id}
                {...own}
              />
            </label>
          );
        })}
      </div>
      <p id={id} role="alert" className="wrong">
        {wrong}
      </p>
    </fieldset>
  );
}
