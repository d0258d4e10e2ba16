import { sharedValue } from '#platform/shared-value.ts';

/** What a visitor wanted that only members can do. */
export interface Wish {
  kind: 'like' | 'message' | 'photos' | 'gift' | 'join';
  /** The member it is about. */
  member?: { id: number; name: string; image: string | null; fictional: boolean };
}

const wished = sharedValue<Wish>();

/** Opens the sign-up dialog for what the visitor wanted to do. */
export const askToJoin = (wish: Wish): void => wished.set(wish);
export const closeLoginWall = (): void => wished.set(null);
/** The open wish; null when the dialog is closed. */
export const useWish = wished.use;
