import { sharedValue } from '#platform/shared-value.ts';

export interface IntentWords {
  name: string;
  done: string;
  failed: string;
}

export interface SignupIntent {
  kind: 'like' | 'message' | 'photos' | 'gift' | 'save' | 'join';
  member?: { id: number; name: string; image: string | null; fictional: boolean };
  onJoined?: (words: IntentWords) => Promise<unknown>;
}

const intents = sharedValue<SignupIntent>();

export const askToJoin = (intent: SignupIntent): void => intents.set(intent);
export const closeLoginWall = (): void => intents.set(null);
export const useSignupIntent = intents.use;
