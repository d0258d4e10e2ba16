import { sharedValue } from '#platform/shared-value.ts';

/** What somebody is about to do about a member. */
export interface Concern {
  kind: 'block' | 'report';
  member: { id: number; name: string; gender: 'male' | 'female' };
  /** The two have written to each other. */
  messages: boolean;
}

const raised = sharedValue<Concern>();

/** Opens the dialog in which a member is blocked or reported. */
export const raiseConcern = (concern: Concern): void => raised.set(concern);
export const dropConcern = (): void => raised.set(null);
/** What the open dialog is about; null while none is. */
export const useConcern = raised.use;
