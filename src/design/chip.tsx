import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconCheck, IconClose } from './icons.tsx';

const CHIP =
  'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border px-3.5 py-1 text-t14 leading-tight font-medium [&_svg.lucide]:size-4.5';

const REST = 'border-line bg-surface text-ink [&_svg.lucide]:text-ink-2';
const CHOSEN = 'border-primary-line bg-primary-tint text-primary [&_svg.lucide]:text-primary';

export type ChipProps = {
  icon?: ReactNode;
  marked?: boolean | undefined;
  markedLabel?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Chip({ icon, marked = false, markedLabel, className, children }: ChipProps) {
  return (
    <span className={cx(CHIP, marked ? CHOSEN : REST, className)}>
      {icon}
      <span className="truncate">{children}</span>
      {marked && <IconCheck />}
      {marked && markedLabel && <span className="sr-only">{markedLabel}</span>}
    </span>
  );
}

export type ToggleChipProps = {
  icon?: ReactNode;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function ToggleChip({ icon, pressed, onChange, disabled, className, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
      className={cx(
        CHIP,
        'min-h-11 transition-colors duration-fast disabled:border-line disabled:bg-surface-2 disabled:text-ink-3',
        pressed ? CHOSEN : cx(REST, 'hover:border-line-2'),
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
      {pressed && <IconCheck />}
    </button>
  );
}

export function FilterChip(props: {
  onRemove: () => void;
  removeLabel: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { onRemove, removeLabel, className, children } = props;
  return (
    <span className={cx(CHIP, CHOSEN, 'pe-1', className)}>
      <span className="truncate">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-7 place-items-center rounded-full hover:bg-primary-line"
      >
        <IconClose />
      </button>
    </span>
  );
}
