import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemberCard } from '../../contract.ts';
import { atWindows } from './at-windows.ts';

const traits = fc.record({
  gender: fc.constantFrom('male', 'female'),
  fictional: fc.boolean(),
  photo: fc.constantFrom('none', 'locked', 'seen'),
});
const members = fc
  .array(traits, { maxLength: 24 })
  .map((all) => all.map(({ gender, fictional, photo }, index) => member(index + 1, { gender, fictional }, photo)));

function member(id: number, traits: Pick<MemberCard, 'gender' | 'fictional'>, photo: 'none' | 'locked' | 'seen') {
  const image = { id, rank: 0, filename: '', thumb_filename: '', status: 'active', width: 3, height: 4, thumbhash: '' };
  const main_image = photo === 'none' ? null : { ...image, locked: photo === 'locked' };
  return { id, ...traits, main_image } as MemberCard;
}

test('nobody is both at a window and in the list below, and nobody is lost', () => {
  fc.assert(
    fc.property(members, (members) => {
      const { windows, others } = atWindows(members);
      const ids = (some: MemberCard[]) => some.map(({ id }) => id);
      expect(ids(members).filter((id) => !ids(windows).includes(id))).toEqual(ids(others));
      expect(new Set(ids(windows)).size).toBe(windows.length);
      expect(windows.length + others.length).toBe(members.length);
      expect(windows.length).toBeLessThanOrEqual(Math.min(3, others.length));
    }),
  );
});

test('at the windows are real members with a photo that everybody may see, women and men in turn', () => {
  fc.assert(
    fc.property(members, (members) => {
      const { windows } = atWindows(members);
      for (const { fictional, main_image: photo } of windows) {
        expect(fictional).toBe(false);
        expect(photo?.locked).toBe(false);
      }
      const seen = members.filter(({ fictional, main_image: photo }) => !fictional && photo && !photo.locked);
      const of = (gender: string) => seen.filter((member) => member.gender === gender).length;
      if (windows.length > 1 && of('male') > 0 && of('female') > 0)
        expect(windows[0]?.gender).not.toBe(windows[1]?.gender);
      if (windows.length === 3 && of('male') > 1 && of('female') > 1)
        expect(windows[1]?.gender).not.toBe(windows[2]?.gender);
    }),
  );
});
