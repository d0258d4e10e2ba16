import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type IconButtonVariant = 'plain' | 'outline' | 'primary' | 'glass' | 'paper';

const VARIANTS: Record<IconButtonVariant, string> = {
  plain: 'border-transparent text-ink hover:bg-surface-2',
  outline: 'border-line-2 bg-surface text-ink hover:bg-surface-2 hover:border-ink-3',
  primary:
    'border-transparent bg-primary-fill text-on-primary hover:bg-primary-hover disabled:bg-surface-3 disabled:text-ink-3',
  glass: 'icon-button-glass',
  paper: 'border-transparent bg-white text-[oklch(.45_.165_264)] shadow-rest hover:bg-white/90',
};

type IconButtonLook = {
  variant?: IconButtonVariant | undefined;
  size?: 's' | 'm' | 'l' | undefined;
};

const SIZES = { s: 'size-9', m: 'size-11', l: 'size-13' };

export function iconButtonClass({ variant = 'plain', size = 'm' }: IconButtonLook = {}): string {
  return cx('icon-button', VARIANTS[variant], SIZES[size]);
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> &
  IconButtonLook & {
    label: string;
    busy?: boolean | undefined;
    children: ReactNode;
  };

export function IconButton({
  variant,
  size,
  label,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx(iconButtonClass({ variant, size }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}

type AnchorElement = ReactElement<{
  className?: string | undefined;
  children?: ReactNode;
  'aria-label'?: string | undefined;
  title?: string | undefined;
}>;

export function IconLink(
  props: IconButtonLook & { render: AnchorElement; label: string; className?: string | undefined; children: ReactNode },
) {
  const { render, variant, size, label, className, children } = props;
  return cloneElement(
    render,
    {
      className: cx(iconButtonClass({ variant, size }), render.props.className, className),
      'aria-label': label,
      title: label,
    },
    children,
  );
}
