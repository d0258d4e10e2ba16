import { useEffect, useState } from 'react';
import { followVersions, type NewVersion, tellWorker } from '#platform/browser/service-worker.ts';
import { watchUnsentText } from '#platform/browser/unsent-text.ts';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

const loadNotice = () => import('./update-notice.tsx').then((module) => module.UpdateNotice);

/** Installs the service worker for members, tells it who reads here and how the site looks, and offers a new version. */
export function WorkerCare(): React.ReactNode {
  const account = useUser()?.id ?? null;
  const { name, logo } = useSettings();
  const [version, setVersion] = useState<NewVersion | null>(null);
  const UpdateNotice = useLazy(loadNotice, version !== null);
  useEffect(() => {
    tellWorker({ type: 'start', account, look: lookOf(name, logo) }).catch(() => undefined);
  }, [account, name, logo]);
  useEffect(() => {
    const end = new AbortController();
    watchUnsentText(end.signal);
    followVersions(setVersion, end.signal).catch(() => undefined);
    return () => end.abort();
  }, []);
  return version && UpdateNotice && <UpdateNotice version={version} />;
}

/** Language and brand, as a text that changes with either. */
const lookOf = (name: string, logo: string): string =>
  [document.documentElement.lang, name, logo, document.querySelector('head style')?.textContent].join('\n');
