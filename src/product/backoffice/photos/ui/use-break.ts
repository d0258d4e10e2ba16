import { useEffect, useState } from 'react';

const STORAGE_KEY = 'backoffice.sitting';
const PAUSE_MS = 10 * 60_000;

interface Kept {
  since: number;
  last: number;
}

const kept = (): Kept | null => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

/** Kept for the tab. @param decided grows with each decision. @param after minutes; null while it is not known. */
export function useBreak(decided: number, after: number | null): { due: boolean; taken: () => void } {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (decided === 0 || after === null) return;
    const now = Date.now();
    const before = kept();
    const since = before && now - before.last < PAUSE_MS ? before.since : now;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ since, last: now }));
    setDue(now - since >= after * 60_000);
  }, [decided, after]);
  const taken = () => {
    sessionStorage.removeItem(STORAGE_KEY);
    setDue(false);
  };
  return { due, taken };
}
