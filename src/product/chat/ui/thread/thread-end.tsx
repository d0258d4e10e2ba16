import { CountBadge } from '#design/badge.tsx';
import { IconChevronDown } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

/** Leads whoever has scrolled up back to the end, and counts what has come there. */
export function NewestButton({ unread, onPress }: { unread: number; onPress: () => void }) {
  const t = useTranslations('chat.thread');
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute start-1/2 bottom-3 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-surface px-4 font-semibold text-primary text-t14 shadow-float hover:bg-surface-2 rtl:translate-x-1/2"
    >
      <IconChevronDown />
      {t('thread.toNewest')}
      <CountBadge count={unread} label={t('thread.newMessages', { count: unread })} />
    </button>
  );
}

/** That the other side is writing. */
export function Typing({ name }: { name: string }) {
  const t = useTranslations('chat.thread');
  return (
    <div className="mt-3 flex animate-[rise-in_var(--slow)_var(--ease)] flex-col items-start gap-1">
      <span aria-hidden="true" className="flex gap-1 rounded-card bg-surface-2 px-4 py-3.5 text-ink-2">
        {[0, 200, 400].map((delay) => (
          <span
            key={delay}
            style={{ animationDelay: `${delay}ms` }}
            className="size-2 animate-[breathe_1.2s_ease-in-out_infinite] rounded-full bg-current"
          />
        ))}
      </span>
      <span className="px-1.5 text-ink-2 text-t13">{t('thread.typing', { name })}</span>
    </div>
  );
}
