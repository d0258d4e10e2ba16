import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { IconAlert, IconClose, IconInfo, IconPremium, IconSuccess } from './icons.tsx';

export type NoticeTone = 'info' | 'honey' | 'danger' | 'success' | 'plain' | 'night';

const TONES: Record<NoticeTone, string> = {
  info: 'border-primary-line bg-primary-tint [&_.notice-icon]:text-primary',
  honey: 'border-secondary-line bg-secondary-tint [&_.notice-icon]:text-secondary-ink',
  danger: 'border-transparent bg-danger-tint [&_.notice-icon]:text-danger',
  success: 'border-line bg-surface [&_.notice-icon]:text-online-ink',
  plain: 'border-line-2 border-dashed bg-paper [&_.notice-icon]:text-ink-2',
  night: 'border-transparent bg-night-2 text-white [&_.notice-icon]:text-lamp [&_.notice-body]:text-white/85',
};

const ICONS: Record<NoticeTone, ReactNode> = {
  info: <IconInfo />,
  honey: <IconPremium />,
  danger: <IconAlert />,
  success: <IconSuccess />,
  plain: <IconInfo />,
  night: <IconInfo />,
};

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** Read out when it appears. For an error use `alert`, else `status`. Left out for what was there from the start. */
  announce?: 'status' | 'alert' | undefined;
  className?: string | undefined;
};

export function Notice(props: NoticeProps) {
  const { tone = 'info', icon, title, children, actions, onDismiss, dismissLabel = '', announce, className } = props;
  return (
    <div
      role={announce}
      data-theme={tone === 'night' ? 'dark' : undefined}
      className={cx(
        'flex gap-3 rounded-card border px-4 py-3.5 text-t14 s:px-5',
        actions ? 'items-start s:items-center' : 'items-start',
        TONES[tone],
        className,
      )}
    >
      <span className="notice-icon mt-px">{icon ?? ICONS[tone]}</span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-64 text-pretty">
          {title && <strong className="font-semibold">{title} </strong>}
          <span className="notice-body">{children}</span>
        </p>
        {actions}
      </div>
      {onDismiss && (
        <IconButton label={dismissLabel} size="s" className="-my-1.5 -me-2" onClick={onDismiss}>
          <IconClose />
        </IconButton>
      )}
    </div>
  );
}
