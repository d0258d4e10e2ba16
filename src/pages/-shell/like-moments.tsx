import { AutoLike } from './auto-like.tsx';
import { TimedLike } from './timed-like.tsx';

/** Likes that are shown over a page: one that an address asks for, and those of fictional profiles to newcomers. */
export function LikeMoments({ newcomer }: { newcomer: boolean }) {
  return (
    <>
      <TimedLike />
      {newcomer && <AutoLike />}
    </>
  );
}
