import { useRef } from 'react';
import { Button } from '#design/button.tsx';
import { FieldGroup } from '#design/field.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconAdd, IconClose, IconPhotos } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PICTURES } from '../contract.ts';

/** Without HEIC: a phone that takes such photos then gives them as JPEG. */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

interface PicturePickerProps {
  files: readonly File[];
  most?: number;
  onChange: (files: readonly File[]) => void;
}

export function PicturePicker({ files, most = MAX_PICTURES, onChange }: PicturePickerProps) {
  const t = useTranslations('complaints.form');
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup label={`${t('pictures.label')} · ${t('optional')}`} hint={t('pictures.hint', { max: MAX_PICTURES })}>
      {files[0] && (
        <ul className="mb-3 grid gap-2">
          {files.map((file) => (
            <li key={file.name} className="flex min-h-11 items-center gap-3 rounded-control bg-surface-2 ps-3 pe-1">
              <IconPhotos className="text-ink-2" />
              <span className="min-w-0 grow truncate text-t14">{file.name}</span>
              <IconButton
                size="s"
                label={t('pictures.remove', { name: file.name })}
                onClick={() => onChange(files.filter((other) => other !== file))}
              >
                <IconClose />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        icon={<IconAdd />}
        disabled={files.length >= most}
        onClick={() => input.current?.click()}
      >
        {t('pictures.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={KINDS}
        aria-label={t('pictures.add')}
        onChange={({ currentTarget }) => {
          const chosen = [...files, ...(currentTarget.files ?? [])];
          const named = new Map(chosen.map((file) => [file.name, file]));
          onChange([...named.values()].slice(0, most));
          currentTarget.value = '';
        }}
      />
    </FieldGroup>
  );
}
