import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '#design/cx.ts';
import { CONTROL_CLASS, Field } from '#design/field.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconHide, IconShow } from '#design/icons.tsx';
import { graphemesIn } from '#platform/graphemes.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PasswordRating } from '#platform/password-rating.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../contract.ts';
import { usePasswordRating } from './use-password-rating.ts';

interface NewPasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: string;
  error: ReactNode;
  password: string;
  known: readonly (string | undefined)[];
}

/** Words have room for two lines from the beginning, so that nothing below moves while somebody writes. */
const WORDS = 'block min-h-10';

/** Wants the texts of `password`. */
export function NewPasswordField({ label, error, password, known, ...input }: NewPasswordFieldProps) {
  const t = useTranslations('accounts.password');
  const [shown, setShown] = useState(false);
  const rating = usePasswordRating(password, known);
  const short = graphemesIn(password) < MIN_PASSWORD_LENGTH;
  const judged = short ? null : rating;
  return (
    <Field
      label={label}
      error={error && <span className={WORDS}>{error}</span>}
      hint={
        error ? undefined : (
          <span className={WORDS} aria-live="polite">
            {judged ? <Strength rating={judged} /> : t('do.hint', { min: MIN_PASSWORD_LENGTH })}
          </span>
        )
      }
    >
      {(control) => (
        <>
          <span className="relative block">
            <input
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              autoComplete="new-password"
              maxLength={MAX_PASSWORD_LENGTH}
              spellCheck={false}
              autoCapitalize="none"
              className={cx(CONTROL_CLASS, 'h-12 pe-13')}
            />
            <span className="absolute inset-y-0 end-1 grid place-items-center text-ink-2">
              <IconButton label={t(shown ? 'hide' : 'show')} aria-pressed={shown} onClick={() => setShown(!shown)}>
                {shown ? <IconHide /> : <IconShow />}
              </IconButton>
            </span>
          </span>
          <Bars score={barsOf(rating, short)} />
        </>
      )}
    </Field>
  );
}

function Strength({ rating: { score, weakness } }: { rating: PasswordRating }) {
  const t = useTranslations('accounts.password');
  if (weakness) return t('strength.weak', { reason: weakness });
  if (score === 4) return t('strength.strong');
  return t(score === 3 ? 'strength.good' : 'strength.fair');
}

type Bar = 1 | 2 | 3 | 4;
const BARS: readonly Bar[] = [1, 2, 3, 4];
const COLOURS: Record<Bar, string> = { 1: 'bg-danger', 2: 'bg-ink-3', 3: 'bg-online', 4: 'bg-online' };

function barsOf(rating: PasswordRating | null, short: boolean): Bar | 0 {
  if (rating === null) return 0;
  return short || rating.weakness || rating.score < 2 ? 1 : (BARS[rating.score - 1] ?? 1);
}

function Bars({ score }: { score: Bar | 0 }) {
  return (
    <span aria-hidden="true" className="mt-0.5 grid grid-cols-4 gap-1">
      {BARS.map((bar) => (
        <span
          key={bar}
          className={cx(
            'h-1.25 rounded-full transition-colors duration-fast',
            score !== 0 && bar <= score ? COLOURS[score] : 'bg-surface-3',
          )}
        />
      ))}
    </span>
  );
}
