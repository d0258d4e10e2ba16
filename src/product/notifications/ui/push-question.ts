import { sharedValue } from '#platform/shared-value.ts';

/** Whether the member has written or liked in this visit: then being told of an answer is worth something. */
const acted = sharedValue<true>();

/** Call it when a message was sent or a like given. */
export const noteFirstStep = (): void => acted.set(true);

export const useFirstStep = (): boolean => acted.use() ?? false;
