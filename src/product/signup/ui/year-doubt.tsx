import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

interface YearDoubtProps {
  year: string;
  onYes: () => void;
  onNo: () => void;
}

/** Whoever goes on by Enter meets the question, and is not carried over it. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

export function YearDoubt({ year, onYes, onNo }: YearDoubtProps) {
  const t = useTranslations('signup.form');
  return (
    <div role="alert" className="mt-2.5 rounded-control bg-surface-2 px-4 py-3">
      <p className="font-medium">{t('name.doubt', { year })}</p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button size="s" variant="outline" ref={focus} onClick={onNo}>
          {t('name.doubtNo')}
        </Button>
        <Button size="s" variant="outline" onClick={onYes}>
          {t('name.doubtYes')}
        </Button>
      </div>
    </div>
  );
}
