import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState, useSyncExternalStore } from 'react';
import { LaterArt } from '#design/art/later-art.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconFilters } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { LiveRegion } from '#design/live-region.tsx';
import { useLazyPart } from '#design/use-lazy-part.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { DeckSearch } from '#product/members/suggestions/deck/contract.ts';
import { CardStack, type StackHandle } from './card-stack.tsx';
import { Hearts } from './hearts.tsx';
import { LimitScreen } from './limit-screen.tsx';
import { SwipeButtons } from './swipe-buttons.tsx';
import { KeyLegend, LastOne } from './swipe-side.tsx';
import { type Game, useGame } from './use-game.ts';
import { useKeys } from './use-keys.ts';

const loadFilters = () => import('./filters-part.tsx').then((module) => module.FiltersPart);
const bench = () => import('#design/art/park-bench.tsx').then((module) => module.ParkBench);

interface SwipeScreenProps {
  search: DeckSearch;
  memberId: number;
  /** The member looks for women and men. */
  both: boolean;
  onSearch: (search: DeckSearch) => void;
}

/** One card at a time: like, pass, take back, look at the whole profile. */
export function SwipeScreen(props: SwipeScreenProps) {
  const game = useGame(props.search, props.memberId);
  const t = useTranslations('swipe');
  const m = useTranslations('members');
  const { state, members } = game.reply;
  const [card] = members;
  const said = game.last && t(`said.${SAID[game.last.verdict]}`, { name: game.last.name });
  const now = card && state.next_at === null && t('said.next', { name: card.name, age: card.age });
  return (
    <>
      <LiveRegion>
        {game.last && [said, now, card?.fictional && m('fictional.singular')].filter(Boolean).join(' ')}
      </LiveRegion>
      {state.next_at === null ? (
        <Table game={game} {...props} />
      ) : (
        <LimitScreen state={state} nextAt={state.next_at} played={game.last !== null} waiting={game.waiting} />
      )}
    </>
  );
}

const SAID = { like: 'liked', pass: 'passed', undo: 'back' } as const;

function Table({ game, both, onSearch }: { game: Game } & SwipeScreenProps) {
  const t = useTranslations('swipe');
  const stack = useRef<StackHandle>(null);
  const navigate = useNavigate();
  const [filtering, setFiltering] = useState(false);
  const Filters = useLazyPart(loadFilters, filtering);
  const { state, members, filters } = game.reply;
  const [card] = members;
  const { passed, limit } = state;
  const play = (side: 'like' | 'pass') => card && stack.current?.throw(side);
  const takeBack = () => {
    if (passed) game.takeBack();
  };
  useKeys({
    like: () => play('like'),
    pass: () => play('pass'),
    undo: takeBack,
    profile: () => card && navigate({ to: '/members/$id', params: { id: String(card.id) } }),
  });
  const opens = {
    onClick: () => setFiltering(true),
    onPointerEnter: () => loadFilters().catch(() => undefined),
    'aria-haspopup': 'dialog' as const,
  };
  const hearts = <Hearts left={state.left} limit={limit} />;
  return (
    <PageContainer className="grid grow content-start overflow-x-clip pt-3 pb-8 l:grid-cols-3 l:gap-12 l:pt-9">
      <div>
        <h1 className="display text-t40 max-l:sr-only">{t('title')}</h1>
        <p className="mt-2 text-ink-2 max-l:sr-only">
          {t('who', {
            who: filters.genders.length === 1 ? (filters.genders[0] ?? 'both') : 'both',
            low: filters.min_age,
            high: filters.max_age,
            km: filters.within ?? 'none',
          })}{' '}
          {t('secret')}
        </p>
        <div className="flex min-h-11 items-center justify-between gap-3 mb-3">
          {hearts}
          <IconButton label={t('change')} className="l:hidden" {...opens}>
            <IconFilters />
          </IconButton>
        </div>
        <p className="max-w-[44ch] text-ink-2 text-t14 max-l:hidden">{t('apart')}</p>
        <Button variant="outline" className="mt-5 max-l:hidden" icon={<IconFilters />} {...opens}>
          {t('change')}
        </Button>
      </div>
      <div className="min-w-0">
        {card ? (
          <CardStack ref={stack} members={members} onSwipe={game.swipe} />
        ) : (
          <NobodyLeft onChange={() => setFiltering(true)} />
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
  const t = useTranslations('swipe');
  return (
    <EmptyState
      art={<LaterArt load={bench} />}
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

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says without a connection that nothing decided is lost. */
function Waiting({ count }: { count: number }) {
  const t = useTranslations('swipe');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p role="status" className="mx-auto max-w-[44ch] text-center text-ink-2 text-t14">
      {!online && (
        // On phones the page's own notice lies under the buttons: these words come below it.
        <span className="block pt-24">
          {t('offline')} {count > 0 && t('waiting', { count })}
        </span>
      )}
    </p>
  );
}
