import type { ReactNode } from 'react';
import { Stars } from '#design/art/stars.tsx';
import { cx } from '#design/cx.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CompletionStep } from '../contract.ts';
import { Windows } from './step-indicator.tsx';
import type { Steps } from './way.ts';

interface HouseProps {
  steps: Steps;
  current: CompletionStep;
  className?: string;
}

const DUSK =
  'bg-[linear-gradient(to_bottom,var(--dusk-navy),var(--dusk-deep)_34%,var(--dusk-violet)_58%,var(--dusk-rose)_76%)]';

export function House({ steps, current, className }: HouseProps) {
  const t = useTranslations('signup.completion');
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div data-theme="dark" className={cx('relative isolate flex flex-col overflow-hidden text-white', DUSK, className)}>
      <Stars count={40} seed={12} depth={1} className="-z-20 top-64! h-56!" />
      <div className="px-14 pt-12 xl:pt-16">
        <p className="display max-w-[14ch] text-t40">{t('scene')}</p>
        <p className="mt-3 max-w-[34ch]">{t('count', { done, all: steps.length })}</p>
      </div>
      <Front>
        <Windows steps={steps} current={current} named />
      </Front>
    </div>
  );
}

export function Strip({ steps, current, className }: HouseProps) {
  return (
    <div
      data-theme="dark"
      className={cx(
        'overflow-hidden rounded-card bg-[linear-gradient(to_bottom,var(--wall-foot),var(--wall))]',
        className,
      )}
    >
      <Windows steps={steps} current={current} />
    </div>
  );
}

function Front({ children }: { children: ReactNode }) {
  return (
    <div className="relative mt-auto pt-10">
      <svg
        viewBox="0 0 576 560"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full"
      >
        <path d="M0 560V224H62V170H113V560Z" className="fill-night-2" />
        <path d="M463 560V244L529 172L576 226V560Z" className="fill-night-2" />
        <circle cx="529" cy="226" r="9" className="fill-lamp" />
        <path
          d="M113 560V122C160 118 172 62 205 46C218 4 358 4 371 46C404 62 416 118 463 122V560Z"
          fill="var(--wall-2)"
        />
        <circle cx="288" cy="68" r="13" className="fill-night" />
        <path d="M262 530V478A26 28 0 0 1 314 478V530Z" className="fill-night" />
        <path d="M272 480A16 18 0 0 1 304 480Z" className="fill-lamp" />
        <path d="M0 524H576V560H0Z" className="fill-night" />
        <path
          d="M26 536H84M40 550H66M132 542H168M238 534H274M300 546H346M412 538H452M470 550H504M524 536H560"
          stroke="var(--lamp)"
          strokeOpacity=".4"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <div className="mx-auto w-[58%] max-w-80 px-5 pt-24 pb-32">{children}</div>
    </div>
  );
}
