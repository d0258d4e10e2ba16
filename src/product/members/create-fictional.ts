import type { WriteCall } from '#platform/call.ts';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { AppError } from '#platform/errors.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { createFictionalAccount } from '#product/accounts/accounts.ts';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import type { FieldValues, ProfileView } from './contract.ts';
import { createMember, memberChanged, nameProblem } from './members.ts';
import { makeFictional, setShown } from './queries.ts';
import { noteName } from './texts/reviews/note-text.ts';
import { usernameProblem } from './usernames/usernames.ts';

interface NewFictional {
  name: string;
  gender: ProfileView['gender'];
  sexuality: FieldValues['sexuality'];
  dateOfBirth: string;
  country: string;
  language: Locale;
}

const LENGTHS = { username_min: MIN_USERNAME_LENGTH, username_max: MAX_USERNAME_LENGTH };

/** @throws the code of what is wrong with the name (422). @returns its number. */
export async function createFictional(call: WriteCall, { language, ...member }: NewFictional): Promise<number> {
  const problem = nameProblem(member.name, undefined) ?? (await usernameProblem(call, member.name));
  if (problem) throw new AppError(problem, 422, LENGTHS, { name: problem });
  const id = await createFictionalAccount(call, language);
  try {
    await createMember(call, { ...member, id });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('username_taken', 422, {}, { name: 'username_taken' });
    throw error;
  }
  await makeFictional(call.tx, { id });
  await noteName(call, id, member.name);
  await memberChanged(call, [id]);
  return id;
}

/** @returns false where it is so already. */
export async function showFictional(call: Pick<WriteCall, 'tx'>, id: number, shown: boolean): Promise<boolean> {
  const changed = await setShown.one(call.tx, { id, status: shown ? 'active' : 'disabled' });
  if (changed) await memberChanged(call, [id]);
  return changed !== null;
}
