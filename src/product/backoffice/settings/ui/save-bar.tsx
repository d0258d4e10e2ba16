import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Key } from '../../desk/ui/key-hint.tsx';

const SAVE_KEY = '⌘S';

interface SaveBarProps {
  changes: number;
  busy: boolean;
  barred?: string | null;
  error?: string | undefined;
  onSave: () => void;
  onTakeBack: () => void;
}

export function SaveBar({ changes, busy, barred = null, error, onSave, onTakeBack }: SaveBarProps) {
  const t = useTranslations('backoffice.settings');
  if (changes === 0) return null;
  return (
    <div
      role="status"
      className="sticky bottom-20 z-30 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 text-t14 shadow-lift l:bottom-4 l:me-6"
    >
      <span className={barred || error ? 'text-danger' : ''}>
        {barred ?? error ?? t('changes', { count: changes })}
      </span>
      <Button variant="outline" size="s" onClick={onTakeBack}>
        {t('takeAllBack')}
      </Button>
      <Button
        size="s"
        busy={busy}
        disabled={barred !== null}
        onClick={onSave}
        aria-keyshortcuts="Control+S Meta+S"
        iconEnd={<Key>{SAVE_KEY}</Key>}
      >
        {t('save')}
      </Button>
    </div>
  );
}
