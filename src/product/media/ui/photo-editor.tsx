import { useLazyPart } from '#design/use-lazy-part.ts';
import type { OwnPhoto, PhotoEdit } from '../album/contract.ts';

export interface PhotoEditorProps {
  /** Null when closed. */
  photo: OwnPhoto | null;
  onClose: () => void;
  onSave: (edit: PhotoEdit) => Promise<void>;
}

const loadPart = () => import('./photo-editor-part.tsx').then((module) => module.PhotoEditorPart);

/** Crops and turns a photo. Fetched when it is first opened. */
export function PhotoEditor(props: PhotoEditorProps) {
  const Part = useLazyPart(loadPart, props.photo !== null);
  return Part && props.photo ? <Part key={props.photo.id} {...props} /> : null;
}
