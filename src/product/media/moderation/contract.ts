import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { SEEN } from '#platform/visible.ts';
import type { Found } from '#product/audit/statements/contract.ts';
import { PhotoAlbum } from '../album/contract.ts';
import { MAX_APPEAL_LENGTH, type PhotoReason } from '../contract.ts';

export interface PhotoDecision {
  photo: number;
  /** The beginning of the picture's hash, as the moderator saw it: another picture is not decided about. */
  picture?: string | undefined;
  reason: PhotoReason | null;
  note?: string | undefined;
  /** Nobody is told by mail before: until then the decision can be taken back. */
  tellAfter?: Date | undefined;
  again?: boolean | undefined;
  found?: Found | undefined;
}

export const DECISION_VERDICTS = ['decided', 'unchanged', 'decided_before', 'other_picture', 'not_found'] as const;
/** `decided_before`: otherwise, or by the site itself. `other_picture`: its member has cropped or turned it. */
export type DecisionVerdict = (typeof DECISION_VERDICTS)[number];

export type PhotosEvent = { type: 'photos' };

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
