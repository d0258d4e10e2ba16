import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSettings } from '#product/sites/ui/settings.ts';

/** How it works, as a window that lights up step by step. */
export function Steps({ price }: { price: string }) {
  const t = useTranslations('home');
  const { free_conversations: free, message_credits: credits } = useSettings();
  const steps = [
    { key: 'show', scene: <Candle />, text: t('steps.show.text') },
    { key: 'find', scene: <Wave />, text: t('steps.find.text') },
    { key: 'write', scene: <Together />, text: t('steps.write.text', { free, credits, price }) },
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

/** A house front by night; windows stand at 76 and 156 of 232. */
function Wall({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 232 116" aria-hidden="true" className="block w-full rounded-card bg-night-2">
      <path
        d="M0 20h34v6H0zM52 20h34v6H52zM204 20h28v6h-28zM18 92h34v6H18zM178 92h34v6h-34z"
        fill="var(--night)"
        opacity=".5"
      />
      {children}
      <path d="M50 100h52v5H50zM130 100h52v5h-52z" fill="var(--night)" />
    </svg>
  );
}

const PANE = 'M-21 100V56a21 21 0 0 1 42 0v44Z';

function Pane({ x, light }: { x: number; light: 'off' | 'low' | 'on' }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {light === 'on' && <path d="M-34 106V56a34 34 0 0 1 68 0v50Z" fill="var(--lamp)" opacity=".14" />}
      <path
        d={PANE}
        fill={light === 'off' ? 'oklch(.2 .05 272)' : light === 'low' ? 'oklch(.5 .11 60)' : 'var(--lamp)'}
      />
    </g>
  );
}

/** A head and shoulders; `turn` looks the other way. */
function Somebody({ x, turn = false }: { x: number; turn?: boolean }) {
  return (
    <g transform={`translate(${x} 100)${turn ? ' scale(-1 1)' : ''}`} fill="var(--night)">
      <path d="M-15 0c0-13 6-19 15-19s15 6 15 19Z" />
      <circle cx="1" cy="-28" r="9" />
      <path d="M9-29l4 3-4 2z" />
    </g>
  );
}

const Divide = ({ x }: { x: number }) => (
  <path d={`M${x} 35v65M${x - 21} 66h42`} stroke="var(--night)" strokeWidth="2.5" opacity=".55" />
);

function Candle() {
  return (
    <>
      <Pane x={76} light="low" />
      <Pane x={156} light="off" />
      <Somebody x={70} />
      <Divide x={156} />
      <path d="M91 84h4v16h-4z" fill="oklch(.985 .006 78)" />
      <path d="M93 70c4 6 4 9 0 12-4-3-4-6 0-12Z" fill="var(--lamp)" />
    </>
  );
}

function Wave() {
  return (
    <>
      <Pane x={76} light="on" />
      <Pane x={156} light="on" />
      <Somebody x={76} />
      <Somebody x={156} turn />
      <path d="M116 66c-3-6-12-5-12 2 0 6 7 9 12 14 5-5 12-8 12-14 0-7-9-8-12-2Z" fill="var(--unread)" />
    </>
  );
}

function Together() {
  return (
    <>
      <path d="M66 106V60a50 50 0 0 1 100 0v46Z" fill="var(--lamp)" opacity=".14" />
      <path d="M78 100V58a38 38 0 0 1 76 0v42Z" fill="var(--lamp)" />
      <Somebody x={100} />
      <Somebody x={132} turn />
      <path
        d="M92 34h22a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-12l-6 6v-6h-4a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6Z"
        fill="oklch(.985 .006 78)"
      />
      <path
        d="M126 46h14a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-2v5l-6-5h-6a6 6 0 0 1-6-6v-5a6 6 0 0 1 6-6Z"
        fill="var(--primary)"
      />
    </>
  );
}
