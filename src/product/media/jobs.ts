import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

export const unusedPicturesJob = defineJob('media-unused-pictures', z.object({ hashes: z.array(z.string()) }));

export const unusedPartsJob = defineJob(
  'media-unused-parts',
  z.object({ id: z.string(), parts: z.array(z.union([z.string(), z.number()])) }),
);

export const removedPhotoJob = defineJob('media-removed-photo', z.object({ id: z.number() }));

export const avifJob = defineJob('media-avif', z.object({ hash: z.string() }));
