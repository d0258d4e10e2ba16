import { type Module, onJob } from '#platform/module.ts';
import * as album from './album/contract.ts';
import { removeForGood } from './album/remove.ts';
import * as appeals from './appeals/contract.ts';
import * as contract from './contract.ts';
import { drawAvif } from './draw-avif.ts';
import { avifJob, removedPhotoJob, unusedPartsJob, unusedPicturesJob } from './jobs.ts';
import { removeParts } from './parts/parts.ts';
import { erasePhotos, exportPhotoFiles, exportPhotos, removeUnusedPictures } from './personal-data/personal-data.ts';
import { forgetOldPrints } from './prints/keep-banned-prints.ts';
import { mediaRoutes } from './routes.ts';
import * as uploads from './uploads/contract.ts';
import { forgetOldUploads } from './uploads/uploads.ts';

export const media: Module = {
  name: 'media',
  about: 'Photos, for those who may see them',
  contracts: [contract, album, uploads, appeals],
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
    { name: 'media-old-uploads', cron: '41 * * * *', run: forgetOldUploads },
    { name: 'media-old-prints', cron: '43 4 * * *', run: forgetOldPrints },
  ],
  erase: erasePhotos,
  export: exportPhotos,
  exportFiles: exportPhotoFiles,
};
