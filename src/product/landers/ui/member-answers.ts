import type { LanderMember } from '../contract.ts';
import type { Answers } from './next-steps.tsx';

export const recipient = ({
  id,
  name,
  fictional,
  main_image: photo,
}: LanderMember): NonNullable<Answers['member']> => ({
  id,
  name,
  fictional,
  image: photo?.thumb_filename ?? null,
});

/** @returns null while nothing is written. */
export function withMessage(member: LanderMember, words: FormDataEntryValue | null): Answers | null {
  const message = typeof words === 'string' ? words.trim() : '';
  if (!message) return null;
  return { values: { signup_message: message }, answered: ['message'], member: recipient(member) };
}

export const oneStop = (headline: string): string => headline.replace('..', '.');
