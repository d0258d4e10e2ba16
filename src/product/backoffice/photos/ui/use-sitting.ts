import { useEffect, useRef, useState } from 'react';
import { closeToast, toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PhotoReason } from '#product/media/contract.ts';
import { releaseLeases } from '../../leases/contract.ts';
import { useLeases } from '../../leases/ui/use-leases.ts';
import { decidePhotos, type PhotoView, type TakePhotosReply, takePhotos, UNDO_MS, undoPhotos } from '../contract.ts';
import { EMPTY, type Item, openOf, type Sitting, withMore, withOutcomes, withState } from './sitting.ts';

const FETCH_BELOW = 12;
const PRELOADED = 5;
const MAX_KNOWN = 500;

interface Head extends Pick<TakePhotosReply, 'waiting' | 'times' | 'break_after'> {
  decided: number;
}

export function useSitting(view: PhotoView, site: number | undefined) {
  const t = useTranslations('backoffice.photos');
  const transport = useTransport();
  const [sitting, change] = useState<Sitting>(EMPTY);
  const [head, setHead] = useState<Head | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(sitting);
  const loading = useRef(false);
  const exhausted = useRef(false);
  const last = useRef<{ ids: number[]; toast: number; until: number } | null>(null);
  const deciding = useRef<{ answer: Promise<void>; ids: number[] }>({ answer: Promise.resolve(), ids: [] });
  const update = (next: (before: Sitting) => Sitting) => {
    latest.current = next(latest.current);
    change(latest.current);
  };
  const decided = () => latest.current.items.filter(({ state }) => state === 'decided').length;

  const load = async () => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    const known = latest.current.items.map(({ photo }) => photo.id).slice(-MAX_KNOWN);
    try {
      const { photos, ...rest } = await transport.call(takePhotos, {
        view,
        known,
        ...(site !== undefined && { site }),
      });
      exhausted.current = photos.length === 0;
      update((before) => withMore(before, photos));
      setHead({ ...rest, decided: decided() });
    } catch {
      setFailed(true);
    } finally {
      loading.current = false;
    }
  };
  // The screen is made anew for another view or site.
  const first = useRef(load);
  useEffect(() => {
    first.current();
  }, []);

  const open = openOf(sitting);
  useLeases(
    view === 'appeals' ? 'photo_appeal' : 'photo',
    open.map(({ photo }) => photo.id),
  );
  const ahead = open
    .slice(0, PRELOADED + 1)
    .map(({ photo }) => photo.large)
    .join(' ');
  useEffect(() => {
    for (const address of ahead.split(' ').filter(Boolean)) new Image().src = address;
  }, [ahead]);

  const fetchAhead = () => {
    if (openOf(latest.current).length < FETCH_BELOW && !exhausted.current) load();
  };

  const undo = async () => {
    // What is pressed before the answer has come means the decision that is seen.
    await deciding.current.answer;
    const done = last.current;
    if (!done || performance.now() > done.until) return;
    last.current = null;
    closeToast(done.toast);
    try {
      const { undone } = await transport.call(undoPhotos, { ids: done.ids });
      if (undone.length > 0) update((before) => withState(before, undone, 'open'));
      if (undone.length < done.ids.length) toast({ title: t('tooLate'), tone: 'danger', lasts: 6000 });
    } catch {
      toast({ title: t('failed'), tone: 'danger', lasts: 6000 });
    }
  };

  const decide = (items: readonly Item[], reason: PhotoReason | null) => {
    if (items.length === 0) return;
    const ids = items.map(({ photo }) => photo.id);
    deciding.current = { ids, answer: Promise.resolve() };
    deciding.current.answer = send(items, ids, reason);
  };
  const send = async (items: readonly Item[], ids: number[], reason: PhotoReason | null) => {
    const decisions = items.map(({ photo: { id, picture } }) => ({ id, picture, reason }));
    update((before) => withState(before, ids, 'decided', reason));
    fetchAhead();
    try {
      const { results } = await transport.call(decidePhotos, { view, decisions });
      update((before) => withOutcomes(before, results));
      const stands = results.filter(({ outcome }) => outcome === 'decided').map(({ id }) => id);
      // Answers may come in another order: the last decision is what is taken back.
      const newest = deciding.current.ids === ids;
      if (newest && stands.length > 0 && (view === 'new' || view === 'flagged')) sayUndo(stands);
    } catch (error) {
      update((before) => withState(before, ids, 'open'));
      toast({ title: isApiError(error) && error.message ? error.message : t('failed'), tone: 'danger', lasts: 6000 });
    }
  };
  const sayUndo = (ids: number[]) => {
    if (last.current) closeToast(last.current.toast);
    const shown = toast({
      title: t('decidedNow', { count: ids.length }),
      lasts: UNDO_MS,
      action: { label: t('undo'), onPress: () => undo() },
    });
    last.current = { ids, toast: shown, until: performance.now() + UNDO_MS };
  };

  const skip = (items: readonly Item[]) => {
    const ids = items.map(({ photo }) => photo.id);
    if (ids.length === 0) return;
    update((before) => withState(before, ids, 'later'));
    fetchAhead();
    const kind = view === 'appeals' ? 'photo_appeal' : 'photo';
    // One that stays held is free in five minutes.
    transport.call(releaseLeases, { kind, ids }).catch(() => undefined);
  };

  return { sitting, update, head, failed, decided: decided(), load, decide, undo, skip };
}
export type SittingTools = ReturnType<typeof useSitting>;
