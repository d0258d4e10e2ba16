import type { ReactNode } from 'react';
import { cx } from '#design/cx.ts';
import { ProgressBar } from '#design/progress-bar.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import { Key } from '../../desk/ui/key-hint.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import type { TransferGuess, TransferOrder } from '../contract.ts';

interface GuessesProps {
  guesses: readonly TransferGuess[];
  found: TransferOrder | null;
  at: number | null;
  onPick: (index: number) => void;
}

const CARD = 'flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-3 text-start';

export function Guesses({ guesses, found, at, onPick }: GuessesProps) {
  const t = useTranslations('backoffice.transfers');
  useKeys(Object.fromEntries(guesses.map((_, index) => [`${index + 1}`, () => onPick(index)])));
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('which')}</h3>
      {guesses.length === 0 && !found && <p className="text-ink-2">{t('noGuess')}</p>}
      <ul className="flex flex-col gap-2.5">
        {found && (
          <li className={cx(CARD, 'border-primary shadow-[inset_0_0_0_1px_var(--primary)]')}>
            <Order order={found} why={t('foundByHand')} />
          </li>
        )}
        {guesses.map((guess, index) => (
          <li key={guess.payment}>
            <button
              type="button"
              aria-pressed={index === at}
              aria-keyshortcuts={`${index + 1}`}
              onClick={() => onPick(index)}
              className={cx(
                CARD,
                index === at
                  ? 'border-primary shadow-[inset_0_0_0_1px_var(--primary)]'
                  : 'border-line hover:border-ink-3',
              )}
            >
              <Key>{index + 1}</Key>
              <Order order={guess} why={guess.reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}>
                <span className="w-32 shrink-0 text-ink-2 text-t13">
                  <ProgressBar value={guess.score / 100} label={t('likely')} />
                  {t('score', { score: guess.score })}
                </span>
              </Order>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Order({ order, why, children }: { order: TransferOrder; why: string; children?: ReactNode }) {
  const t = useTranslations('backoffice.transfers');
  const locale = useLocale();
  const { name, age, member, payment, credits, price } = order;
  const who = name || `${member}`;
  return (
    <>
      <span className="min-w-[min(10rem,100%)] flex-1">
        <span className="block">
          <span className="font-semibold">{age === null ? who : `${who}, ${age}`}</span>{' '}
          {t('orderOf', { number: payment, credits })}
        </span>
        <span className="block text-ink-2 text-t13 first-letter:uppercase">{why}</span>
      </span>
      {children}
      <span className="shrink-0 font-semibold tabular-nums">{formatMoney(price, locale)}</span>
    </>
  );
}
