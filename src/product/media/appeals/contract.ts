import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { SEEN } from '#platform/visible.ts';
import { PhotoAlbum } from '../album/contract.ts';
import { MAX_APPEAL_LENGTH } from '../contract.ts';

export const AppealInput = z.object({
  id: z.int().check(z.gte(1)),
  text: z.string().check(z.trim(), z.maxLength(MAX_APPEAL_LENGTH), z.regex(SEEN)),
});
export type AppealInput = z.output<typeof AppealInput>;

export const appealPhoto = endpoint({
  method: 'POST',
  path: '/api/photo-appeal.php',
  summary: 'Asks staff to look again at a photo that was not accepted; once for each picture, and safe to repeat',
  access: 'member',
  input: AppealInput,
  reply: PhotoAlbum,
  errors: { photo_appealed: 409 },
  limit: { name: 'photo-appeals', calls: 20, seconds: 3600 },
});
