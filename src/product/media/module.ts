import { type Module, onJob } from '#platform/module.ts';
import * as contract from './contract.ts';
import { unusedPicturesJob } from './jobs.ts';
import { erasePhotos, exportPhotos, removeUnusedPictures } from './personal-data/personal-data.ts';
import { mediaRoutes } from './routes.ts';

export const media: Module = {
  name: 'media',
  about: 'Photos, for those who may see them',
  contracts: [contract],
  routes: mediaRoutes,
  jobs: [
    onJob(unusedPicturesJob, ({ services: { db, storage } }, { hashes }) =>
      db.transaction((tx) => removeUnusedPictures({ tx, storage }, hashes)),
    ),
  ],
  erase: erasePhotos,
  export: exportPhotos,
};
