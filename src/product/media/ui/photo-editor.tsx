import { useLazy } from '#platform/browser/use-lazy.ts';
import type { OwnPhoto, PhotoEdit } from '../album/contract.ts';

export interface PhotoEditorProps {
  /** Null when closed. */
  photo: OwnPhoto | null;
  onClose: () => void;
  onSave: (edit: PhotoEdit) => Promise<void>;
}

const loadPart = () => import('./photo-editor-dialog.tsx').then((module) => module.PhotoEditorDialog);

/** Crops and turns a photo. Fetched when it is first opened. */
export function PhotoEditor(props: PhotoEditorProps) {
  const Part = useLazy(loadPart, props.photo !== null);
  return Part && props.photo ? <Part key={props.photo.id} {...props} /> : null;
}
