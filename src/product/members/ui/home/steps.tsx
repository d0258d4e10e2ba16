import type { ReactNode } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useFreeConversations } from '#product/members/user/ui/free-conversations.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** How it works, as a window that lights up step by step. */
export function Steps({ price }: { price: string }) {
  const t = useTranslations('home');
  const { message_credits: credits } = useSettings();
  const free = useFreeConversations();
  const steps = [
    { key: 'show', scene: <Candle />, text: t('steps.show.text') },
    { key: 'find', scene: <Wave />, text: t('steps.find.text') },
    { key: 'write', scene: <Together />, text: `${free} ${t('steps.write.text', { credits, price })}` },
  ] as const;
  return (
    <section aria-labelledby="steps" className="mt-20 l:mt-26">
      <h2 id="steps" className="display max-w-[18ch] text-t40">
        {t('steps.title')}
      </h2>
      <ol className="mt-8 grid gap-x-cards gap-y-9 m:grid-cols-3">
        {steps.map(({ key, scene, text }) => (
          <li key={key}>
            <Wall>{scene}</Wall>
            <h3 className="headline mt-5 text-t22">{t(`steps.${key}.title`)}</h3>
            <p className="mt-1 max-w-[40ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A house front by night. */
function Wall({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 232 116" aria-hidden="true" className="block w-full rounded-card bg-night-2">
      <path
        d="M0 20h34v5H0zM44 20h26v5H44zM204 20h28v5h-28zM12 46h26v5H12zM190 74h30v5h-30zM0 92h22v5H0z"
        fill="var(--night)"
        opacity=".5"
      />
      {children}
    </svg>
  );
}

/** An arched window with its sill, `x` its middle. */
function Opening({ x, half = 23, light }: { x: number; half?: number; light: 'off' | 'low' | 'on' }) {
  const arch = (by: number) =>
    `M${x - half - by} 100V${38 + half}a${half + by} ${half + by} 0 0 1 ${2 * (half + by)} 0V100Z`;
  return (
    <>
      {light === 'on' && <path d={arch(13)} fill="var(--lamp)" opacity=".13" />}
      <path
        d={arch(0)}
        fill={light === 'off' ? 'oklch(.2 .05 272)' : light === 'low' ? 'oklch(.56 .12 62)' : 'var(--lamp)'}
      />
      <rect x={x - half - 7} y="100" width={2 * half + 14} height="6" rx="1" fill="var(--night)" />
    </>
  );
}

const SHOULDERS = 'M-16 0c0-13 5-17 12-19v-6h8v6c7 2 12 6 12 19Z';
const HAIR = {
  bun: 'M-9-28c-1-9 4-13 9-13s10 4 9 13c0 8-4 13-9 13s-9-5-9-13ZM-5.5-41a5.5 5 0 1 1 11 0 5.5 5 0 1 1-11 0Z',
  short: 'M-9-30c-1-9 4-13 10-12 5 0 9 4 8 11 1 9-3 14-9 14s-9-6-9-13Z',
};

/** Head and shoulders against the light. */
function Somebody({ x, hair }: { x: number; hair: keyof typeof HAIR }) {
  return (
    <g transform={`translate(${x} 100)`} fill="var(--night)">
      <path d={SHOULDERS} />
      <path d={HAIR[hair]} />
    </g>
  );
}

function Candle() {
  return (
    <>
      <Opening x={76} light="low" />
      <Opening x={156} light="off" />
      <path d="M156 38v62M133 68h46" stroke="var(--night)" strokeWidth="2.5" opacity=".55" />
      <Somebody x={71} hair="bun" />
      <circle cx="93" cy="78" r="13" fill="var(--lamp)" opacity=".25" />
      <path d="M91 86h4v14h-4z" fill="oklch(.985 .006 78)" />
      <path d="M93 72c4 6 4 9 0 12-4-3-4-6 0-12Z" fill="var(--lamp)" />
    </>
  );
}

function Wave() {
  return (
    <>
      <Opening x={70} light="on" />
      <Opening x={162} light="on" />
      <Somebody x={70} hair="bun" />
      <Somebody x={162} hair="short" />
      <path d="M116 62c-3-6-12-5-12 2 0 6 7 9 12 14 5-5 12-8 12-14 0-7-9-8-12-2Z" fill="var(--unread)" />
    </>
  );
}

function Together() {
  return (
    <>
      <Opening x={116} half={44} light="on" />
      <g transform="translate(0 -38)">
        <path
          d="M88 62h22a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6h-9l-6 6v-6h-7a6 6 0 0 1-6-6v-6a6 6 0 0 1 6-6Z"
          fill="oklch(.985 .006 78)"
        />
        <path
          d="M126 68h16a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-4v6l-6-6h-6a6 6 0 0 1-6-6v-5a6 6 0 0 1 6-6Z"
          fill="var(--primary-fill)"
        />
      </g>
      <Somebody x={97} hair="bun" />
      <Somebody x={136} hair="short" />
    </>
  );
}
