import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface StepButtonsProps {
  onSkip: () => void;
  /** "Skip for now" by default. */
  skip?: ReactNode;
  /** "Continue" by default. */
  next?: ReactNode;
  busy?: boolean;
  busyLabel?: string;
  /** Without it the button submits the form that it stands in. */
  onNext?: (() => void) | undefined;
}

/** No and yes, of the same size, at the lower edge of the screen. */
export function StepButtons({ onSkip, skip, next, busy = false, busyLabel, onNext }: StepButtonsProps) {
  const t = useTranslations('signup.completion');
  return (
    <StepBar>
      <Button variant="outline" className="max-s:px-3" onClick={onSkip}>
        {skip ?? t('skip')}
      </Button>
      <Button
        type={onNext ? 'button' : 'submit'}
        className="max-s:px-3"
        busy={busy}
        busyLabel={busyLabel ?? t('saving')}
        onClick={onNext}
      >
        {next ?? t('next')}
      </Button>
    </StepBar>
  );
}

/** Where no and yes stand. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-1 -mx-gutter mt-auto grid grid-cols-2 gap-3 border-line border-t bg-paper px-gutter py-3 l:mx-0 l:px-0 l:py-4">
    {children}
  </div>
);
