import { sharedValue } from '#platform/shared-value.ts';
import type { MemberCard } from '#product/members/contract.ts';

const matched = sharedValue<MemberCard>();

/** Opens the match moment for somebody who likes the reader back. */
export const celebrateMatch = (member: MemberCard): void => matched.set(member);
export const closeMatch = (): void => matched.set(null);
/** Whose match is being celebrated; null when nobody's. */
export const useMatch = matched.use;
