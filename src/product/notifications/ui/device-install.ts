/** What Chromium offers where a page can be installed; of nobody's standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the script in the page's head, since it comes once, and before the application. */
    installPrompt?: InstallPrompt | null;
  }
  interface Navigator {
    /** Of browsers on iOS alone. */
    standalone?: boolean;
  }
}

/** `prompt`: a press asks the browser; `words`: its user finds it in a menu. */
export type InstallWay = 'prompt' | 'words';

export function installWayOf(): InstallWay | null {
  if (matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches) return null;
  if (window.installPrompt) return 'prompt';
  return navigator.standalone === false ? 'words' : null;
}

/** Asks the browser, which asks its user; call it from a press. What an installed app stores is worth keeping. */
export async function install(): Promise<void> {
  const asking = window.installPrompt;
  window.installPrompt = null;
  if ((await asking?.prompt())?.outcome === 'accepted') await navigator.storage?.persist?.();
}
