import { sharedValue } from '#platform/shared-value.ts';
import type { MemberCard } from '#product/members/contract.ts';

const matched = sharedValue<MemberCard>();
/** Both the answer to a like and a live event may tell of a match, in any order. */
const celebrated = new Set<number>();

export function celebrateMatch(member: MemberCard): void {
  if (celebrated.has(member.id)) return;
  celebrated.add(member.id);
  matched.set(member);
}
export const isCelebrated = (memberId: number): boolean => celebrated.has(memberId);
export const forgetMatch = (memberId: number): boolean => celebrated.delete(memberId);
export const closeMatch = (): void => matched.set(null);
export const useMatch = matched.use;
