import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Photo } from '#design/photo.tsx';
import { TextArea } from '#design/text-area.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isVisible } from '#platform/visible.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { OwnPhoto } from '../album/contract.ts';
import { MAX_APPEAL_LENGTH } from '../contract.ts';

export interface PhotoAppealProps {
  photo: OwnPhoto | null;
  onClose: () => void;
  /** @returns why it was not sent; null when it was. */
  onSend: (text: string) => Promise<string | null>;
}

export function PhotoAppealDialog({ photo, onClose, onSend }: PhotoAppealProps) {
  const t = useTranslations('media.photos');
  const { cdn_prefix: prefix } = useSettings();
  const form = useId();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  if (!photo) return null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isVisible(text)) {
      setFailure(t('appeal.missing'));
      return;
    }
    setBusy(true);
    setFailure((await onSend(text)) ?? '');
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('appeal.title')}
      description={t('appeal.text')}
      closeLabel={t('appeal.cancel')}
      footer={
        <>
          <Button variant="outline" wide onClick={onClose}>
            {t('appeal.cancel')}
          </Button>
          <Button wide busy={busy} type="submit" form={form}>
            {t(busy ? 'appeal.sending' : 'appeal.send')}
          </Button>
        </>
      }
    >
      <form method="post" id={form} onSubmit={send} className="grid gap-4" noValidate>
        <div className="flex items-center gap-4">
          <div className="aspect-portrait w-18 shrink-0 overflow-hidden rounded-card bg-night">
            <Photo
              src={prefix + photo.thumb_filename}
              alt=""
              thumbhash={photo.thumbhash}
              className="size-full"
              imageClassName="grayscale"
            />
          </div>
          <p className="text-ink-2 text-t14">{t(`reason.${photo.reason ?? 'other'}`)}</p>
        </div>
        <TextArea
          label={t('appeal.words')}
          rows={3}
          maxLength={MAX_APPEAL_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFailure('');
          }}
          error={failure || undefined}
        />
      </form>
    </Dialog>
  );
}
