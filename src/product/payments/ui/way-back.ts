import { useSyncExternalStore } from 'react';
import { wayBack } from '#product/accounts/ui/next-path.ts';

const KEY = 'payment-way-back';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Another tab, such as a bank's app opens one, finds it as well. @param path null forgets the note before. */
export function noteWayBack(store: () => Store, payment: number, path: string | null): void {
  try {
    if (path) store().setItem(KEY, JSON.stringify({ payment, path }));
    else store().removeItem(KEY);
  } catch {
    // A full or forbidden store only means that the way leads to all conversations.
  }
}

/** Null when this browser does not know, or knows no page of this site. */
export function notedWayBack(store: () => Store, payment: number): string | null {
  try {
    const noted: unknown = JSON.parse(store().getItem(KEY) ?? 'null');
    if (typeof noted !== 'object' || noted === null || !('payment' in noted) || !('path' in noted)) return null;
    return noted.payment === payment ? wayBack(noted.path) : null;
  } catch {
    return null;
  }
}

/** This browser's own, asked for when it is used: to name it may be forbidden already. */
export const thisBrowser = (): Store => localStorage;

const unchanging = () => () => undefined;

export const useWayBack = (payment: number): string | null =>
  useSyncExternalStore(
    unchanging,
    () => notedWayBack(thisBrowser, payment),
    () => null,
  );
