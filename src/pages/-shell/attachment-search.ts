import { knownSearch } from './known-search.ts';

interface AttachmentSearch {
  gift?: string;
  photo?: string;
  message?: number | undefined;
}

export const attachmentSearch = knownSearch(
  ['gift', 'photo', 'message'],
  ({ gift, photo, message }: Record<string, unknown>): AttachmentSearch => ({
    ...(typeof gift === 'string' && { gift }),
    ...(typeof photo === 'string' && { photo }),
    ...(/^\d{1,15}$/.test(String(message)) && { message: Number(message) }),
  }),
);
