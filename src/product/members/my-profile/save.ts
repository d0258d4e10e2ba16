import type { Authenticated, WriteCall } from '#platform/call.ts';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { AppError } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { plainLine } from '#platform/plain-text.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from '#product/accounts/contract.ts';
import { memberChanged, seeksOf } from '../members.ts';
import { MAX_TEXT_LENGTH, type ProfileEvent, TEXT_FIELDS } from '../texts/contract.ts';
import { wordsOf } from '../texts/policy.ts';
import { wasRefused } from '../texts/reviews/appeal-review.ts';
import { noteName } from '../texts/reviews/note-text.ts';
import { saveText } from '../texts/texts.ts';
import { usernameProblem } from '../usernames/usernames.ts';
import { type MyProfileReply, NAME_CHANGE_DAYS, type ProfileInput } from './contract.ts';
import { showOwn } from './my-profile.ts';
import { nameFixedUntil, type WrongFields, wrongFields } from './policy.ts';
import { lockProfile, type StoredProfile, setProfile, setSeeks } from './queries.ts';

/** @throws the code of the only wrong field, or invalid_input for several (422); both name every wrong field. */
export const save = (call: AuthenticatedControllerCall, given: ProfileInput): Promise<MyProfileReply> =>
  call.transaction((within) => saveWithin(within, given));

/** The same as a part of a transaction, which cannot go on where it throws. @throws as `save` does. */
export async function saveWithin(call: Authenticated<WriteCall>, given: ProfileInput): Promise<MyProfileReply> {
  try {
    return await store(call, cleaned(given));
  } catch (error) {
    if (isUniqueViolation(error)) return refuse({ name: 'username_taken' });
    throw error;
  }
}

const cleaned = (input: ProfileInput): ProfileInput => ({
  ...input,
  ...(input.name !== undefined && { name: plainLine(input.name) }),
  ...(input.about !== undefined && { about: wordsOf(input.about) }),
  ...(input.seeking !== undefined && { seeking: wordsOf(input.seeking) }),
  ...(input.interests && { interests: [...new Set(input.interests)] }),
  ...(input.languages && { languages: [...new Set(input.languages)] }),
});

async function store(call: Authenticated<WriteCall>, input: ProfileInput): Promise<MyProfileReply> {
  const { tx, actor, site, now } = call;
  const before = await lockProfile.one(tx, { member: actor.id });
  if (!before) return showOwn(call);
  const account = await findAccount(call, actor.id);
  const { name = before.name } = input;
  const renamed = name !== before.name;
  // A name of before stays its member's, whatever names have to be since.
  const { name: _, ...others } = input;
  const wrong = wrongFields(renamed ? input : others, account?.email ?? null, site.settings);
  const fixed = renamed ? nameFixedUntil(before, now) : null;
  const other = name.toLowerCase() !== before.name.toLowerCase();
  const badName = fixed
    ? 'username_changed_lately'
    : other && !wrong.name && (await usernameProblem(call, name, actor.id));
  if (badName) wrong.name = badName;
  else if (renamed && (await wasRefused(call, name))) wrong.name = 'username_reserved';
  if (Object.keys(wrong).length) refuse(wrong, fixed ? dayFor(call, fixed) : '');

  const after: StoredProfile = { ...before, ...changeOf(input), ...(renamed && { name_changed_at: now }) };
  for (const field of TEXT_FIELDS) {
    const text = input[field];
    if (text !== undefined) after[field] = await saveText(call, field, before[field], text);
  }
  const { gender, created_at, name_given_at, ...columns } = after;
  await setProfile(tx, { ...columns, member: actor.id });
  if (renamed) await noteName(call, actor.id, name);
  await setSeeks(tx, { seeks: seeksOf(gender, columns.sexuality), member: actor.id });
  await memberChanged(call, [actor.id]);
  call.publish(actor.id, { type: 'profile' } satisfies ProfileEvent);
  return showOwn(call);
}

function changeOf({ about: _, seeking: __, ...fields }: ProfileInput): Partial<StoredProfile> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

const dayFor = ({ locale, site: { settings } }: WriteCall, day: Date) =>
  new Intl.DateTimeFormat(formatLocaleOf(locale, settings.country), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

function refuse(wrong: WrongFields, date = ''): never {
  const codes = Object.values(wrong);
  const [only = 'invalid_input'] = codes;
  const params = {
    username_min: MIN_USERNAME_LENGTH,
    username_max: MAX_USERNAME_LENGTH,
    max: MAX_TEXT_LENGTH,
    days: NAME_CHANGE_DAYS,
    date,
  };
  throw new AppError(codes.length === 1 ? only : 'invalid_input', 422, params, wrong);
}
