import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface StepButtonsProps {
  onSkip: () => void;
  skip?: ReactNode;
  next?: ReactNode;
  busy?: boolean;
  busyLabel?: string;
  onNext?: (() => void) | undefined;
}

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

export const StepBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-1 -mx-gutter mt-auto grid grid-cols-2 gap-3 border-line border-t bg-paper px-gutter py-3 l:mx-0 l:px-0 l:py-4">
    {children}
  </div>
);
