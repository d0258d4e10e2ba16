import { useTranslations } from '#platform/i18n/intl.tsx';

/** That the other side is writing. */
export function TypingPart({ name }: { name: string }) {
  const t = useTranslations('chat');
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
