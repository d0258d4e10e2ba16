import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { cx } from '#design/cx.ts';
import { CONTROL_CLASS, Field, FieldError, FieldGroup } from '#design/field.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { type DatePart, dateOrder, wholeDate } from './date-of-birth.ts';
import type { StepProps } from './steps/who-step.tsx';

const PARTS = {
  day: { autoComplete: 'bday-day', length: 2 },
  month: { autoComplete: 'bday-month', length: 2 },
  year: { autoComplete: 'bday-year', length: 4 },
} as const;

/** Milliseconds in which a Tab is the hand's own habit after a field that was left for it already. */
const TAB_HABIT_MS = 1000;

export function DateFields({ form }: StepProps) {
  const t = useTranslations('signup.form');
  const { min_age } = useSettings();
  const order = dateOrder(useLocale());
  const group = useRef<HTMLDivElement>(null);
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  const id = useId();
  const { errors } = form.formState;
  const wrong = (errors.day ?? errors.month ?? errors.year)?.message;
  const inputOf = (part: DatePart) => group.current?.querySelector<HTMLInputElement>(`[name=${part}]`);

  const onInput = (index: number) => (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const closed = /\d[\s./-]$/.test(input.value);
    const digits = input.value.replace(/\D/g, '');
    if (digits !== input.value) input.value = digits;
    const [own, next] = [order[index], order[index + 1]];
    const full = own && digits.length === PARTS[own].length && input.selectionStart === digits.length;
    if (!next || !isTyped(event.nativeEvent) || !(full || closed)) return;
    leftAt.current = event.timeStamp;
    const following = inputOf(next);
    following?.focus();
    following?.select();
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const before = order[index - 1];
    const input = event.currentTarget;
    if (event.key === 'Backspace' && before && input.value === '') {
      event.preventDefault();
      const back = inputOf(before);
      back?.focus();
      back?.setSelectionRange(back.value.length, back.value.length);
    }
    const habit = event.key === 'Tab' && !event.shiftKey && event.timeStamp - leftAt.current < TAB_HABIT_MS;
    if (habit && input.value === '') event.preventDefault();
    leftAt.current = Number.NEGATIVE_INFINITY;
  };
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const date = wholeDate(event.clipboardData.getData('text'), order);
    if (!date) return;
    event.preventDefault();
    for (const field of order) form.setValue(field, date[field]);
    form.clearErrors(['day', 'month', 'year']);
    inputOf('year')?.focus();
  };

  return (
    <FieldGroup label={t('name.born', { min_age })}>
      <div ref={group} onPaste={onPaste} className="grid grid-cols-[1fr_1fr_1.5fr] gap-2.5">
        {order.map((field, index) => (
          <Field key={field} label={t(`name.${field}`)}>
            {(control) => (
              <input
                type="text"
                id={control.id}
                inputMode="numeric"
                autoComplete={PARTS[field].autoComplete}
                maxLength={PARTS[field].length}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={cx(wrong && `${id}-wrong`, index === 0 && `${id}-follow`) || undefined}
                className={cx(CONTROL_CLASS, 'h-12')}
                onInput={onInput(index)}
                onKeyDown={onKeyDown(index)}
                {...form.register(field)}
              />
            )}
          </Field>
        ))}
      </div>
      <VisuallyHidden>
        <span id={`${id}-follow`}>{t('name.follow')}</span>
      </VisuallyHidden>
      {wrong && (
        <div className="mt-1.5">
          <FieldError id={`${id}-wrong`}>{wrong}</FieldError>
        </div>
      )}
    </FieldGroup>
  );
}

/** A key of a keyboard, on glass or not; not what the browser or a script fills in. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && /^insert(Composition)?Text$/.test(event.inputType);
