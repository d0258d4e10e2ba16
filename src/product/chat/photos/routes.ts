import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import { edge, raw, read } from '#platform/http/route.ts';
import { servePhoto } from '#product/media/serve-photo.ts';
import { addChatPhoto, CHAT_PHOTO_VARIANTS, showChatPhoto, viewChatPhoto } from './contract.ts';
import { addPhoto, findPhoto, ownUnsent } from './photos.ts';

const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const chatPhotoRoutes = [
  edge(addChatPhoto, addPhoto),
  read(viewChatPhoto, ownUnsent),
  raw(showChatPhoto, async (http, path) => {
    const variant = CHAT_PHOTO_VARIANTS.find((name) => name === path.variant);
    if (!variant || !z.safeParse(PhotoNumber, path.photo).success) throw notFound();
    return servePhoto(http, variant, () => findPhoto(http.call, Number(path.photo), variant));
  }),
];
