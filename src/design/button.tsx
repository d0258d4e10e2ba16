import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'outline' | 'tint' | 'quiet' | 'honey' | 'danger' | 'night' | 'paper';
export type ButtonSize = 's' | 'm' | 'l';

const BASE =
  'relative inline-flex max-w-full items-center justify-center gap-2 rounded-button border text-center font-semibold ' +
  'select-none transition-[background-color,border-color,color,box-shadow,scale] duration-fast ease-calm ' +
  'active:scale-[.985] motion-reduce:active:scale-100 ' +
  'disabled:border-transparent disabled:bg-surface-3 disabled:text-ink-3 disabled:shadow-none ' +
  'aria-disabled:border-transparent aria-disabled:bg-surface-3 aria-disabled:text-ink-3';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary-fill text-on-primary shadow-[inset_0_1px_0_oklch(1_0_0/.22),0_1px_2px_oklch(.2_.08_264/.28)] hover:bg-primary-hover',
  outline: 'border-line-2 bg-surface text-ink hover:border-ink-3 hover:bg-surface-2',
  tint: 'border-transparent bg-primary-tint text-primary hover:border-primary-line',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-primary-tint',
  honey:
    'border-transparent bg-secondary text-on-secondary shadow-[inset_0_1px_0_oklch(1_0_0/.34),0_1px_2px_oklch(.4_.1_70/.25)] hover:bg-secondary-hover',
  danger: 'border-transparent bg-danger-tint text-danger hover:border-danger',
  night: 'border-current/45 bg-transparent text-current hover:bg-current/10 hover:border-current/80',
  paper:
    'border-transparent bg-(--scene-fill,oklch(.985_.006_78)) text-(--on-scene-fill,oklch(.232_.016_55)) hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  s: 'min-h-9 px-4 py-1.5 text-t14',
  m: 'min-h-11 px-5 py-2 text-t16 leading-tight',
  l: 'min-h-13 px-7 py-3 text-t16 leading-tight',
};

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
};

export function buttonClass({ variant = 'primary', size = 'm', wide = false }: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], wide && 'w-full');
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    iconEnd?: ReactNode;
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
  };

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, busy = false, busyLabel, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ variant, size, wide }), busy && 'cursor-progress', className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={cx('inline-flex min-w-0 items-center justify-center gap-2', busy && 'invisible')}>
        {icon}
        <span className="min-w-0">{children}</span>
        {iconEnd}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={busyLabel} />
        </span>
      )}
    </button>
  );
}

type AnchorElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'children'> &
  ButtonLook & {
    render?: AnchorElement | undefined;
    icon?: ReactNode;
    iconEnd?: ReactNode;
    children?: ReactNode;
  };

export function LinkButton(props: LinkButtonProps) {
  const { render, variant, size, wide, icon, iconEnd, className, children, ...rest } = props;
  const anchor: AnchorElement = render ?? <a href={rest.href}>{children}</a>;
  return cloneElement(
    anchor,
    { ...rest, className: cx(buttonClass({ variant, size, wide }), anchor.props.className, className) },
    <>
      {icon}
      <span className="min-w-0">{children ?? anchor.props.children}</span>
      {iconEnd}
    </>,
  );
}
