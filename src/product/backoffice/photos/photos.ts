import type { Authenticated, ReadCall } from '#platform/call.ts';
import { photosForStaff, type StaffPhoto } from '#product/media/moderation/photos-for-staff.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import { LEASE_MS } from '../leases/contract.ts';
import {
  MAX_TIMES,
  PAGE_SIZE,
  type PhotoView,
  type QueuePhoto,
  type TakePhotosInput,
  type TakePhotosReply,
  type Times,
} from './contract.ts';
import { photoTimes, takeAppeals, takeFlagged, takeSecondLooks, takeWaiting, waitingCounts } from './queries.ts';

const TAKES: Record<PhotoView, typeof takeWaiting> = {
  new: takeWaiting,
  flagged: takeFlagged,
  appeals: takeAppeals,
  second: takeSecondLooks,
};
const DAYS_OF_TIMES = 7;
/** Hexadecimal digits of a hash: enough to tell pictures apart, and no address. */
const PICTURE_LENGTH = 16;

export async function take(call: StaffCall, { site, view, known }: TakePhotosInput): Promise<TakePhotosReply> {
  const { tx, now } = call;
  const { sites } = await scopeOf(call, site);
  const staff = (await actingStaff(call)).id;
  const until = new Date(now.getTime() + LEASE_MS);
  const taken = await TAKES[view](tx, { sites, known, staff, now, until, most: PAGE_SIZE });
  const photos = await photosForStaff(
    call,
    taken.map(({ case_id }) => case_id),
  );
  const others = new Map(
    (
      await photosForStaff(
        call,
        photos.flatMap(({ lookalikes }) => lookalikes.map(({ photo }) => photo)),
      )
    ).map((one) => [one.id, one] as const),
  );
  const counts = await waitingCounts.one(tx, { sites, staff });
  const settings = await Promise.all(sites.map(async (id) => (await call.sites.byId(id)).settings));
  return {
    photos: photos
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
      .map((photo) => photoView(photo, others, sites)),
    waiting: counts ?? { new: 0, flagged: 0, appeals: 0, second: 0 },
    times: await timesOf(
      call,
      sites,
      settings.map((one) => one.photo_promise_minutes),
    ),
    break_after: Math.min(...settings.map((one) => one.moderation_break_minutes)),
  };
}

async function timesOf({ sql, now }: Authenticated<ReadCall>, sites: number[], promises: number[]): Promise<Times> {
  const since = new Date(now.getTime() - DAYS_OF_TIMES * 24 * 3600_000);
  const row = await photoTimes.one(sql, { sites, promises, since, now, most: MAX_TIMES });
  const { decided = 0, median = null, p95 = null, within = null, oldest = null } = row ?? {};
  return { decided, median, p95, within, oldest, promise: Math.min(...promises) };
}

function photoView(photo: StaffPhoto, others: ReadonlyMap<number, StaffPhoto>, sites: readonly number[]): QueuePhoto {
  const { id, hash, member_id: member, name, age, host, created_at, joined, place, total, accepted } = photo;
  return {
    ...{ id, picture: hash.slice(0, PICTURE_LENGTH), member, name, age, host, place, total, accepted },
    ...{ card: photo.card, large: photo.large, width: photo.width, height: photo.height, thumbhash: photo.thumbhash },
    ...{ reason: photo.reason, like_banned: photo.like_banned, appeal: photo.appeal },
    created_at: created_at.toISOString(),
    joined: joined.toISOString(),
    alike: photo.lookalikes.flatMap(({ photo: other, mirrored, distance }) => {
      const found = others.get(other);
      // Of a site that is not theirs they hear that there is one, and see nothing.
      const theirs = found && sites.includes(found.site_id);
      return found
        ? [
            {
              id: other,
              member: theirs ? found.member_id : 0,
              name: theirs ? found.name : '',
              card: theirs ? found.card : '',
              mirrored,
              bits: distance,
            },
          ]
        : [];
    }),
  };
}
