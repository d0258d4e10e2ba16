import type { CSSProperties } from 'react';
import type { Crop, PhotoEdit, Turn } from '../album/contract.ts';
import { degreesOf } from './crop-box.ts';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

export const placed = ({ left, top, width, height }: Crop): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** @param across width by height of the frame. */
export const turned = (turn: Turn, across: number): CSSProperties => {
  const lying = turn === 'right' || turn === 'left';
  return {
    width: percent(lying ? 1 / across : 1),
    height: percent(lying ? across : 1),
    transform: `translate(-50%, -50%) rotate(${degreesOf(turn)}deg)`,
  };
};

export const chosenCrop = (edit: PhotoEdit | null): Crop | null =>
  edit && (edit.crop.width < 1 || edit.crop.height < 1) ? edit.crop : null;
