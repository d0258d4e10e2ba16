import { memberOfPath } from '#product/accounts/ui/next-path.ts';

const KEY = 'like-begun';
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notes for this tab that a visitor pressed a member's heart and goes to log in: nobody else can make that note. */
export function beginLike(store: Store, memberId: number): void {
  try {
    store.setItem(KEY, String(memberId));
  } catch {}
}

export function takeBegunLike(store: Store, memberId: number): boolean {
  try {
    const begun = store.getItem(KEY) === String(memberId);
    store.removeItem(KEY);
    return begun;
  } catch {
    return false;
  }
}

export interface AfterLogin {
  like: number | null;
  next: string;
}

/** An address alone gives no like: anybody can make one. @param begun whether a like for this member was begun here. */
export function afterLogin(next: string, wish: 'like' | undefined, begun: (memberId: number) => boolean): AfterLogin {
  const member = wish === 'like' ? memberOfPath(next) : null;
  if (member === null) return { like: null, next };
  if (begun(member)) return { like: member, next };
  return { like: null, next: `/members/${member}?wish=like` };
}
