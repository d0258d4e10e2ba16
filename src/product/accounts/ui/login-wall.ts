import { sharedValue } from '#platform/shared-value.ts';

/** What is said of a wish that was carried out: what the thing is called, that it went well, or that it did not. */
export interface WishWords {
  name: string;
  done: string;
  failed: string;
}

/** What a visitor wanted that only members can do. */
export interface Wish {
  kind: 'like' | 'message' | 'photos' | 'gift' | 'save' | 'join';
  /** The member it is about. */
  member?: { id: number; name: string; image: string | null; fictional: boolean };
  /** Does it once the visitor has become a member; left out where the sign-up itself does. */
  onJoined?: (words: WishWords) => Promise<unknown>;
}

const wished = sharedValue<Wish>();

/** Opens the sign-up dialog for what the visitor wanted to do. */
export const askToJoin = (wish: Wish): void => wished.set(wish);
export const closeLoginWall = (): void => wished.set(null);
/** The open wish; null when the dialog is closed. */
export const useWish = wished.use;
