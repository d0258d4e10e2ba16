import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import { controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { edit, orderAnew, ownPhotos } from './album/album.ts';
import * as albumContract from './album/contract.ts';
import { editPhoto, listPhotos, orderPhotos, removePhoto, restorePhoto } from './album/contract.ts';
import { remove, removeForGood, restore } from './album/remove.ts';
import * as contract from './contract.ts';
import { SOURCE, showPhoto, VARIANTS } from './contract.ts';
import { drawAvif } from './draw-avif.ts';
import { findAddressedPhoto, findPhoto } from './find-photo.ts';
import { avifJob, removedPhotoJob, unusedPartsJob, unusedPicturesJob } from './jobs.ts';
import { appeal } from './moderation/appeal.ts';
import * as moderationContract from './moderation/contract.ts';
import { appealPhoto } from './moderation/contract.ts';
import { forgetOldHashes } from './perceptual-hashes/keep-banned-hashes.ts';
import { erasePhotos, exportPhotoFiles, exportPhotos, removeUnusedPictures } from './personal-data.ts';
import { servePhoto } from './serve-photo.ts';
import * as uploadsContract from './uploads/contract.ts';
import { addPhoto, beginUpload, cancelUpload, sendPart, viewUpload } from './uploads/contract.ts';
import { removeParts } from './uploads/part.ts';
import { begin, cancel, finish, forgetOldUploads, howFar, takePart } from './uploads/uploads.ts';

const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

const mediaRoutes = [
  raw(
    showPhoto,
    async (http, path) => {
      const variant = ([...VARIANTS, SOURCE] as const).find((name) => name === path.variant);
      if (!variant || !z.safeParse(PhotoNumber, path.photo).success) throw notFound();
      const id = Number(path.photo);
      return servePhoto(http, variant === SOURCE ? 'large' : variant, (version) =>
        version === null ? findPhoto(http.call, id, variant) : findAddressedPhoto(http.call, id, variant, version),
      );
    },
    { copy: 'visitors' },
  ),
  read(listPhotos, ownPhotos),
  write(orderPhotos, orderAnew),
  controller(editPhoto, edit),
  write(removePhoto, remove),
  write(restorePhoto, restore),
  write(beginUpload, begin),
  read(viewUpload, howFar),
  controller(sendPart, takePart),
  write(cancelUpload, cancel),
  controller(addPhoto, finish),
  write(appealPhoto, appeal),
];

export const media: Module = {
  name: 'media',
  about: 'Photos, for those who may see them',
  contracts: [contract, albumContract, uploadsContract, moderationContract],
  routes: mediaRoutes,
  jobs: [
    onJob(unusedPicturesJob, ({ services: { db, storage } }, { hashes }) =>
      db.transaction((tx) => removeUnusedPictures({ tx, storage }, hashes)),
    ),
    onJob(avifJob, ({ services }, { hash }) => drawAvif(services, hash)),
    onJob(removedPhotoJob, (tools, { id }) => removeForGood(tools, id)),
    onJob(unusedPartsJob, ({ services: { storage } }, parts) => removeParts(storage, parts)),
  ],
  schedules: [
    { name: 'media-old-uploads', cron: '41 * * * *', does: 'removes unfinished uploads', run: forgetOldUploads },
    {
      name: 'media-old-prints',
      cron: '43 4 * * *',
      does: 'deletes prints of photos of banned people at their end',
      run: forgetOldHashes,
    },
  ],
  erase: erasePhotos,
  export: exportPhotos,
  exportFiles: exportPhotoFiles,
};
