import type { QueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { QueueCard } from '#product/members/suggestions/queue/contract.ts';
import { noteFirstStep } from '#product/notifications/ui/push-question.ts';
import { listLikes } from '../../contract.ts';
import { celebrateMatch } from '../../ui/celebrate.ts';
import { celebrateListed } from '../../ui/celebrate-listed.ts';
import { playSwipe, type SwipeReply } from '../contract.ts';
import { confirmed } from './applied.ts';
import { type OutboxHandlers, sendWaiting } from './outbox.ts';

const GAME = keyOf(playSwipe);
/** Milliseconds that React gets to render a changed cache. */
const RENDER_DELAY_MS = 60;

/** The game, if it was loaded, follows the answers. @param leave to another tab, if one is sending. */
export function sendDecisions(queryClient: QueryClient, transport: Transport, leave = false): void {
  const handlers: OutboxHandlers = {
    transport,
    onDone: async (decision, answer) => {
      const card = cardIn(queryClient.getQueriesData<SwipeReply>({ queryKey: GAME }), decision.id);
      queryClient.setQueriesData<SwipeReply>({ queryKey: GAME }, (game) => game && confirmed(game, decision, answer));
      if (decision.verdict === 'like') {
        noteFirstStep();
        queryClient.invalidateQueries({ queryKey: keyOf(listLikes) });
      }
      if (answer.match && card) celebrateMatch({ ...card, liked: true });
      else if (answer.match) celebrateListed(queryClient, transport, decision.id);
      // Leaving the queue before the cache is rendered would show the card again for a moment.
      await new Promise((resolve) => setTimeout(resolve, RENDER_DELAY_MS));
    },
    onRefused: async ({ verdict, name }, { message }) => {
      if (verdict === 'like') toast({ tone: 'danger', title: <LikeRefused name={name} />, text: message });
      await queryClient.invalidateQueries({ queryKey: GAME });
    },
  };
  sendWaiting(handlers, leave);
}

const cardIn = (games: [unknown, SwipeReply | undefined][], id: number): QueueCard | undefined =>
  games.flatMap(([, game]) => game?.members ?? []).find((card) => card.id === id);

function LikeRefused({ name }: { name: string }) {
  return useTexts('likes.swipe') ? <LikeRefusedText name={name} /> : null;
}

function LikeRefusedText({ name }: { name: string }) {
  return useTranslations('likes.swipe')('late', { name });
}
