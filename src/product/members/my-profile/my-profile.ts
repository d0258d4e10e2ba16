import type { Authenticated, ReadCall } from '#platform/call.ts';
import { authenticationRequired } from '#platform/errors.ts';
import type { ProfileView } from '../contract.ts';
import { myProfile } from '../profile-of.ts';
import { type OwnText, TEXT_FIELDS } from '../texts/contract.ts';
import type { MyProfile, MyProfileReply } from './contract.ts';
import { nameFixedUntil } from './policy.ts';
import { ownRow } from './queries.ts';

/** @throws authentication_required when the profile went away since the session was checked. */
export async function showOwn(call: Authenticated<ReadCall>): Promise<MyProfileReply> {
  const { sql, actor } = call;
  const profile = await myProfile(call);
  const row = await ownRow.one(sql, { member: actor.id });
  if (!profile || !row) throw authenticationRequired();
  const { written, created_at, name_changed_at, name_given_at, ...own } = row;
  const fixed = nameFixedUntil({ created_at, name_changed_at, name_given_at }, call.now);
  const texts = TEXT_FIELDS.map((field) => [
    field,
    ownText(
      profile[field],
      written.find((text) => text.field === field),
    ),
  ]);
  return {
    profile: {
      ...profile,
      ...own,
      texts: Object.fromEntries(texts) as MyProfile['texts'],
      name_fixed_until: fixed?.toISOString() ?? null,
    },
  };
}

function ownText(
  shown: ProfileView['about'],
  written: Pick<OwnText, 'text' | 'status' | 'reason'> | undefined,
): OwnText | null {
  if (written && written.status !== 'active') {
    const { text, status, reason } = written;
    return { text, status, reason, shown };
  }
  return shown === null ? null : { text: shown, status: 'active', reason: null, shown };
}
