import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { readLikeDelay } from '#product/likes/ui/like-delay.ts';
import { likesQuery } from '#product/likes/ui/likes-query.ts';
import type { MemberCard } from '#product/members/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { usePage } from './use-page.ts';

const loadNewLike = () => import('./new-like.tsx').then((module) => module.NewLike);

/** SPEC 4: where an address says `t`, the newest like that was received appears after as many seconds, and `t` leaves the address. */
export function TimedLike() {
  const queryClient = useQueryClient();
  const transport = useTransport();
  const navigate = useNavigate();
  const member = Boolean(useUser()?.profile);
  const { layout } = usePage();
  const t = useRouterState({ select: ({ location }) => (location.search as { t?: unknown }).t });
  const [delay, setDelay] = useState<number | null>(null);
  const [profile, setProfile] = useState<MemberCard | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (t === undefined || layout !== 'default') return;
    setDelay(readLikeDelay(String(t)));
    navigate({ to: '.', search: withoutDelay, replace: true, resetScroll: false });
  }, [t, layout, navigate]);
  useEffect(() => {
    if (delay === null || !member) return;
    const show = async () => {
      setDelay(null);
      const likes = await queryClient.fetchQuery(likesQuery(transport)).catch(() => null);
      const newest = likes?.liked_by.find((profile) => profile.like_new) ?? likes?.liked_by[0];
      if (!newest) return;
      setProfile(newest);
      setOpen(true);
    };
    const waiting = setTimeout(show, delay * 1000);
    return () => clearTimeout(waiting);
  }, [delay, member, queryClient, transport]);
  const NewLike = useLazy(loadNewLike, profile !== null);
  return profile && NewLike && <NewLike profile={profile} open={open} onClose={() => setOpen(false)} />;
}

function withoutDelay<Words extends object>(words: Words & { t?: unknown }): Words {
  const { t: _, ...others } = words;
  return others as Words;
}
