import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { PhotoPath, PICTURE_REFUSALS } from '#product/media/contract.ts';
import { MemberId } from '#product/members/contract.ts';

/** Sizes a photo in chat is served in. `blur` shows colours and nothing else. */
export const CHAT_PHOTO_VARIANTS = ['large', 'blur'] as const;
export type ChatPhotoVariant = (typeof CHAT_PHOTO_VARIANTS)[number];

export const ChatPhotoView = z.object({
  id: z.number(),
  /** Pixels; 0 where the photo is gone. */
  width: z.number(),
  height: z.number(),
  /** Path of blurred pixels, which a receiver sees until the photo is tapped; null for its sender, and where it is gone. */
  blur: z.nullable(z.string()),
  /** Path of the photo itself; null for a free receiver, whom the server does not give it, and where it is gone. */
  picture: z.nullable(z.string()),
});
export type ChatPhotoView = z.output<typeof ChatPhotoView>;

export const ReadyPhoto = z.object({
  photo: ChatPhotoView,
  /** Credits that sending it takes. */
  cost: z.number(),
  /** Whether the receiver can open it; PRODUCT 28: else they get it blurred with the lock. */
  opens: z.boolean(),
});
export type ReadyPhoto = z.output<typeof ReadyPhoto>;

export const NewChatPhoto = z.object({ upload: z.uuid(), profile_id: MemberId });
export type NewChatPhoto = z.output<typeof NewChatPhoto>;

export const addChatPhoto = endpoint({
  method: 'POST',
  path: '/api/chat-photo.php',
  summary: 'Makes a photo of an upload, to be sent to one member by a message; safe to repeat',
  access: 'member',
  input: NewChatPhoto,
  reply: ReadyPhoto,
  errors: {
    blocked_by_member: 403,
    member_blocked: 403,
    member_not_found: 404,
    upload_incomplete: 409,
    ...PICTURE_REFUSALS,
  },
  limit: { name: 'finished-chat-photos', calls: 120, seconds: 600 },
});

export const WhichChatPhoto = z.object({ id: queryInt(1) });
export type WhichChatPhoto = z.output<typeof WhichChatPhoto>;

export const viewChatPhoto = endpoint({
  method: 'GET',
  path: '/api/chat-photo.php',
  summary: 'An own photo that was not sent yet',
  access: 'member',
  input: WhichChatPhoto,
  reply: ReadyPhoto,
  errors: { photo_not_found: 404 },
});

export const showChatPhoto = endpoint({
  method: 'GET',
  path: '/media/chat/:photo/:variant.webp',
  summary: 'A photo of a conversation, if the viewer may see it in this size',
  access: 'anyone',
  params: PhotoPath,
  type: 'image/webp',
});
