import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { ExportedFile } from '#platform/module.ts';
import { forgetPictures } from '#product/media/forget-pictures.ts';
import { keyOf } from '#product/media/media.ts';
import { forgetComplaints } from './complaints.ts';
import { complaintDecidedJob } from './jobs.ts';
import {
  blankAbout,
  blankAppeals,
  blankOwn,
  closeGone,
  closeGoneAppeals,
  complaintData,
  complaintPictureFiles,
  complaintsOf,
  deletePictures,
} from './queries.ts';

/** What is open loses its words. Open ones about the account are over: who complained is told so. */
export async function eraseComplaints(call: WriteCall, account: number): Promise<void> {
  const { tx, now } = call;
  const all = await complaintsOf(tx, { account });
  const idsOf = (wanted: (one: (typeof all)[number]) => boolean) => all.filter(wanted).map(({ id }) => id);
  const over = idsOf(({ own, decided_at }) => own === true && decided_at !== null);
  const open = idsOf(({ own, decided_at }) => own === true && decided_at === null);
  const about = idsOf(({ own }) => own !== true);
  await forgetComplaints(call, over);
  await blankOwn(tx, { complaints: open });
  await blankAbout(tx, { complaints: about });
  const pictures = await deletePictures(tx, { complaints: [...open, ...about] });
  await forgetPictures(
    call,
    pictures.map(({ file_hash }) => file_hash),
  );
  await blankAppeals(tx, { complaints: about });
  for (const { id, site_id } of await closeGone(tx, { complaints: about, now }))
    await call.enqueue(complaintDecidedJob, { complaint: id, site: site_id, appeal: false });
  for (const { id, site_id } of await closeGoneAppeals(tx, { complaints: about, now }))
    await call.enqueue(complaintDecidedJob, { complaint: id, site: site_id, appeal: true });
}

export const exportComplaints = async ({ sql }: ReadCall, account: number): Promise<object> =>
  (await complaintData.one(sql, { account })) ?? {};

export async function exportComplaintFiles({ sql }: ReadCall, account: number): Promise<ExportedFile[]> {
  const pictures = await complaintPictureFiles(sql, { account });
  return pictures.map(({ file_hash }, index) => ({
    name: `complaints/${index + 1}.webp`,
    key: keyOf(file_hash, 'original'),
  }));
}
