import { useLazy } from '#platform/browser/use-lazy.ts';
import type { PhotoEditorProps } from './photo-editor-dialog.tsx';

const loadPart = () => import('./photo-editor-dialog.tsx').then((module) => module.PhotoEditorDialog);

/** Crops and turns a photo. Fetched when it is first opened. */
export function PhotoEditor(props: PhotoEditorProps) {
  const Part = useLazy(loadPart, props.photo !== null);
  return Part && props.photo ? <Part key={props.photo.id} {...props} /> : null;
}
