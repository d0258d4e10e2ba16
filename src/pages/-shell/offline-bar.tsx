import { useSyncExternalStore } from 'react';
import { IconOffline } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

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
    <div
      role="status"
      className={
        online
          ? 'sr-only'
          : 'fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-toast items-center gap-3 rounded-card bg-ink px-4 py-3 text-paper text-t14 shadow-float'
      }
    >
      {online ? null : (
        <>
          <IconOffline />
          <p className="min-w-0">{t('offline')}</p>
        </>
      )}
    </div>
  );
}
