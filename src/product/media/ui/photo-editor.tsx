import { useLazy } from '#platform/browser/use-lazy.ts';
import type { PhotoEditorProps } from './photo-editor-dialog.tsx';

const loadPart = () => import('./photo-editor-dialog.tsx').then((module) => module.PhotoEditorDialog);

export function PhotoEditor(props: PhotoEditorProps) {
  const Part = useLazy(loadPart, props.picture !== null);
  return Part && props.picture ? <Part key={props.picture.src} {...props} /> : null;
}
