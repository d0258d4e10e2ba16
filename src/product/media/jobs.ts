import * as z from 'zod/mini';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Removes the files of pictures, by their hashes, that no photo shows any more. */
export const unusedPicturesJob = defineJob('media-unused-pictures', z.object({ hashes: z.array(z.string()) }));
