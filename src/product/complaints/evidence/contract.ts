import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { PICTURE_REFUSALS } from '#product/media/contract.ts';
import { WhichComplaint } from '../contract.ts';

export const MAX_PICTURES = 5;
/** A browser sends larger ones smaller. */
export const PICTURE_BYTES = 6 * 1024 * 1024;

const Pictures = z.object({ pictures: z.number() });
export type Pictures = z.output<typeof Pictures>;

export const addComplaintPicture = endpoint({
  method: 'PUT',
  path: '/api/complaint-picture.php',
  summary: 'Adds a picture to a complaint that is open, for staff only; the same picture again changes nothing',
  access: 'anyone',
  query: WhichComplaint,
  bytes: PICTURE_BYTES,
  reply: Pictures,
  errors: {
    complaint_decided: 409,
    complaint_picture_limit: 409,
    ...PICTURE_REFUSALS,
  },
  limit: { name: 'complaint pictures', calls: 40, seconds: 3600 },
});
