import { IconAdd } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

const STARTS = ['cooked', 'sunday', 'hour'] as const;

export function AboutStarts({ onBegin }: { onBegin: (text: string) => void }) {
  const t = useTranslations('signup.completion');
  return (
    <div>
      <h2 className="font-medium text-ink-2 text-t14">{t('about.starts')}</h2>
      <ul className="mt-1.5 grid gap-2">
        {STARTS.map((start) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => onBegin(t(`about.${start}`))}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control bg-surface-2 px-4 py-2 text-start transition-colors duration-fast hover:bg-surface-3"
            >
              {t(`about.${start}`)}
              <IconAdd className="size-5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
