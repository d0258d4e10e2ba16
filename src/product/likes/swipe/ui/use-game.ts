import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { QueueCard, QueueSearch } from '#product/members/suggestions/queue/contract.ts';
import { playSwipe, type SwipeReply } from '../contract.ts';
import { applied, type Decision, withMoreCards } from './applied.ts';
import { decide, openOutbox, useWaiting } from './outbox.ts';
import type { Side } from './physics.ts';
import { sendDecisions } from './send-decisions.tsx';
import { swipeQuery } from './swipe-query.ts';

const FEW = 6;

export interface Game {
  reply: SwipeReply;
  waiting: number;
  last: Pick<Decision, 'verdict' | 'name'> | null;
  swipe: (card: QueueCard, side: Side) => () => void;
  takeBack: () => void;
}

export function useGame(search: QueueSearch, memberId: number): Game {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const query = swipeQuery(transport, search);
  const { data } = useSuspenseQuery(query);
  const waiting = useWaiting();
  const [last, setLast] = useState<Game['last']>(null);
  const reply = useMemo(() => applied(data, waiting), [data, waiting]);

  const send = useCallback(() => sendDecisions(queryClient, transport), [queryClient, transport]);

  useEffect(() => {
    const close = openOutbox(memberId);
    send();
    window.addEventListener('online', send);
    return () => {
      close();
      window.removeEventListener('online', send);
    };
  }, [memberId, send]);

  useNextLike(reply.state.next_at, () => queryClient.invalidateQueries({ queryKey: query.queryKey }));

  // More cards are asked for once for each queue: one that got nothing new is at its end.
  const asked = useRef(data);
  const low = reply.members.length < FEW && reply.state.next_at === null && waiting.length === 0;
  useEffect(() => {
    if (!low || asked.current === data) return;
    asked.current = data;
    transport.call(playSwipe, search).then(
      (fresh) =>
        queryClient.setQueryData<SwipeReply>(keyOf(playSwipe, search), (game) => {
          const more = withMoreCards(game, fresh, data);
          return more.members.length === game?.members.length ? game : more;
        }),
      // Without a connection the cards that are there are all there are.
      () => undefined,
    );
  }, [low, data, transport, queryClient, search]);

  const decideOn = (verdict: Decision['verdict'], { id, name }: { id: number; name: string }) => {
    const notify = decide({ verdict, id, name });
    return () => {
      notify();
      setLast({ verdict, name });
      send();
    };
  };
  return {
    reply,
    waiting: waiting.length,
    last,
    swipe: (card, side) => decideOn(side, card),
    takeBack: () => reply.state.passed && decideOn('undo', reply.state.passed)(),
  };
}

/** Milliseconds between two questions when the time has come by this clock and not yet by the server's. */
const POLL_INTERVAL_MS = 30_000;

function useNextLike(nextAt: string | null, onNext: () => void): void {
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  useEffect(() => {
    if (nextAt === null) return;
    const look = () => {
      latest.current();
      timer = setTimeout(look, POLL_INTERVAL_MS);
    };
    let timer = setTimeout(look, Math.max(0, Date.parse(nextAt) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [nextAt]);
}
