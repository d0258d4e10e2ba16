import { AppError, notFound } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { keepPicture } from '#product/media/place-picture.ts';
import { type ComplaintError, MAX_PICTURES, type Pictures, type WhichComplaint } from './contract.ts';
import { readReference } from './policy.ts';
import { complaintState, insertPicture, lockFiled, pictureHashes } from './queries.ts';

/** No address shows it. @throws not_found, complaint_decided, complaint_picture_limit, what `readPicture` throws. */
export async function addPicture(
  call: ControllerCall,
  { reference, bytes }: WhichComplaint & { bytes: Uint8Array },
): Promise<Pictures> {
  const which = { reference: readReference(reference), site: call.site.id };
  // Before the picture is read, which takes longer than all the rest.
  const before = await complaintState.one(call.sql, which);
  if (!before) throw notFound();
  if (before.decided_at) throw decided();
  return keepPicture(call, bytes, async ({ tx, now }, { hash }) => {
    const complaint = await lockFiled.one(tx, which);
    if (!complaint) throw notFound();
    if (complaint.decided_at) throw decided();
    const known = (await pictureHashes(tx, { complaint: complaint.id })).map(({ file_hash }) => file_hash);
    if (known.includes(hash)) return { pictures: known.length };
    if (known.length >= MAX_PICTURES)
      throw new AppError<ComplaintError>('complaint_picture_limit', 409, { max: MAX_PICTURES });
    await insertPicture(tx, { complaint: complaint.id, hash, now });
    return { pictures: known.length + 1 };
  });
}

const decided = () => new AppError<ComplaintError>('complaint_decided', 409);
