import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { IconOffline } from '#design/icons.tsx';
import { onReadOnly, readOnlyNow } from '#platform/http/read-only.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useOnline } from '#platform/use-online.ts';

/** Says so while the browser has no connection, or the site only reads. */
export function OfflineBar() {
  const online = useOnline();
  const readOnly = useReadOnly();
  return <div role="status">{online ? readOnly && <OfflineNotice what="read_only" /> : <OfflineNotice />}</div>;
}

/** As the page was made, and later as the last answer said. */
function useReadOnly(): boolean {
  const { readOnly } = useRouter().options.context;
  return useSyncExternalStore(
    onReadOnly,
    () => readOnlyNow() ?? readOnly,
    () => readOnly,
  );
}

export function OfflineNotice({ what = 'offline' }: { what?: 'offline' | 'read_only' }) {
  const t = useTranslations('pages.shell');
  return (
    <div className="offline-place fixed inset-x-3 z-40 mx-auto flex max-w-toast items-center gap-3 rounded-card bg-ink px-4 py-3 text-paper text-t14 shadow-float">
      <IconOffline />
      <p className="min-w-0">{t(what)}</p>
    </div>
  );
}
