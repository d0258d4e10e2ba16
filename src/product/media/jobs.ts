import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Removes the files of pictures, by their hashes, that no photo shows any more. */
export const unusedPicturesJob = defineJob('media-unused-pictures', z.object({ hashes: z.array(z.string()) }));

/** Removes the parts of a file that is a photo by now, or never will be. */
export const unusedPartsJob = defineJob(
  'media-unused-parts',
  z.object({ id: z.string(), parts: z.array(z.union([z.string(), z.number()])) }),
);

/** Deletes a photo for good whose member did not take that back. */
export const removedPhotoJob = defineJob('media-removed-photo', z.object({ id: z.number() }));

/** Draws the sizes of a picture as AVIF. */
export const avifJob = defineJob('media-avif', z.object({ hash: z.string() }));
