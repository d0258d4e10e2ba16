import { useEffect, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import type { ChatProfile } from '../contract.ts';

const loadPanel = () => import('./panel-content.tsx').then((module) => module.PanelContent);

/** Who one is writing with, beside the thread where there is room for it; that room is kept while it is fetched. */
export function ProfilePanel({ profile }: { profile: ChatProfile }) {
  const wide = useWide();
  const Panel = useLazy(loadPanel, wide && !profile.deleted);
  if (profile.deleted) return null;
  return (
    <div className="hidden min-h-0 w-81 shrink-0 overflow-y-auto border-line border-s bg-surface xl:block">
      {Panel && <Panel profile={profile} />}
    </div>
  );
}

/** True from 1200 px on: nothing is loaded for a panel that nobody sees. */
function useWide(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(min-width: 1200px)');
    const update = () => setWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return wide;
}
