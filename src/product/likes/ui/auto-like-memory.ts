type Store = Pick<Storage, 'getItem' | 'setItem'>;

const ASKED = 'auto-like-asked';
const REFUSED = 'auto-likes-refused';

/** Whether to ask the server now: once in a session, and never after `noMoreAutoLikes`. True once. */
export function takeAutoLikeTurn(session: Store, device: Store): boolean {
  try {
    if (session.getItem(ASKED) !== null || device.getItem(REFUSED) !== null) return false;
    session.setItem(ASKED, '1');
    return true;
  } catch {
    // Without a storage it would be asked on every page.
    return false;
  }
}

export function noMoreAutoLikes(device: Store): void {
  try {
    device.setItem(REFUSED, '1');
  } catch {
    // A full or forbidden store only means that they may be asked again.
  }
}
