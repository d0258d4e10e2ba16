import { cx } from './cx.ts';

export type StepperProps = {
  step: number;
  steps: number;
  label: string;
  className?: string | undefined;
};

export function Stepper({ step, steps, label, className }: StepperProps) {
  return (
    <div className={cx('short:flex short:items-center short:gap-4', className)}>
      <p className="text-t14 font-medium text-ink-2">{label}</p>
      <div aria-hidden="true" className="mt-3.5 flex gap-1.5 short:mt-0 short:grow">
        {Array.from({ length: steps }, (_, index) => index + 1).map((one) => (
          <span
            key={one}
            className={cx(
              'h-1.25 grow rounded-full transition-colors duration-slow',
              one <= step ? 'bg-primary-fill' : 'bg-surface-3',
            )}
          />
        ))}
      </div>
    </div>
  );
}
