import type { ReactNode, RefObject } from 'react';
import { cx } from '#design/cx.ts';
import type { StepName } from '../signup-fields.ts';

interface StepStackProps {
  steps: readonly StepName[];
  open: StepName;
  heading: RefObject<HTMLHeadingElement | null>;
  headingLevel: 1 | 2;
  headline: (step: StepName) => string;
  lead: (step: StepName) => string;
  children: (step: StepName) => ReactNode;
}

/** All steps in one place, one of them to be seen: the sheet is as high as the highest in every step and language. Short phones, whose sheet is as high as they are, have only the open one. */
export function StepStack({ steps, open, heading, headingLevel, headline, lead, children }: StepStackProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="mt-4 short:mt-3 grid *:[grid-area:1/1] s:mt-6">
      {steps.map((step) => (
        <div key={step} className={cx('min-w-0', step !== open && 'invisible short:hidden')}>
          <Heading ref={step === open ? heading : null} tabIndex={-1} className="headline text-t28 outline-none">
            {headline(step)}
          </Heading>
          <p className="mt-1 mb-3 text-pretty short:mb-2 short:text-t14 s:mb-6 text-ink-2">{lead(step)}</p>
          {children(step)}
        </div>
      ))}
    </div>
  );
}
