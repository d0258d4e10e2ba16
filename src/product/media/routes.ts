import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import { edge, raw, read, write } from '#platform/http/route.ts';
import { edit, orderAnew, ownPhotos } from './album/album.ts';
import { editPhoto, listPhotos, orderPhotos, removePhoto, restorePhoto } from './album/contract.ts';
import { remove, restore } from './album/remove.ts';
import { appeal } from './appeals/appeals.ts';
import { appealPhoto } from './appeals/contract.ts';
import { SOURCE, showPhoto, VARIANTS } from './contract.ts';
import { findPhoto } from './media.ts';
import { servePhoto } from './serve-photo.ts';
import { addPhoto, beginUpload, cancelUpload, sendPart, viewUpload } from './uploads/contract.ts';
import { begin, cancel, finish, howFar, takePart } from './uploads/uploads.ts';

const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const mediaRoutes = [
  raw(
    showPhoto,
    async (http, path) => {
      const variant = ([...VARIANTS, SOURCE] as const).find((name) => name === path.variant);
      if (!variant || !z.safeParse(PhotoNumber, path.photo).success) throw notFound();
      const find = () => findPhoto(http.call, Number(path.photo), variant);
      return servePhoto(http, variant === SOURCE ? 'large' : variant, find);
    },
    { copy: 'visitors' },
  ),
  read(listPhotos, ownPhotos),
  write(orderPhotos, orderAnew),
  edge(editPhoto, edit),
  write(removePhoto, remove),
  write(restorePhoto, restore),
  write(beginUpload, begin),
  read(viewUpload, howFar),
  edge(sendPart, takePart),
  write(cancelUpload, cancel),
  edge(addPhoto, finish),
  write(appealPhoto, appeal),
];
