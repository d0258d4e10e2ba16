import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { DeckCard, DeckSearch } from '#product/members/suggestions/deck/contract.ts';
import { playSwipe, type SwipeReply } from '../contract.ts';
import { applied, type Decision, dealtMore } from './applied.ts';
import { decide, useWaiting } from './outbox.ts';
import type { Side } from './physics.ts';
import { sendDecisions } from './send-decisions.tsx';
import { swipeQuery } from './swipe-query.ts';

/** With fewer cards than this more are asked for. */
const FEW = 6;

export interface Game {
  reply: SwipeReply;
  /** Decisions that the server has not heard of. */
  waiting: number;
  /** What was done last, for those who do not see it. */
  last: Pick<Decision, 'verdict' | 'name'> | null;
  /** Keeps a decision; what it returns shows it and sends it. */
  swipe: (card: DeckCard, side: Side) => () => void;
  takeBack: () => void;
}

/** The game of a member: cards and state as they are after everything decided here, whether it was sent or not. */
export function useGame(search: DeckSearch, memberId: number): Game {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const query = swipeQuery(transport, search);
  const { data } = useSuspenseQuery(query);
  const waiting = useWaiting();
  const [last, setLast] = useState<Game['last']>(null);
  const reply = useMemo(() => applied(data, waiting), [data, waiting]);

  const work = useCallback(() => sendDecisions(memberId, queryClient, transport), [memberId, queryClient, transport]);

  useEffect(() => {
    work();
    window.addEventListener('online', work);
    return () => window.removeEventListener('online', work);
  }, [work]);

  useNextLike(reply.state.next_at, () => queryClient.invalidateQueries({ queryKey: query.queryKey }));

  // What was dealt as a whole deck may have more behind it; a table that got nothing new is not asked for again.
  const asked = useRef(data);
  const low = reply.members.length < FEW && reply.state.next_at === null && waiting.length === 0;
  useEffect(() => {
    if (!low || asked.current === data) return;
    asked.current = data;
    transport.call(playSwipe, search).then(
      (fresh) =>
        queryClient.setQueryData<SwipeReply>(keyOf(playSwipe, search), (table) => {
          const more = dealtMore(table, fresh, data);
          return more.members.length === table?.members.length ? table : more;
        }),
      // Without a connection the cards that are there are all there are.
      () => undefined,
    );
  }, [low, data, transport, queryClient, search]);

  const say = (verdict: Decision['verdict'], { id, name }: { id: number; name: string }) => {
    const tell = decide({ verdict, id, name });
    return () => {
      tell();
      setLast({ verdict, name });
      work();
    };
  };
  return {
    reply,
    waiting: waiting.length,
    last,
    swipe: (card, side) => say(side, card),
    takeBack: () => reply.state.passed && say('undo', reply.state.passed)(),
  };
}

/** Milliseconds after which the server is asked again, if its clock is behind this one. */
const AGAIN = 30_000;

/** Does something at the moment when the next like comes. */
function useNextLike(nextAt: string | null, come: () => void): void {
  const latest = useRef(come);
  useEffect(() => {
    latest.current = come;
  });
  useEffect(() => {
    if (nextAt === null) return;
    const look = () => {
      latest.current();
      timer = setTimeout(look, AGAIN);
    };
    let timer = setTimeout(look, Math.max(0, Date.parse(nextAt) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [nextAt]);
}
