import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { Dialog } from '#design/dialog.tsx';
import { IconTurn } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Crop, PhotoEdit, Turn } from '../album/contract.ts';
import { WHOLE } from '../album/contract.ts';
import { boxOf, CORNERS, type Corner, cropOf, middleBox, moveBox, moveCorner, turnOn } from './crop-box.ts';
import { chosenCrop, placed, turned } from './turned.ts';

export interface PhotoEditorProps {
  picture: { src: string; edit: PhotoEdit | null } | null;
  onClose: () => void;
  onSave: (edit: PhotoEdit) => Promise<void>;
}

const STEP = 0.02;
const FAR = 0.1;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const PLACES: Record<Corner, string> = {
  topStart: 'left-0 top-0 -translate-x-1/2 -translate-y-1/2 cursor-nwse-resize',
  topEnd: 'left-full top-0 -translate-x-1/2 -translate-y-1/2 cursor-nesw-resize',
  bottomStart: 'left-0 top-full -translate-x-1/2 -translate-y-1/2 cursor-nesw-resize',
  bottomEnd: 'left-full top-full -translate-x-1/2 -translate-y-1/2 cursor-nwse-resize',
};

export function PhotoEditorDialog({ picture, onClose, onSave }: PhotoEditorProps) {
  const t = useTranslations('media.photos');
  const [turn, setTurn] = useState<Turn>(picture?.edit?.turn ?? 'none');
  const [chosen, setBox] = useState<Crop | null>(chosenCrop(picture?.edit ?? null));
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (!picture) return null;
  const lying = turn === 'right' || turn === 'left';
  const across = size ? (lying ? size.height / size.width : size.width / size.height) : 0.75;
  const box = chosen ? boxOf(chosen, across) : middleBox(across);

  const dragBy = (change: (from: Crop, x: number, y: number) => Crop) => (event: ReactPointerEvent<HTMLElement>) => {
    const area = frame.current?.getBoundingClientRect();
    if (event.button !== 0 || !area) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { currentTarget: target, clientX, clientY } = event;
    const from = box;
    const move = (moved: PointerEvent) =>
      setBox(change(from, (moved.clientX - clientX) / area.width, (moved.clientY - clientY) / area.height));
    const end = () => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };
  const keyBy = (change: (from: Crop, x: number, y: number) => Crop) => (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (!x && !y) return;
    event.preventDefault();
    const by = event.shiftKey ? FAR : STEP;
    setBox(change(box, x * by, y * by));
  };
  const save = async () => {
    setBusy(true);
    await onSave({ turn, crop: cropOf(box, across) });
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      closeLabel={t('edit.cancel')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button busy={busy} busyLabel={t('edit.saving')} onClick={save}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <div className="grid place-items-center rounded-card bg-night p-5">
        <div
          ref={frame}
          dir="ltr"
          className="relative touch-none select-none"
          style={{ aspectRatio: across, width: `min(100%, ${(across * 52).toFixed(3)}dvh)` }}
        >
          <img
            src={picture.src}
            alt={t('edit.picture')}
            draggable={false}
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            className="absolute top-1/2 left-1/2 max-w-none"
            style={turned(turn, across)}
          />
          {/* What is left out is darkened by the shadow of what is kept. */}
          <div className="absolute inset-0 overflow-hidden">
            <div className="absolute shadow-[0_0_0_9999px_oklch(.14_.02_280/.66)]" style={placed(box)} />
          </div>
          <div className="absolute" style={placed(box)}>
            <button
              type="button"
              aria-label={t('edit.box')}
              onPointerDown={dragBy(moveBox)}
              onKeyDown={keyBy(moveBox)}
              className="absolute inset-0 cursor-move border-2 border-white outline-offset-2"
            />
            {CORNERS.map((corner) => {
              const change = (from: Crop, x: number, y: number) => moveCorner(from, corner, x, y, across);
              return (
                <button
                  key={corner}
                  type="button"
                  aria-label={t(`edit.corner.${corner}`)}
                  onPointerDown={dragBy(change)}
                  onKeyDown={keyBy(change)}
                  className={cx('absolute grid size-11 place-items-center rounded-full', PLACES[corner])}
                >
                  <span className="size-5 rounded-full border-2 border-white bg-primary-fill shadow-rest" />
                </button>
              );
            })}
          </div>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="outline"
          icon={<IconTurn />}
          onClick={() => {
            setTurn(turnOn(turn));
            setBox(null);
          }}
        >
          {t('edit.turn')}
        </Button>
        <Button variant="quiet" disabled={cropOf(box, across) === WHOLE} onClick={() => setBox(null)}>
          {t('edit.middle')}
        </Button>
      </div>
      <p className="mt-3 text-ink-2 text-t14">{t('edit.note')}</p>
    </Dialog>
  );
}
