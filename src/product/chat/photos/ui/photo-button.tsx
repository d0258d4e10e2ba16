import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconPhotos } from '#design/icons.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { ConversationReply } from '../../conversations/contract.ts';

const loadSheet = () => import('./photo-sheet.tsx').then((module) => module.PhotoSheet);

/** Without HEIC: a phone that takes such photos then gives them as JPEG. */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

/** A photo that is ready is named by the address (`?photo=12`), so that a purchase leads back to it. */
export function PhotoButton({ reply, name }: { reply: ConversationReply; name: string }) {
  const t = useTranslations('chat.thread');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { photo } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = file !== null || photo !== undefined;
  const Sheet = useLazy(loadSheet, open);
  const close = () => {
    setFile(null);
    if (photo) navigate({ to: '.', search: ({ photo: _, ...kept }) => kept, replace: true });
  };
  return (
    <>
      <IconButton label={t('composer.photo')} onClick={() => input.current?.click()}>
        <IconPhotos />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        hidden
        aria-label={t('composer.photo')}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null);
          currentTarget.value = '';
        }}
      />
      {Sheet && open && <Sheet reply={reply} name={name} file={file} asked={photo ?? null} onClose={close} />}
    </>
  );
}
