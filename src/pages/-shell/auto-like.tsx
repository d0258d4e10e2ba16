import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type AutoLikeProfile, autoLike, listLikes } from '#product/likes/contract.ts';
import { takeAutoLikeTurn } from '#product/likes/ui/auto-like-memory.ts';
import { recountBadges } from '#product/likes/ui/badges.ts';
import { usePage } from './use-page.ts';

/** PRODUCT 25: milliseconds after the members area was entered. */
const AUTO_LIKE_DELAY_MS = 10_000;
/** SPEC 4: milliseconds until the likes are loaded again. */
const RELOAD_MS = 500;

const loadNewLike = () => import('./new-like.tsx').then((module) => module.NewLike);

export function AutoLike() {
  const { membersArea } = usePage();
  const queryClient = useQueryClient();
  const transport = useTransport();
  const [profile, setProfile] = useState<AutoLikeProfile | null>(null);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!membersArea) return;
    const ask = async () => {
      if (document.visibilityState !== 'visible') {
        document.addEventListener('visibilitychange', ask, { once: true });
        return;
      }
      if (!takeAutoLikeTurn(sessionStorage, localStorage)) return;
      // Nobody waits for it: what failed is not told.
      const reply = await transport.call(autoLike, {}).catch(() => null);
      if (!reply?.profile) return;
      setProfile(reply.profile);
      setTimeout(() => {
        queryClient.invalidateQueries({ queryKey: keyOf(listLikes) });
        recountBadges(queryClient);
      }, RELOAD_MS);
    };
    const waiting = setTimeout(ask, AUTO_LIKE_DELAY_MS);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [membersArea, queryClient, transport]);
  const NewLike = useLazy(loadNewLike, profile !== null);
  return profile && NewLike && <NewLike profile={profile} open={open} onClose={() => setOpen(false)} />;
}
