import { answerJobs } from '#platform/child/answer-jobs.ts';
import { makePicture } from './make-picture.ts';

export const answerPictures = (): Promise<void> =>
  answerJobs(makePicture, async () => {
    const { default: sharp } = await import('sharp');
    // Every picture is another one.
    sharp.cache(false);
  });

await answerPictures();
