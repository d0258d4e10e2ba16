import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says so while the browser has no connection. */
export function OfflineBar() {
  const t = useTranslations('shell');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={online ? 'sr-only' : 'bg-ink px-gutter py-2 text-center text-paper text-t14'}>
      {online ? null : t('offline')}
    </div>
  );
}
