import { Link, useNavigate } from '@tanstack/react-router';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageContainer } from '#design/layout.tsx';
import { LiveRegion } from '#design/live-region.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useOnline } from '#platform/use-online.ts';
import type { QueueSearch } from '#product/members/suggestions/queue/contract.ts';
import { useFictionalWord } from '#product/members/ui/fictional-label.tsx';
import { CardStack, type StackHandle } from './card-stack.tsx';
import { GameHead } from './game-head.tsx';
import { LimitScreen } from './limit-screen.tsx';
import type { Side } from './physics.ts';
import { SwipeButtons } from './swipe-buttons.tsx';
import { KeyLegend, LastOne } from './swipe-side.tsx';
import { type Game, useGame } from './use-game.ts';
import { useKeys } from './use-keys.ts';

const loadFilters = () => import('./swipe-filters.tsx').then((module) => module.SwipeFilters);
const nearFilters = () => {
  loadFilters().catch(() => undefined);
};
const bench = () => import('#design/art/park-bench.tsx').then((module) => module.ParkBench);

interface SwipeScreenProps {
  search: QueueSearch;
  memberId: number;
  both: boolean;
  onSearch: (search: QueueSearch) => void;
}

export function SwipeScreen(props: SwipeScreenProps) {
  const game = useGame(props.search, props.memberId);
  const t = useTranslations('likes.swipe');
  const fictional = useFictionalWord();
  const { state, members } = game.reply;
  const [card] = members;
  const said = game.last && t(`said.${SAID[game.last.verdict]}`, { name: game.last.name });
  const now = card && state.next_at === null && t('said.next', { name: card.name, age: card.age });
  return (
    <>
      <LiveRegion>{game.last && [said, now, card?.fictional && fictional].filter(Boolean).join(' ')}</LiveRegion>
      {state.next_at === null ? (
        <Cards game={game} {...props} />
      ) : (
        <LimitScreen state={state} nextAt={state.next_at} played={game.last !== null} waiting={game.waiting} />
      )}
    </>
  );
}

const SAID = { like: 'liked', pass: 'passed', undo: 'back' } as const;

function Cards({ game, both, onSearch }: { game: Game } & SwipeScreenProps) {
  const stack = useRef<StackHandle>(null);
  const navigate = useNavigate();
  const [filtering, setFiltering] = useState(false);
  const Filters = useLazy(loadFilters, filtering);
  const { state, members, filters } = game.reply;
  const [card] = members;
  const { passed, limit } = state;
  const latest = useRef(game);
  // A layout effect, so that the next key press already sees the new state.
  useLayoutEffect(() => {
    latest.current = game;
  });
  const play = useCallback((side: Side) => stack.current?.throw(side), []);
  const takeBack = useCallback(() => {
    stack.current?.show();
    latest.current.takeBack();
  }, []);
  const openFilters = useCallback(() => setFiltering(true), []);
  useKeys({
    like: () => play('like'),
    pass: () => play('pass'),
    undo: takeBack,
    profile: () => card && navigate({ to: '/members/$id', params: { id: String(card.id) } }),
  });
  return (
    <PageContainer className="grid grid-cols-1 grow content-start overflow-x-clip pt-3 pb-8 l:grid-cols-3 l:gap-12 l:pt-9">
      <GameHead left={state.left} limit={limit} filters={filters} onFilter={openFilters} onNear={nearFilters} />
      <div className="min-w-0">
        {card ? (
          <CardStack ref={stack} members={members} onSwipe={game.swipe} />
        ) : (
          <NobodyLeft onChange={openFilters} />
        )}
        {(card || passed) && <SwipeButtons card={card} passed={passed} onThrow={play} onTakeBack={takeBack} />}
        <Waiting count={game.waiting} />
      </div>
      <div className="max-l:hidden">
        <div className="grid gap-6" style={{ maxWidth: 288 }}>
          {passed && <LastOne passed={passed} onTakeBack={takeBack} />}
          <KeyLegend />
        </div>
      </div>
      {Filters && (
        <Filters
          open={filtering}
          filters={filters}
          both={both}
          onClose={() => setFiltering(false)}
          onSearch={onSearch}
        />
      )}
    </PageContainer>
  );
}

function NobodyLeft({ onChange }: { onChange: () => void }) {
  const t = useTranslations('likes.swipe');
  return (
    <EmptyState
      art={<Scene load={bench} />}
      headline={t('empty.headline')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button variant="outline" onClick={onChange} aria-haspopup="dialog">
            {t('change')}
          </Button>
          <LinkButton render={<Link to="/members" search={{}} />}>{t('empty.search')}</LinkButton>
        </span>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

const Waiting = memo(function Waiting({ count }: { count: number }) {
  const t = useTranslations('likes.swipe');
  const online = useOnline();
  return (
    <p role="status" className="mx-auto max-w-[44ch] text-center text-ink-2 text-t14">
      {!online && (
        <span className="block pt-24">
          {t('offline')} {count > 0 && t('waiting', { count })}
        </span>
      )}
    </p>
  );
});
