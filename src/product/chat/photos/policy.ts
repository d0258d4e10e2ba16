import { VERSION_QUERY } from '#product/media/contract.ts';
import { versionOf } from '#product/media/photo-address.ts';
import type { ChatPhotoVariant, ChatPhotoView } from './contract.ts';

export interface PhotoViewer {
  id: number;
  /** Of the staff, and it is theirs to decide about. */
  judges?: boolean;
  /** Premium, or a profile that the site runs. */
  opens: boolean;
}

export interface ChatPhotoFacts {
  id: number;
  sender_id: number;
  recipient_id: number;
  /** Of the stored picture; null: it is gone. It never leaves the server. */
  file_hash: string | null;
  width: number | null;
  height: number | null;
  /** The receiver has it by a message that neither side took away. */
  delivered: boolean;
  /** The receiver still sees its sender: no block, no profile that left. */
  sender_shown: boolean;
}

/** What somebody may see of it. `own`: without a blur before it. */
export type ChatPhotoSight = 'own' | 'opened' | 'locked' | 'gone';

/** PRODUCT 28: a premium receiver opens it, a free one gets the blur and nothing else; nobody else gets anything but whoever judges it. */
export function sightOf(viewer: PhotoViewer | null, photo: ChatPhotoFacts): ChatPhotoSight {
  if (!viewer || photo.file_hash === null) return 'gone';
  if (viewer.judges || viewer.id === photo.sender_id) return 'own';
  if (viewer.id !== photo.recipient_id || !photo.delivered || !photo.sender_shown) return 'gone';
  return viewer.opens ? 'opened' : 'locked';
}

export const servesSize = (sight: ChatPhotoSight, variant: ChatPhotoVariant): boolean =>
  sight === 'own' || sight === 'opened' || (sight === 'locked' && variant === 'blur');

/** What names a photo in a size for those who may see as much as this viewer (decision 20). */
export const factsOf = (photo: ChatPhotoFacts, sight: ChatPhotoSight, variant: ChatPhotoVariant) => [
  'chat',
  photo.file_hash ?? '',
  photo.id,
  variant,
  sight,
];

export function chatPhotoView(viewer: PhotoViewer | null, photo: ChatPhotoFacts, now: Date): ChatPhotoView {
  const sight = sightOf(viewer, photo);
  if (sight === 'gone') return gonePhoto(photo.id);
  const addressOf = (variant: ChatPhotoVariant) =>
    `/media/chat/${photo.id}/${variant}.webp?${VERSION_QUERY}=${versionOf(factsOf(photo, sight, variant), now)}`;
  return {
    id: photo.id,
    width: photo.width ?? 0,
    height: photo.height ?? 0,
    blur: sight === 'own' ? null : addressOf('blur'),
    picture: sight === 'locked' ? null : addressOf('large'),
  };
}

export const gonePhoto = (id: number): ChatPhotoView => ({ id, width: 0, height: 0, blur: null, picture: null });
