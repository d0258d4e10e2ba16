import { sharedValue } from '#platform/shared-value.ts';

const acted = sharedValue<true>();

export const noteFirstStep = (): void => acted.set(true);

export const useFirstStep = (): boolean => acted.use() ?? false;
