import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { IconAlert, IconCheck, IconClose, IconHeart, IconInfo, IconOffline } from './icons.tsx';
import { closeToast, type Toast } from './toast.ts';

const ICONS: Record<Toast['tone'], ReactNode> = {
  plain: <IconInfo className="text-primary" />,
  success: <IconCheck className="text-online-ink" />,
  like: <IconHeart className="text-primary" />,
  danger: <IconAlert className="text-danger" />,
  offline: <IconOffline className="text-danger" />,
};

interface ToastCardsProps {
  toasts: readonly Toast[];
  held: boolean;
  closeLabel: string;
}

export function ToastCards({ toasts, held, closeLabel }: ToastCardsProps) {
  return toasts.map((one) => <ToastCard key={one.id} toast={one} held={held} closeLabel={closeLabel} />);
}

export function ToastCard({ toast, held, closeLabel }: { toast: Toast; held: boolean; closeLabel: string }) {
  const { id, lasts, title, text, tone, action } = toast;
  useEffect(() => {
    if (lasts === null || held) return;
    const timer = setTimeout(() => closeToast(id), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts, held]);
  return (
    <div className="pointer-events-auto flex w-toast animate-[rise-in_var(--slow)_var(--ease)] items-start gap-3 rounded-card border border-line bg-surface py-3.5 ps-4 pe-3 text-ink shadow-float">
      {ICONS[tone]}
      <div className="min-w-0 grow">
        <p className="leading-5 font-semibold">{title}</p>
        {text && <p className="mt-0.5 text-t14 text-ink-2">{text}</p>}
        {action && (
          <Button
            variant="tint"
            size="s"
            className="mt-2.5"
            onClick={() => {
              action.onPress();
              closeToast(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} size="s" className="-my-1.5" onClick={() => closeToast(id)}>
        <IconClose />
      </IconButton>
    </div>
  );
}
