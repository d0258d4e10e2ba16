import { AutoLike } from './auto-like.tsx';
import { TimedLike } from './timed-like.tsx';

export function LikeMoments({ newcomer }: { newcomer: boolean }) {
  return (
    <>
      <TimedLike />
      {newcomer && <AutoLike />}
    </>
  );
}
