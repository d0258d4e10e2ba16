type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** In the session's storage: it was asked. In the device's: nobody wants to be asked any more. */
const ASKED = 'auto-like-asked';
const REFUSED = 'auto-likes-refused';

/** Whether to ask now: once in a session, and never again after somebody wanted real members only. True once. */
export function takeAutoLikeTurn(session: Store, device: Store): boolean {
  try {
    if (session.getItem(ASKED) !== null || device.getItem(REFUSED) !== null) return false;
    session.setItem(ASKED, '1');
    return true;
  } catch {
    // Where nothing can be remembered, it would be asked on every page.
    return false;
  }
}

/** The reader wants real members only: on this device no fictional profile likes them any more. */
export function noMoreAutoLikes(device: Store): void {
  try {
    device.setItem(REFUSED, '1');
  } catch {
    // A full or forbidden store only means that they may be asked again.
  }
}
