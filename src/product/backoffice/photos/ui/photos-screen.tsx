import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconHide, IconShow, IconUndo } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Key } from '../../desk/ui/key-hint.tsx';
import { NothingWaits } from '../../desk/ui/nothing-waits.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { Split } from '../../desk/ui/split.tsx';
import { PHOTO_VIEWS, type PhotoView } from '../contract.ts';
import { OnePhoto } from './one-photo.tsx';
import { PhotoDetail } from './photo-detail.tsx';
import { PhotoTile, tileId } from './photo-tile.tsx';
import { QueueTimes } from './queue-times.tsx';
import { ACCEPT_KEY, CLEAR_KEY } from './reasons.ts';
import { EMPTY, itemAt, openOf, targetsOf } from './sitting.ts';
import { useBreak } from './use-break.ts';
import { useIsWide, useKept } from './use-kept.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { type SittingTools, useSitting } from './use-sitting.ts';

interface ScreenProps {
  view: PhotoView;
  site: number | undefined;
}

export function PhotosScreen({ view, site }: ScreenProps) {
  const t = useTranslations('backoffice.photos');
  const frame = useTranslations('backoffice.frame');
  const [blurred, blur] = useKept('backoffice.blur');
  const wide = useIsWide();
  const tools = useSitting(view, site);
  const { sitting, head, failed, load, decided, undo } = tools;
  const [large, setLarge] = useState(false);
  const pause = useBreak(decided, head?.break_after ?? null);
  const current = itemAt(sitting);
  const waiting = head ? Math.max(0, head.waiting[view] - (decided - head.decided)) : null;
  useQueueKeys(view, tools, () => setLarge(true));
  return (
    <Screen
      title={t('title')}
      state={waiting !== null && <Badge tone="honey">{t('waiting', { count: waiting })}</Badge>}
      actions={
        <>
          <Views view={view} waiting={head?.waiting ?? null} />
          <IconButton label={t('blur')} size="s" aria-pressed={blurred} onClick={() => blur(!blurred)}>
            {blurred ? <IconHide /> : <IconShow />}
          </IconButton>
          <IconButton label={t('undo')} size="s" aria-keyshortcuts="Z" onClick={() => undo()}>
            <IconUndo />
          </IconButton>
        </>
      }
      keys={[
        { keys: ['←', '↑', '↓', '→'], does: t('keyNames.move') },
        { keys: ['A'], does: t('keyNames.accept') },
        { keys: ['1', '5'], does: t('keyNames.reject') },
        { keys: ['X'], does: t('keyNames.select') },
        { keys: ['Z'], does: t('keyNames.undo') },
        { keys: ['E'], does: t('keyNames.large') },
      ]}
      note={t('note', { count: decided })}
    >
      {pause.due && (
        <div className="px-4 pt-4 l:px-6">
          <Notice title={t('breakTitle')}>
            <p>{t('breakText')}</p>
            <Button variant="tint" size="s" className="mt-2" onClick={pause.taken}>
              {t('breakDone')}
            </Button>
          </Notice>
        </div>
      )}
      {head && <QueueTimes times={head.times} />}
      {sitting.items.length === 0 ? (
        failed ? (
          <div className="grid flex-1 place-items-center gap-3 p-8 text-center">
            <p>{t('failed')}</p>
            <Button variant="outline" size="s" onClick={() => load()}>
              {t('again')}
            </Button>
          </div>
        ) : head ? (
          <NothingWaits>{frame('nothingWaits')}</NothingWaits>
        ) : (
          <Waiting />
        )
      ) : wide ? (
        <Split
          open
          list={<Grid tools={tools} blurred={blurred} />}
          detail={
            current && (
              <PhotoDetail
                key={current.photo.id}
                item={current}
                view={view}
                blurred={blurred}
                onDecide={(reason) => tools.decide([current], reason)}
                onSkip={() => tools.skip([current])}
              />
            )
          }
        />
      ) : openOf(sitting).length === 0 ? (
        <NothingWaits>{frame('nothingWaits')}</NothingWaits>
      ) : (
        current && (
          <OnePhoto
            key={current.photo.id}
            item={current}
            view={view}
            blurred={blurred}
            onDecide={(reason) => tools.decide([current], reason)}
            onSkip={() => tools.skip([current])}
          />
        )
      )}
      {current && (
        <Dialog
          open={large}
          onClose={() => setLarge(false)}
          title={t('alt', { name: current.photo.name, age: current.photo.age })}
          closeLabel={frame('close')}
        >
          <img src={current.photo.large} alt="" className="mx-auto max-h-[70dvh] rounded-card" />
        </Dialog>
      )}
    </Screen>
  );
}

function Grid({ tools: { sitting, update, decide }, blurred }: { tools: SittingTools; blurred: boolean }) {
  const t = useTranslations('backoffice.photos');
  const list = useRef<HTMLDivElement>(null);
  const { items, cursor, selected } = sitting;
  useEffect(() => {
    if (cursor !== null) document.getElementById(tileId(cursor))?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  return (
    <>
      <div
        ref={list}
        role="listbox"
        aria-label={t('title')}
        aria-multiselectable="true"
        aria-activedescendant={cursor === null ? undefined : tileId(cursor)}
        tabIndex={0}
        className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2.5 p-4 outline-none l:px-6"
      >
        {items.map((item) => (
          <PhotoTile
            key={item.photo.id}
            item={item}
            current={item.photo.id === cursor}
            selected={selected.has(item.photo.id)}
            blurred={blurred}
            onPick={() => update((before) => ({ ...before, cursor: item.photo.id }))}
          />
        ))}
      </div>
      {selected.size > 0 && (
        <div className="sticky bottom-4 mx-auto flex w-fit items-center gap-2 rounded-full bg-ink py-1.5 ps-5 pe-2 text-paper text-t14 shadow-float">
          <span className="font-semibold">{t('selected', { count: selected.size })}</span>
          <Button
            variant="paper"
            size="s"
            iconEnd={<Key>{ACCEPT_KEY}</Key>}
            onClick={() => decide(targetsOf(sitting), null)}
          >
            {t('accept')}
          </Button>
          <Button
            variant="night"
            size="s"
            iconEnd={<Key>{CLEAR_KEY}</Key>}
            onClick={() => update((before) => ({ ...before, selected: EMPTY.selected }))}
          >
            {t('clear')}
          </Button>
        </div>
      )}
    </>
  );
}

function Views({ view, waiting }: { view: PhotoView; waiting: Record<PhotoView, number> | null }) {
  const t = useTranslations('backoffice.photos');
  return (
    <nav aria-label={t('views')} className="flex gap-1.5 max-m:-mx-4 max-m:w-screen max-m:overflow-x-auto max-m:px-4">
      {PHOTO_VIEWS.map((one) => (
        <Link
          key={one}
          to="/admin/photos"
          search={({ site }) => ({ ...(site !== undefined && { site }), ...(one !== 'new' && { view: one }) })}
          aria-current={one === view ? 'page' : undefined}
          className="inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-t13 font-medium hover:border-ink-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {t(`view.${one}`)}
          {waiting && <span className="tabular-nums">{waiting[one] >= 100 ? '99+' : waiting[one]}</span>}
        </Link>
      ))}
    </nav>
  );
}

const PLACES = Array.from({ length: 12 }, (_, index) => index);

function Waiting() {
  return (
    <div aria-busy="true" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2.5 p-4 l:px-6">
      {PLACES.map((place) => (
        <span key={place} className="aspect-portrait rounded-control bg-surface-3" />
      ))}
    </div>
  );
}
