import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { IconOffline, IconShow } from '#design/icons.tsx';
import { onReadOnly, readOnlyNow } from '#platform/http/read-only.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useOnline } from '#platform/use-online.ts';

export const READ_ONLY_ID = 'read-only';

export function OfflineBar() {
  const online = useOnline();
  const readOnly = useReadOnly();
  // From now on it stands here, in the same place.
  useLayoutEffect(() => document.getElementById(READ_ONLY_ID)?.remove(), []);
  return <div role="status">{online ? readOnly && <OfflineNotice what="read_only" /> : <OfflineNotice />}</div>;
}

function useReadOnly(): boolean {
  const { readOnly } = useRouter().options.context;
  return useSyncExternalStore(
    onReadOnly,
    () => readOnlyNow() ?? readOnly,
    () => readOnly,
  );
}

type What = 'offline' | 'read_only';

export function OfflineNotice({ what = 'offline' }: { what?: What }) {
  const t = useTranslations('pages.shell');
  return <OfflineLine what={what}>{t(what)}</OfflineLine>;
}

export function OfflineLine({ what, children }: { what: What; children: string }) {
  return (
    <div className="offline-place fixed inset-x-3 z-40 mx-auto flex max-w-toast items-center gap-3 rounded-card bg-ink px-4 py-3 text-paper text-t14 shadow-float">
      {what === 'offline' ? <IconOffline /> : <IconShow />}
      <p className="min-w-0">{children}</p>
    </div>
  );
}
