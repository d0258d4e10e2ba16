import { useId, useRef } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { type DatePart, dateOrder } from '#product/signup/ui/date-of-birth.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { AskedYear } from '../use-year-question.ts';

const PARTS = {
  day: { autoComplete: 'bday-day', maxLength: 2, pattern: '[0-9]{1,2}', example: '14' },
  month: { autoComplete: 'bday-month', maxLength: 2, pattern: '[0-9]{1,2}', example: '06' },
  year: { autoComplete: 'bday-year', maxLength: 4, pattern: '[0-9]{4}', example: '1984' },
} as const satisfies Record<DatePart, object>;

const loadYearDoubt = () => import('#product/signup/ui/year-doubt.tsx').then((module) => module.YearDoubt);

interface BirthDateProps {
  wrong: string | undefined;
  asked: AskedYear | null;
}

export function BirthDate({ wrong, asked }: BirthDateProps) {
  const t = useTranslations('landers.video');
  const { name } = useSettings();
  const order = dateOrder(useLocale());
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset
      ref={fields}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'year' && target.value.trim() !== asked?.year)
          asked?.answer(false);
      }}
    >
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
      {asked && (
        <Doubt asked={asked} onNo={() => fields.current?.querySelector<HTMLInputElement>('[name=year]')?.focus()} />
      )}
    </fieldset>
  );
}

function Doubt({ asked: { year, answer }, onNo }: { asked: AskedYear; onNo: () => void }) {
  const ready = useTexts('signup.form');
  const YearDoubt = useLazy(loadYearDoubt, true);
  if (!ready || !YearDoubt) return null;
  const change = () => {
    answer(false);
    onNo();
  };
  return (
    <div data-theme="light" className="doubt">
      <YearDoubt year={year} onYes={() => answer(true)} onNo={change} />
    </div>
  );
}
