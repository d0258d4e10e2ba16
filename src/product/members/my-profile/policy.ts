import { graphemesIn } from '#platform/graphemes.ts';
import { FIELD_NAMES } from '#product/sites/profiles/contract.ts';
import { isShown, type ShownSettings } from '../contract.ts';
import { nameProblem } from '../policy.ts';
import { MAX_TEXT_LENGTH, TEXT_FIELDS } from '../texts/contract.ts';
import { NAME_CHANGE_DAYS, type ProfileInput } from './contract.ts';

type ProfileError =
  | 'invalid_input'
  | 'text_too_long'
  | NonNullable<ReturnType<typeof nameProblem>>
  | 'username_taken'
  | 'username_reserved'
  | 'username_look_alike'
  | 'username_changed_lately';
/** Field name -> what is wrong with it. */
export type WrongFields = Partial<Record<keyof ProfileInput, ProfileError>>;

/** A field that the site does not show is not filled in. @param input texts and name already cleaned. */
export function wrongFields(input: ProfileInput, email: string | null, site: ShownSettings): WrongFields {
  const wrong: WrongFields = {};
  const badName = input.name === undefined ? null : nameProblem(input.name, email ?? undefined);
  if (badName) wrong.name = badName;
  for (const field of TEXT_FIELDS)
    if (graphemesIn(input[field] ?? '', MAX_TEXT_LENGTH) > MAX_TEXT_LENGTH) wrong[field] = 'text_too_long';
  for (const field of FIELD_NAMES)
    if (input[field] !== undefined && !isShown(field, site)) wrong[field] = 'invalid_input';
  return wrong;
}

const DAY_MS = 24 * 3600_000;
const FIRST_WEEK_MS = 7 * DAY_MS;

export interface NameTimes {
  created_at: Date;
  name_changed_at: Date | null;
  /** By staff, because of what the name before was. */
  name_given_at: Date | null;
}

/** Until when a member keeps the name; null: another one can be taken now. */
export function nameFixedUntil(
  { created_at: joined, name_changed_at: changed, name_given_at: given }: NameTimes,
  now: Date,
): Date | null {
  const first = now.getTime() < joined.getTime() + FIRST_WEEK_MS;
  const since = Math.max(given?.getTime() ?? 0, first ? 0 : (changed?.getTime() ?? 0));
  const until = new Date(since + NAME_CHANGE_DAYS * DAY_MS);
  return until > now ? until : null;
}
