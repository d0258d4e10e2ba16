import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { queryInt } from '#platform/query.ts';
import { CityId, PlaceView } from '#product/geo/contract.ts';
import { PhotoAlbum } from '#product/media/album/contract.ts';
import { PICTURE_REFUSALS } from '#product/media/contract.ts';
import { GENDERS } from '#product/members/contract.ts';
import { MyProfile, ProfileInput } from '#product/members/my-profile/contract.ts';
import { SEXUALITIES } from '#product/sites/profiles/contract.ts';
import { AtSite, QueryId, RowId, SiteId } from '../contract.ts';

export const FICTIONAL_PAGE = 100;
const MAX_PHOTO_BYTES = 8 * 1024 * 1024;

export const FictionalInput = z.object({
  site: AtSite,
  under: z.optional(queryInt(1)),
});
export type FictionalInput = z.output<typeof FictionalInput>;

export const FictionalRow = z.object({
  id: z.number(),
  name: z.string(),
  age: z.number(),
  gender: z.enum(GENDERS),
  place: z.string(),
  site: z.string(),
  photo: z.nullable(z.number()),
  photos: z.number(),
  waiting_photos: z.number(),
  shown: z.boolean(),
});
export type FictionalRow = z.output<typeof FictionalRow>;
export const FictionalReply = z.object({ profiles: z.array(FictionalRow), more: z.boolean() });
export type FictionalReply = z.output<typeof FictionalReply>;

export const listFictional = endpoint({
  method: 'GET',
  path: '/api/admin/fictional.php',
  summary: 'Profiles that the sites run, the newest first',
  access: 'moderator',
  input: FictionalInput,
  reply: FictionalReply,
});

export const FictionalProfile = z.object({
  id: z.number(),
  site: z.string(),
  origin: z.string(),
  /** Another one once anything of it has changed but its photos. */
  version: z.string(),
  shown: z.boolean(),
  label: z.string(),
  profile: MyProfile,
  place: z.nullable(PlaceView),
  album: PhotoAlbum,
  fields: z.array(z.string()),
});
export type FictionalProfile = z.output<typeof FictionalProfile>;

export const showFictionalProfile = endpoint({
  method: 'GET',
  path: '/api/admin/fictional-profile.php',
  summary: 'A fictional profile with all that can be changed; its label cannot',
  access: 'moderator',
  input: z.object({ id: QueryId }),
  reply: FictionalProfile,
});

export const MakeFictionalInput = z.object({
  site: SiteId,
  name: z.string().check(z.maxLength(1000)),
  gender: z.enum(GENDERS),
  sexuality: z.enum(SEXUALITIES),
  date_of_birth: z.iso.date(),
  language: z.enum(LOCALES),
  city_id: CityId,
});
export type MakeFictionalInput = z.output<typeof MakeFictionalInput>;

const NAME_REFUSALS = {
  username_is_email: 422,
  username_starts_with_at: 422,
  username_length: 422,
  username_leads_away: 422,
  username_taken: 422,
  username_reserved: 422,
  username_look_alike: 422,
} as const;

export const makeFictional = endpoint({
  method: 'POST',
  path: '/api/admin/fictional.php',
  summary: 'Makes a fictional profile on a site, labelled from its first moment',
  access: 'moderator',
  input: MakeFictionalInput,
  reply: z.object({ id: z.number() }),
  errors: { ...NAME_REFUSALS, fictional_too_young: 422, place_unknown: 400, place_not_served: 400 },
  limit: { name: 'fictional', calls: 60, seconds: 3600 },
});

export const SaveFictionalInput = z.object({
  id: RowId,
  seen: z.string().check(z.maxLength(64)),
  shown: z.optional(z.boolean()),
  city_id: z.optional(z.nullable(CityId)),
  profile: z.optional(ProfileInput),
});
export type SaveFictionalInput = z.output<typeof SaveFictionalInput>;

export const saveFictional = endpoint({
  method: 'PUT',
  path: '/api/admin/fictional.php',
  summary: 'Changes what is given of a fictional profile; texts wait for a look as members’ do',
  access: 'moderator',
  input: SaveFictionalInput,
  reply: z.object({ ok: z.literal(true) }),
  errors: {
    ...NAME_REFUSALS,
    fictional_changed_meanwhile: 409,
    invalid_input: 422,
    username_changed_lately: 422,
    text_too_long: 422,
    place_unknown: 400,
    place_not_served: 400,
    place_changed_lately: 429,
  },
});

export const AddFictionalPhoto = z.object({ id: QueryId });

export const addFictionalPhoto = endpoint({
  method: 'POST',
  path: '/api/admin/fictional-photo.php',
  summary: 'Adds a photo to a fictional profile: made by the same steps, and looked at as members’ are',
  access: 'moderator',
  query: AddFictionalPhoto,
  bytes: MAX_PHOTO_BYTES,
  reply: PhotoAlbum,
  errors: { photo_limit: 409, upload_incomplete: 409, ...PICTURE_REFUSALS },
  limit: { name: 'fictional photos', calls: 120, seconds: 600 },
});

export const OrderFictionalInput = z.object({
  id: RowId,
  order: z.array(RowId).check(z.minLength(1), z.maxLength(100)),
});
export type OrderFictionalInput = z.output<typeof OrderFictionalInput>;

export const orderFictionalPhotos = endpoint({
  method: 'PUT',
  path: '/api/admin/fictional-photo.php',
  summary: 'Puts the photos of a fictional profile in a new order',
  access: 'moderator',
  input: OrderFictionalInput,
  reply: PhotoAlbum,
});

export const RemoveFictionalPhotoInput = z.object({ id: RowId, photo: RowId });
export type RemoveFictionalPhotoInput = z.output<typeof RemoveFictionalPhotoInput>;

export const removeFictionalPhoto = endpoint({
  method: 'DELETE',
  path: '/api/admin/fictional-photo.php',
  summary: 'Deletes a photo of a fictional profile',
  access: 'moderator',
  input: RemoveFictionalPhotoInput,
  reply: PhotoAlbum,
});
