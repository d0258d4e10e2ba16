import { IconOffline } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useOnline } from '#platform/use-online.ts';

/** Says so while the browser has no connection. */
export function OfflineBar() {
  const online = useOnline();
  return <div role="status">{online ? null : <OfflineNotice />}</div>;
}

export function OfflineNotice() {
  const t = useTranslations('pages.shell');
  return (
    <div className="offline-place fixed inset-x-3 z-40 mx-auto flex max-w-toast items-center gap-3 rounded-card bg-ink px-4 py-3 text-paper text-t14 shadow-float">
      <IconOffline />
      <p className="min-w-0">{t('offline')}</p>
    </div>
  );
}
