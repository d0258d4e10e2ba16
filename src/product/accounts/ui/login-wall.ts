import { sharedValue } from '#platform/shared-value.ts';

/** What is said of an intent that was carried out: what the thing is called, that it went well, or that it did not. */
export interface IntentWords {
  name: string;
  done: string;
  failed: string;
}

/** What a visitor wanted that only members can do. */
export interface SignupIntent {
  kind: 'like' | 'message' | 'photos' | 'gift' | 'save' | 'join';
  /** The member it is about. */
  member?: { id: number; name: string; image: string | null; fictional: boolean };
  /** Does it once the visitor has become a member; left out where the sign-up itself does. */
  onJoined?: (words: IntentWords) => Promise<unknown>;
}

const intents = sharedValue<SignupIntent>();

/** Opens the sign-up dialog for what the visitor wanted to do. */
export const askToJoin = (intent: SignupIntent): void => intents.set(intent);
export const closeLoginWall = (): void => intents.set(null);
/** The open intent; null when the dialog is closed. */
export const useSignupIntent = intents.use;
