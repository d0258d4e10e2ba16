import { knownSearch } from './known-search.ts';

interface AttachmentSearch {
  gift?: string;
  photo?: string;
  message?: number | undefined;
}

/**
 * In a conversation: the gift that is being chosen, or the number of the photo that is to be sent; what is neither opens the choice with
 * none. And the message that a search has found.
 */
export const attachmentSearch = knownSearch(
  ['gift', 'photo', 'message'],
  ({ gift, photo, message }: Record<string, unknown>): AttachmentSearch => ({
    ...(typeof gift === 'string' && { gift }),
    ...(typeof photo === 'string' && { photo }),
    ...(/^\d{1,15}$/.test(String(message)) && { message: Number(message) }),
  }),
);
