import { notFound } from '#platform/errors.ts';
import type { AuthenticatedControllerCall, RawCall } from '#platform/http/route.ts';
import { noteLook } from '#product/audit/staff.ts';
import { variantOf } from '#product/media/media.ts';
import { actingStaff, scopeOf } from '../desk/desk.ts';
import { complaintPicture } from './queries.ts';

/** As WebP; each look is written down. @throws not_found, also on a site that is not theirs. */
export async function showPicture(
  { call, reply }: Omit<RawCall, 'call'> & { readonly call: AuthenticatedControllerCall },
  { complaint, at }: { complaint: number; at: number },
): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  const { sites } = await scopeOf(call);
  const picture = await complaintPicture.one(call.sql, { complaint, at });
  if (!picture || !sites.includes(picture.site_id)) throw notFound();
  await call.transaction(async (within) =>
    noteLook(within, await actingStaff(within), { site: picture.site_id, object: 'complaint', id: complaint }),
  );
  const bytes = await variantOf(call, picture.file_hash, 'large');
  return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(Buffer.from(bytes));
}
