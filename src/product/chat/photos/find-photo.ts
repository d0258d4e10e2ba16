import type { ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { notFound } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { findAccount } from '#product/accounts/accounts.ts';
import type { Actor } from '#product/accounts/contract.ts';
import { record } from '#product/audit/audit.ts';
import type { ServedPhoto } from '#product/media/find-photo.ts';
import { avifKey } from '#product/media/media.ts';
import { namesOf } from '#product/media/photo-address.ts';
import { given } from '../delivery/given.ts';
import type { ChatPhotoVariant } from './contract.ts';
import { type ChatPhotoSight, factsOf, type PhotoViewer, servesSize, sightOf } from './policy.ts';
import { photoInEvidence, photoRows, viewerRow } from './queries.ts';

/** Staff: a moderator of the pool, while it is in an open report or signal; each look is noted. @throws not_found */
export async function findPhoto(call: ControllerCall, id: number, variant: ChatPhotoVariant): Promise<ServedPhoto> {
  const { sql, site, actor } = call;
  const viewer = actor && (await viewerRow.one(sql, { viewer: actor.id }));
  const read = () => photoRows(sql, { photos: [id], pool: site.pool });
  const sees = (photo: { recipient_id: number }) => photo.recipient_id === viewer?.id;
  const [photo] = viewer && actor ? await given({ sql, actor }, read, sees) : [];
  if (!actor || !viewer || !photo?.file_hash) throw notFound();
  const judges = isModerator(actor) && (await noteLook(call, actor, id));
  const sight = sightOf({ ...viewer, judges }, photo);
  if (!servesSize(sight, variant)) throw notFound();
  return servedPhoto(photo, photo.file_hash, sight, variant, call.now);
}

/** @throws not_found, also for an address that is older than yesterday or that nobody would get today. */
export async function findAddressedPhoto(
  { sql, now }: ReadCall,
  id: number,
  variant: ChatPhotoVariant,
  version: string,
): Promise<ServedPhoto> {
  const read = () => photoRows(sql, { photos: [id], pool: null });
  const addressed = (viewer: PhotoViewer | null, photo: PhotoRow | undefined): ServedPhoto | null => {
    const sight = photo ? sightOf(viewer, photo) : 'gone';
    if (!photo?.file_hash || !servesSize(sight, variant)) return null;
    const served = servedPhoto(photo, photo.file_hash, sight, variant, now);
    return served.versions.includes(version) ? served : null;
  };
  const [photo] = await read();
  if (!photo) throw notFound();
  const ofSender = addressed({ id: photo.sender_id, opens: false }, photo);
  if (ofSender) return ofSender;
  const receiver = await viewerRow.one(sql, { viewer: photo.recipient_id });
  // Only who has the receiver's address is given the message by it.
  if (!receiver || !addressed(receiver, photo)) throw notFound();
  const [current] = await given({ sql, actor: receiver }, read);
  const ofReceiver = addressed(receiver, current);
  if (!ofReceiver) throw notFound();
  return ofReceiver;
}

type PhotoRow = RowOf<typeof photoRows>;

function servedPhoto(
  photo: PhotoRow,
  hash: string,
  sight: ChatPhotoSight,
  variant: ChatPhotoVariant,
  now: Date,
): ServedPhoto {
  const avif = photo.avif && variant === 'large' ? avifKey(hash, variant) : null;
  return { hash, avif, ...namesOf(factsOf(photo, sight, variant), now), everybody: false };
}

const isModerator = ({ kind, role }: Actor) => kind === 'staff' && (role === 'moderator' || role === 'admin');

/** Writes down that somebody of the staff looks at a photo, before they see it. @returns false where it is not theirs to judge. */
const noteLook = (call: ControllerCall, { id, pool, allSites }: Actor, photo: number): Promise<boolean> =>
  call.transaction(async (within) => {
    const evidence = await photoInEvidence.one(within.tx, { photo, pool: allSites ? null : pool });
    if (!evidence) return false;
    const account = await findAccount({ sql: within.tx }, id);
    await record(
      within,
      { name: account?.email ?? `account ${id}` },
      {
        verb: 'message.opened',
        object: 'message',
        id: evidence.message_id,
        account: evidence.sender_id,
        details: { photo },
      },
    );
    return true;
  });
