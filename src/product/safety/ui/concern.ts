import { sharedValue } from '#platform/shared-value.ts';

export interface Concern {
  kind: 'block' | 'report';
  member: { id: number; name: string; gender: 'male' | 'female' };
  messages: boolean;
}

const raised = sharedValue<Concern>();

export const raiseConcern = (concern: Concern): void => raised.set(concern);
export const dropConcern = (): void => raised.set(null);
export const useConcern = raised.use;
