import { mayBeAutoLiked } from '#product/likes/ui/auto-like-time.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { AutoLike } from './auto-like.tsx';
import { TimedLike } from './timed-like.tsx';

/** Likes that are shown over a page: one that an address asks for, and those of fictional profiles to newcomers. */
export default function LikeMoments() {
  const user = useUser();
  return (
    <>
      <TimedLike />
      {user?.profile && mayBeAutoLiked(user, Date.now()) && <AutoLike />}
    </>
  );
}
