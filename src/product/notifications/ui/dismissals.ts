import { useSyncExternalStore } from 'react';

/** Where this browser keeps what its user dismissed: by its name the time, as ISO text. SPEC 4. */
const KEY = 'dismissed-alerts';

/**
 * Put it inline in the head: what was dismissed here before does not appear until the application is there, which leaves it out.
 * An alert of the server's markup carries its name in `data-alert`.
 */
export const DISMISSED_BOOT_SCRIPT = `try{var a=Object.keys(JSON.parse(localStorage.getItem("${KEY}")||"{}")),s=new CSSStyleSheet;if(a.length){s.replaceSync(a.map(function(n){return'[data-alert="'+CSS.escape(n)+'"]{display:none}'}).join(""));document.adoptedStyleSheets=[s]}}catch(e){}`;

const listeners = new Set<() => void>();

/** Of an alert: whether it was dismissed here before, and how to dismiss it. On a server, and until the page is taken over, nothing was. */
export function useDismissal(name: string): { dismissed: boolean; dismiss: () => void } {
  const dismissed = useSyncExternalStore(
    subscribe,
    () => name in read(),
    () => false,
  );
  return { dismissed, dismiss: () => dismissAlert(name) };
}

/** What the browser keeps of it is kept for good; where it keeps nothing, until the page is left. */
function dismissAlert(name: string): void {
  const dismissed = { ...read(), [name]: new Date().toISOString() };
  unkept = dismissed;
  try {
    localStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // Browsers that keep nothing ask again at the next visit.
  }
  for (const tell of listeners) tell();
}

let unkept: Record<string, string> = {};

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...unkept, ...kept } : unkept;
  } catch {
    return unkept;
  }
}
