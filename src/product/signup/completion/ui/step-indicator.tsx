import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CompletionStep } from '../contract.ts';
import type { Steps } from './way.ts';

interface WindowsProps {
  steps: Steps;
  current: CompletionStep;
  named?: boolean;
}

export function Windows({ steps, current, named = false }: WindowsProps) {
  const t = useTranslations('signup.completion');
  return (
    <ol
      aria-label={t('steps')}
      className={cx(named ? 'grid grid-cols-3 gap-x-4 gap-y-5' : 'flex justify-around px-2 pt-4 pb-3')}
    >
      {steps.map(({ step, state }) => {
        const here = step === current;
        const name = (
          <span
            className={cx(
              named ? 'text-t14 leading-tight [overflow-wrap:anywhere]' : 'sr-only',
              here && 'font-semibold',
            )}
          >
            {t(`name.${step}`)}
          </span>
        );
        const drawn = (
          <>
            <Pane lit={state === 'done'} here={here} large={named} />
            {name}
            <span className="sr-only">, {t(`state.${state}`)}</span>
          </>
        );
        const look = 'flex min-w-6 flex-col items-center gap-2 rounded-control text-center text-white';
        return (
          <li key={step} aria-current={here ? 'step' : undefined} className="min-w-0">
            {here ? (
              <span className={look}>{drawn}</span>
            ) : (
              <Link
                to="/complete-signup"
                search={(before) => ({ ...before, step })}
                resetScroll={false}
                className={look}
              >
                {drawn}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Pane({ lit, here, large }: { lit: boolean; here: boolean; large: boolean }) {
  const glow = useId();
  return (
    <svg viewBox="0 0 72 100" aria-hidden="true" className={cx('overflow-visible', large ? 'h-24 w-17.5' : 'h-11 w-8')}>
      <radialGradient id={glow}>
        <stop offset=".3" stopColor="var(--lamp)" stopOpacity=".5" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <path d={ARCH} className="fill-night" stroke="var(--dusk-violet)" strokeWidth="2" />
      <g
        className={cx(
          'transition-opacity duration-slow motion-reduce:transition-none',
          lit ? 'opacity-100' : 'opacity-0',
        )}
      >
        <circle cx="36" cy="52" r="72" fill={`url(#${glow})`} />
        <path d={ARCH} className="fill-lamp" />
        <path d="M36 4V96M4 50H68" stroke="var(--night-2)" strokeOpacity=".55" strokeWidth="2" />
      </g>
      {here && <path d={ARCH} fill="none" stroke="#fff" strokeWidth="4" />}
      <path d="M0 97H72" className="stroke-night" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

const ARCH = 'M4 96V38A32 34 0 0 1 68 38V96Z';
