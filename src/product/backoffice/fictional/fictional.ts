import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ageOn } from '#platform/calendar.ts';
import type { Authenticated, ReadCall } from '#platform/call.ts';
import { AppError, notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { plainLine } from '#platform/plain-text.ts';
import { fictionalActor } from '#product/accounts/accounts.ts';
import type { Actor } from '#product/accounts/contract.ts';
import { record } from '#product/audit/audit.ts';
import { findCity } from '#product/geo/geo.ts';
import { ownPhotos } from '#product/media/album/album.ts';
import { createFictional, showFictional } from '#product/members/create-fictional.ts';
import { fictionalWord } from '#product/members/fictional-word.ts';
import { showOwn } from '#product/members/my-profile/my-profile.ts';
import { saveWithin } from '#product/members/my-profile/save.ts';
import { ownPlace, setPlace } from '#product/members/my-profile/set-place.ts';
import { TEXT_FIELDS } from '#product/members/texts/contract.ts';
import type { Site } from '#product/sites/contract.ts';
import { actingStaff, atSite, type StaffCall, scopeOf } from '../desk/desk.ts';
import {
  FICTIONAL_PAGE,
  type FictionalInput,
  type FictionalProfile,
  type FictionalReply,
  type MakeFictionalInput,
  type SaveFictionalInput,
} from './contract.ts';
import { type FictionalStateRow, fictionalRow, fictionalRows, fictionalState, lockFictional } from './queries.ts';

const MIN_AGE_YEARS = 25;

export async function list(call: Authenticated<ReadCall>, { site, under }: FictionalInput): Promise<FictionalReply> {
  const { sites } = await scopeOf(call, site);
  const rows = await fictionalRows(call.sql, { sites, under: under ?? null, most: FICTIONAL_PAGE + 1 });
  const today = call.now.toISOString().slice(0, 10);
  const profiles = rows.slice(0, FICTIONAL_PAGE).map(async (row) => ({
    ...{ id: row.id, name: row.name, gender: row.gender, photo: row.photo, photos: row.photos },
    age: ageOn(row.date_of_birth, today),
    place: [row.city, row.country].filter(Boolean).join(', '),
    site: (await call.sites.byId(row.site_id)).settings.name,
    waiting_photos: row.waiting_photos,
    shown: row.status === 'active',
  }));
  return { profiles: await Promise.all(profiles), more: rows.length > FICTIONAL_PAGE };
}

interface Profile {
  actor: Actor;
  site: Site;
  shown: boolean;
}

/** @throws not_found for any other account. */
export async function profileOf(call: Authenticated<ReadCall>, id: number): Promise<Profile> {
  const { sites } = await scopeOf(call);
  const row = await fictionalRow.one(call.sql, { id, sites });
  if (!row) throw notFound();
  const { site } = await atSite(call, row.site_id);
  const actor = await fictionalActor({ ...call, site }, id);
  if (!actor) throw notFound();
  return { actor, site, shown: row.status === 'active' };
}

/** For what members do by several transactions. */
export async function asProfile(call: AuthenticatedControllerCall, id: number): Promise<AuthenticatedControllerCall> {
  const { actor, site } = await profileOf(call, id);
  return {
    ...call,
    actor,
    site,
    transaction: (work) => call.transaction((within) => work({ ...within, actor, site })),
  };
}

export async function show(call: Authenticated<ReadCall>, { id }: { id: number }): Promise<FictionalProfile> {
  const { actor, site, shown } = await profileOf(call, id);
  const there = { ...call, actor, site };
  const { settings } = site;
  return {
    id,
    site: settings.name,
    origin: site.origin,
    version: versionOf(await stateOf(call, id)),
    shown,
    label: fictionalWord(site, formatLocaleOf(call.locale, settings.country)),
    profile: (await showOwn(there)).profile,
    place: (await ownPlace(there)).place,
    album: await ownPhotos(there),
    fields: [...settings.visible_profile_fields, ...settings.visible_profile_notes],
  };
}

/** @throws fictional_too_young (422), what is wrong with the name (422) and with the town (400). */
export async function make(call: StaffCall, input: MakeFictionalInput): Promise<{ id: number }> {
  const there = await atSite(call, input.site);
  const { min_age } = there.site.settings;
  const years = Math.max(MIN_AGE_YEARS, min_age);
  if (ageOn(input.date_of_birth, call.now.toISOString().slice(0, 10)) < years)
    throw new AppError('fictional_too_young', 422, { years }, { date_of_birth: 'fictional_too_young' });
  const { gender, sexuality, language, date_of_birth: dateOfBirth } = input;
  const country = findCity(input.city_id)?.country ?? there.site.settings.country;
  const id = await createFictional(there, {
    ...{ gender, sexuality, language, dateOfBirth, country },
    name: plainLine(input.name),
  });
  const actor = await fictionalActor(there, id);
  if (!actor) throw notFound();
  await setPlace({ ...there, actor }, { city_id: input.city_id });
  const after = { gender, sexuality, dateOfBirth, city: input.city_id };
  await record(there, await actingStaff(call), {
    ...{ verb: 'profile.made', object: 'account', id, account: id, after },
  });
  return { id };
}

/** @throws not_found, fictional_changed_meanwhile (409), and what saving a profile or a place throws. */
export async function save(
  call: StaffCall,
  { id, seen, shown, city_id, profile }: SaveFictionalInput,
): Promise<{ ok: true }> {
  const { actor, site } = await profileOf(call, id);
  const there = { ...call, actor, site };
  await lockFictional(call.tx, { id });
  const before = await stateOf(call, id);
  if (versionOf(before) !== seen) throw new AppError('fictional_changed_meanwhile', 409);
  if (profile) await saveWithin(there, profile);
  if (city_id !== undefined) await setPlace(there, { city_id });
  if (shown !== undefined) await showFictional(there, id, shown);
  await recordChange(call, id, before, await stateOf(call, id));
  return { ok: true };
}

async function stateOf({ sql }: Pick<ReadCall, 'sql'>, id: number): Promise<FictionalStateRow> {
  const state = await fictionalState.one(sql, { id });
  if (!state) throw notFound();
  return state;
}

const versionOf = (state: FictionalStateRow): string => hashOf(JSON.stringify(state));
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Of texts only how long they are and whether they are the same: what they say stands in the profile. */
async function recordChange(
  call: StaffCall,
  id: number,
  before: FictionalStateRow,
  after: FictionalStateRow,
): Promise<void> {
  const now = new Map(Object.entries(after));
  const changed = Object.entries(before).filter(([part, was]) => !isDeepStrictEqual(was, now.get(part)));
  if (changed.length === 0) return;
  const texts: readonly string[] = TEXT_FIELDS;
  const kept = (part: string, value: unknown) =>
    texts.includes(part) ? { length: `${value}`.length, hash: hashOf(`${value}`) } : value;
  await record(call, await actingStaff(call), {
    ...{ verb: 'profile.changed', object: 'account', id, account: id },
    details: { parts: changed.map(([part]) => part).join(',') },
    before: Object.fromEntries(changed.map(([part, was]) => [part, kept(part, was)])),
    after: Object.fromEntries(changed.map(([part]) => [part, kept(part, now.get(part))])),
  });
}
