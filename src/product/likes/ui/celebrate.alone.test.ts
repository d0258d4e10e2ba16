import { expect, test, vi } from 'vitest';
import type { MemberCard } from '#product/members/contract.ts';

const set = vi.hoisted(() => vi.fn());
vi.mock('#platform/shared-value.ts', () => ({ sharedValue: () => ({ set, use: () => null }) }));
const { celebrateMatch, forgetMatch } = await import('./celebrate.ts');

test('a match told by the answer and by the live event is celebrated once, and again only after the like was taken back', () => {
  const marit = { id: 7 } as MemberCard;
  celebrateMatch(marit);
  celebrateMatch({ ...marit });
  expect(set).toHaveBeenCalledTimes(1);
  forgetMatch(7);
  celebrateMatch(marit);
  expect(set).toHaveBeenCalledTimes(2);
});
