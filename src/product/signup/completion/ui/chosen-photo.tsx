import { useState } from 'react';
import { buttonClass } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconCrop, IconPhotos } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PhotoEdit } from '#product/media/album/contract.ts';
import { CroppedPicture } from '#product/media/ui/cropped-picture.tsx';
import { PhotoEditor } from '#product/media/ui/photo-editor.tsx';

export interface PickedPhoto {
  file: File;
  src: string;
  edit: PhotoEdit | null;
  shown: boolean;
}

interface ChosenPhotoProps {
  picked: PickedPhoto;
  onChange: (picked: PickedPhoto) => void;
}

export function ChosenPhoto({ picked, onChange }: ChosenPhotoProps) {
  const t = useTranslations('signup.completion');
  const [editing, setEditing] = useState(false);
  const { src, edit, shown, file } = picked;
  if (!shown) {
    return (
      <div className="grid aspect-portrait content-center justify-items-center gap-2 rounded-card border border-line-2 border-dashed bg-surface p-3 text-ink-3">
        <IconPhotos className="size-10" />
        <p className="text-center text-t13 [overflow-wrap:anywhere]">{file.name}</p>
      </div>
    );
  }
  return (
    <div className="relative aspect-portrait overflow-hidden rounded-card bg-night text-white">
      <CroppedPicture
        src={src}
        alt={t('photo.shown')}
        edit={edit}
        onError={() => onChange({ ...picked, shown: false })}
      />
      <div className="absolute inset-x-0 bottom-0 grid justify-items-center bg-scrim p-3">
        <button
          type="button"
          className={cx(buttonClass({ variant: 'night', size: 's' }), 'bg-night/60')}
          onClick={() => setEditing(true)}
        >
          <IconCrop className="size-4.5" />
          {t('photo.crop')}
        </button>
      </div>
      <PhotoEditor
        picture={editing ? { src, edit } : null}
        onClose={() => setEditing(false)}
        onSave={async (next) => {
          onChange({ ...picked, edit: next });
          setEditing(false);
        }}
      />
    </div>
  );
}
