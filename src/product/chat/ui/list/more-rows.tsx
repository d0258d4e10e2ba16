import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';

interface MoreRowsProps {
  /** Rows that are there: with more of them there is a new last one. */
  count: number;
  list: RefObject<HTMLUListElement | null>;
  failed: boolean;
  onMore: () => void;
}

/** Stands under a list that goes on: asks for more before its end is seen, and says when that failed. */
export function MoreRows(props: MoreRowsProps) {
  return useTexts('chat-list') ? <More {...props} /> : null;
}

function More({ count, list, failed, onMore }: MoreRowsProps) {
  const t = useTranslations('chat-list');
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (failed || !last || count === 0) return;
    const root = list.current?.parentElement ?? null;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      root,
      rootMargin: '1200px',
    });
    watch.observe(last);
    return () => watch.disconnect();
  }, [count, failed, list]);
  if (!failed)
    return (
      <p role="status" className="py-4 text-center text-ink-2 text-t13">
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
