import type { WriteCall } from '#platform/call.ts';
import type { Staff } from '#product/audit/audit.ts';
import type { ReportOrder, ReportVerdict } from '#product/safety/decisions/contract.ts';
import { close, NOTICE, notifyPhotosRemoved } from '#product/safety/decisions/decisions.ts';
import type { PhotoReason } from './contract.ts';
import { unusedPicturesJob } from './jobs.ts';
import { decidePhoto } from './moderation/moderation.ts';
import { reportedPhotos } from './queries.ts';

interface ReportAndPhotos extends ReportOrder {
  /** For `remove_photos`: why, and which of them; null for all that were reported. */
  photos?: { reason: PhotoReason; only: number[] | null } | undefined;
}

/** Photos that are removed stay with their owner as not accepted, who is told why and may appeal. */
export async function decideReport(call: WriteCall, by: Staff, order: ReportAndPhotos): Promise<ReportVerdict> {
  const { verdict: said, pictures, reported } = await close(call, by, order);
  if (said !== 'decided' || reported === null) return said;
  if (order.decision === 'remove_photos' && order.photos) {
    const { reason, only } = order.photos;
    let removed = false;
    for (const { id } of await reportedPhotos(call.tx, { member: reported, hashes: pictures }))
      if (!only || only.includes(id)) {
        const { verdict } = await decidePhoto(call, by, {
          photo: id,
          reason,
          note: order.note,
          again: true,
          found: { ...NOTICE, ground: order.ground },
        });
        removed ||= verdict === 'decided';
      }
    if (removed)
      await notifyPhotosRemoved(call, reported, { reason, ground: order.ground ?? 'terms', words: order.words });
  }
  if (pictures.length) await call.enqueue(unusedPicturesJob, { hashes: pictures });
  return said;
}
