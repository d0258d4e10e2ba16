import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { cx } from '#design/cx.ts';
import { CONTROL_CLASS, Field, FieldError, FieldGroup } from '#design/field.tsx';
import { VisuallyHidden } from '#design/visually-hidden.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { wholeDate } from './date-of-birth.ts';
import type { StepProps } from './steps/who-step.tsx';

const PARTS = [
  { field: 'day', autoComplete: 'bday-day', length: 2 },
  { field: 'month', autoComplete: 'bday-month', length: 2 },
  { field: 'year', autoComplete: 'bday-year', length: 4 },
] as const;
type Part = (typeof PARTS)[number]['field'];

/** Milliseconds in which a Tab is the hand's own habit after a field that was left for it already. */
const HABIT = 1000;

/** Three fields that are written as one: a full one leads to the next, backspace back, and a whole date can be pasted. */
export function DateFields({ form }: StepProps) {
  const t = useTranslations('signup');
  const { min_age } = useSettings();
  const group = useRef<HTMLDivElement>(null);
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  const id = useId();
  const { errors } = form.formState;
  const wrong = (errors.day ?? errors.month ?? errors.year)?.message;
  const inputOf = (part: Part) => group.current?.querySelector<HTMLInputElement>(`[name=${part}]`);

  const onInput = (index: number) => (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const closed = /\d[\s./-]$/.test(input.value);
    const digits = input.value.replace(/\D/g, '');
    if (digits !== input.value) input.value = digits;
    const [own, next] = [PARTS[index], PARTS[index + 1]];
    const full = digits.length === own?.length && input.selectionStart === digits.length;
    if (!next || !isTyped(event.nativeEvent) || !(full || closed)) return;
    leftAt.current = event.timeStamp;
    const following = inputOf(next.field);
    following?.focus();
    following?.select();
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const before = PARTS[index - 1];
    const input = event.currentTarget;
    if (event.key === 'Backspace' && before && input.value === '') {
      event.preventDefault();
      const back = inputOf(before.field);
      back?.focus();
      back?.setSelectionRange(back.value.length, back.value.length);
    }
    const habit = event.key === 'Tab' && !event.shiftKey && event.timeStamp - leftAt.current < HABIT;
    if (habit && input.value === '') event.preventDefault();
    leftAt.current = Number.NEGATIVE_INFINITY;
  };
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const date = wholeDate(event.clipboardData.getData('text'));
    if (!date) return;
    event.preventDefault();
    for (const { field } of PARTS) form.setValue(field, date[field]);
    form.clearErrors(['day', 'month', 'year']);
    inputOf('year')?.focus();
  };

  return (
    <FieldGroup label={t('name.born', { min_age })}>
      <div ref={group} onPaste={onPaste} className="grid grid-cols-[1fr_1fr_1.5fr] gap-2.5">
        {PARTS.map(({ field, autoComplete, length }, index) => (
          <Field key={field} label={t(`name.${field}`)}>
            {(control) => (
              <input
                type="text"
                id={control.id}
                inputMode="numeric"
                autoComplete={autoComplete}
                maxLength={length}
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
