import { knownSearch } from './known-search.ts';

/** In a conversation: the gift that is being chosen, or the number of the photo that is to be sent; what is neither opens the choice with none. */
export const attachmentSearch = knownSearch(
  ['gift', 'photo'],
  ({ gift, photo }: Record<string, unknown>): { gift?: string; photo?: string } => ({
    ...(typeof gift === 'string' && { gift }),
    ...(typeof photo === 'string' && { photo }),
  }),
);
