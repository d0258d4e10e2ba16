import { useSyncExternalStore } from 'react';

const KEY = 'message-sound';
const CHANGED = 'message-sound-changed';

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function switchSound(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing stays silent.
  }
  dispatchEvent(new Event(CHANGED));
}

export const useSoundOn = (): boolean => useSyncExternalStore(followSwitch, isSoundOn, () => false);

function followSwitch(listener: () => void): () => void {
  for (const type of ['storage', CHANGED]) addEventListener(type, listener);
  return () => {
    for (const type of ['storage', CHANGED]) removeEventListener(type, listener);
  };
}
