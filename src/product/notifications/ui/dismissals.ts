import { useState } from 'react';

/** Where this browser keeps what its user dismissed: by its name the time, as ISO text. SPEC 4. */
const KEY = 'dismissed-alerts';

/** Of an alert: whether it was dismissed here before, and how to dismiss it. Only where there is a browser. */
export function useDismissal(name: string): { dismissed: boolean; dismiss: () => void } {
  const [dismissed, setDismissed] = useState(() => name in read());
  return {
    dismissed,
    dismiss: () => {
      setDismissed(true);
      try {
        localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: new Date().toISOString() }));
      } catch {
        // Browsers that keep nothing ask again at the next visit.
      }
    },
  };
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}
