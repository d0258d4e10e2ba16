import type { MemberCard } from '../../contract.ts';

/** Large windows of the street that somebody looks out of; phones show the last two. */
const WINDOWS = 3;

/**
 * Who looks out of the street's windows, and who is shown below it: nobody is in both, so that no face is seen twice. At the
 * windows are real members whose photo everybody may see, women and men in turn as far as there are both; they are never more
 * than are left for the list.
 * @param members in the order of the list, which those who are left keep.
 */
export function atWindows(members: readonly MemberCard[]): { windows: MemberCard[]; others: MemberCard[] } {
  const room = Math.min(WINDOWS, Math.floor(members.length / 2));
  const shown = members.filter(({ fictional, main_image: photo }) => !fictional && photo && !photo.locked);
  const windows: MemberCard[] = [];
  while (windows.length < room) {
    const left = shown.filter((member) => !windows.includes(member));
    const next = left.find(({ gender }) => gender !== windows.at(-1)?.gender) ?? left[0];
    if (!next) break;
    windows.push(next);
  }
  return { windows, others: members.filter((member) => !windows.includes(member)) };
}
