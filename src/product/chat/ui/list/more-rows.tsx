import { useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';

interface MoreRowsProps {
  /** Rows that are there: after more of them it is looked again whether their end is near. */
  count: number;
  failed: boolean;
  onMore: () => void;
}

/** Stands under a list that goes on: asks for more before its end is seen, and says when that failed. */
export function MoreRows(props: MoreRowsProps) {
  return useTexts('chat.list') ? <More {...props} /> : null;
}

function More({ count, failed, onMore }: MoreRowsProps) {
  const t = useTranslations('chat.list');
  const more = useRef(onMore);
  more.current = onMore;
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failed || !end.current || count === 0) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      root: end.current.parentElement,
      rootMargin: '1200px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [count, failed]);
  if (!failed)
    return (
      <p ref={end} role="status" className="py-4 text-center text-ink-2 text-t13">
        {t('older.loading')}
      </p>
    );
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-4 text-center">
      <p>{t('older.failed')}</p>
      <Button variant="outline" onClick={onMore}>
        {t('older.again')}
      </Button>
    </div>
  );
}
