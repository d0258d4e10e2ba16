import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followVersions, type NewVersion, tellWorker } from '#platform/browser/service-worker.ts';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { followWaiting, keepForOffline } from '#product/chat/ui/keep-for-offline.ts';
import { currentUser } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

const loadNotice = () => import('./update-notice.tsx').then((module) => module.UpdateNotice);

export function WorkerCare(): React.ReactNode {
  const account = useUser()?.id ?? null;
  const { name, logo } = useSettings();
  const [version, setVersion] = useState<NewVersion | null>(null);
  const UpdateNotice = useLazy(loadNotice, version !== null);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (account === null) return;
    const tell = (message: Parameters<typeof tellWorker>[0]) => tellWorker(message).catch(() => undefined);
    tell({ type: 'start', account, look: lookOf(name, logo) });
    const ends = [
      keepForOffline(queryClient, (kept) => tell({ ...kept, account })),
      followWaiting((waiting) => tell({ ...{ type: 'outbox', waiting }, account })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [account, name, logo, queryClient]);
  useEffect(() => {
    const tabs = new BroadcastChannel('offline');
    // Somebody has logged out in another tab: the server says whether that was here as well.
    tabs.onmessage = () => queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
    return () => tabs.close();
  }, [queryClient]);
  useEffect(() => {
    const end = new AbortController();
    followVersions(setVersion, end.signal).catch(() => undefined);
    return () => end.abort();
  }, []);
  return version && UpdateNotice && <UpdateNotice version={version} />;
}

const lookOf = (name: string, logo: string): string =>
  [document.documentElement.lang, name, logo, document.querySelector('head style')?.textContent].join('\n');
