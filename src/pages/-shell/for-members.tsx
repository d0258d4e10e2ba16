import { useEffect, useState } from 'react';
import { canHaveWorker } from '#platform/browser/has-worker.ts';
import { watchUnsentText } from '#platform/browser/unsent-text.ts';
import { LiveUpdates } from './live-updates.tsx';
import { Overlays } from './overlays.tsx';
import { WorkerCare } from './worker-care.tsx';

const WORKER_DELAY_MS = 3_000;

export function ForMembers({ told }: { told: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(setLate, WORKER_DELAY_MS, true);
    return () => clearTimeout(waiting);
  }, []);
  useEffect(() => {
    const end = new AbortController();
    watchUnsentText(end.signal);
    return () => end.abort();
  }, []);
  return (
    <Overlays>
      {told && <LiveUpdates />}
      {late && canHaveWorker() && <WorkerCare />}
    </Overlays>
  );
}
