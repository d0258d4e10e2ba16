import { dateOf } from '#platform/calendar.ts';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { isWhole } from '#product/media/album/contract.ts';
import { shownPhotos } from '#product/media/media.ts';
import { photoView } from '#product/media/photo-view.ts';
import { FIELD_NAMES, type FieldName, PROFILE_FIELDS } from '#product/sites/profiles/contract.ts';
import { cardOf } from './cards-of.ts';
import {
  type FieldValues,
  isShown,
  type MEMBER_ERRORS,
  type ProfilePhoto,
  type ProfileView,
  type ShownValues,
} from './contract.ts';
import { type ProfileRow, profileRow } from './queries.ts';

type MemberError = (typeof MEMBER_ERRORS)[number];

export async function myProfile(call: Authenticated<ReadCall>): Promise<ProfileView | null> {
  const { sql, actor, site } = call;
  if (actor.kind !== 'member') return null;
  const row = await profileRow.one(sql, { viewer: actor.id, id: actor.id, pool: site.pool });
  return row && viewOf(call, row);
}

/** @throws member_not_found, or blocked_by_member with the member's name. */
export async function profileOf(call: ReadCall, { id }: { id: number }): Promise<{ profile: ProfileView }> {
  return { profile: await viewOf(call, await visibleProfile(call, id)) };
}

/** @throws member_not_found, or blocked_by_member with the member's name. */
export async function visibleProfile({ sql, site, actor }: ReadCall, id: number): Promise<ProfileRow> {
  const row = await profileRow.one(sql, { viewer: actor?.id ?? null, id, pool: site.pool });
  if (row?.visibility === 'shown') return row;
  if (row?.visibility === 'blocked_by_member')
    throw new AppError<MemberError>('blocked_by_member', 403, { name: row.name });
  throw new AppError<MemberError>('member_not_found', 404);
}

async function viewOf(call: ReadCall, row: ProfileRow): Promise<ProfileView> {
  const { actor: viewer } = call;
  const member = { id: row.id, listed: row.listed, shown: await shownPhotos(call, row) };
  const photos = row.photos.flatMap(({ crop, ...photo }): ProfilePhoto[] => {
    const view = photoView(call, member, photo);
    // The pixels of a locked one are cut already.
    return view ? [crop && !isWhole(crop) && !view.locked ? { ...view, crop } : view] : [];
  });
  const main = photos.find((photo) => photo.status === 'active');
  const theirs = new Set(row.viewer_interests ?? []);
  const own = viewer?.id === row.id;
  const shown = fieldsOf(call, row);
  return {
    ...cardOf(call, row, dateOf(call.now)),
    // Owners see theirs while it still waits for a moderator.
    main_image: main ?? photos.find((photo) => own && photo.status === 'pending') ?? null,
    status: row.status,
    ...shown,
    premium: row.paid_user && !row.fictional,
    date_of_birth: own ? row.dob : null,
    photos,
    shared_interests: own ? [] : shown.interests.filter((interest) => theirs.has(interest)),
    // Sites of one pool show each other's members; each has its own found.
    indexable: row.search_engines && row.listed && !row.fictional && row.site_id === call.site.id,
    match: row.liked && row.likes_viewer,
    conversation_id: row.conversation_id,
  };
}

function fieldsOf({ actor, site }: ReadCall, row: FieldValues & { id: number }): ShownValues {
  const all = actor?.id === row.id || actor?.kind === 'staff';
  const shown = FIELD_NAMES.map((name) => [name, all || isShown(name, site.settings) ? row[name] : nothing(name)]);
  return Object.fromEntries(shown) as unknown as ShownValues;
}

const nothing = (name: FieldName) => (PROFILE_FIELDS[name].kind === 'list' ? [] : null);
