import { useLazy } from '#platform/browser/use-lazy.ts';
import type { PhotoAppealProps } from './photo-appeal-dialog.tsx';

const loadPart = () => import('./photo-appeal-dialog.tsx').then((module) => module.PhotoAppealDialog);

export function PhotoAppeal(props: PhotoAppealProps) {
  const Part = useLazy(loadPart, props.photo !== null);
  return Part && props.photo ? <Part key={props.photo.id} {...props} /> : null;
}
