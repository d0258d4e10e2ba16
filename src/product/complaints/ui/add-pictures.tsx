import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PICTURES } from '../contract.ts';
import { complaintQuery } from './complaint-query.ts';
import { PicturePicker } from './picture-picker.tsx';
import { RefusedPictures } from './refused-pictures.tsx';
import { type Refused, sendPictures } from './send-pictures.ts';

export function AddPictures({ reference, pictures }: { reference: string; pictures: number }) {
  const t = useTranslations('complaints.form');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setRefused(await sendPictures(transport, reference, files));
    setFiles([]);
    await queryClient.invalidateQueries({ queryKey: complaintQuery(transport, reference).queryKey });
    setBusy(false);
  };
  if (pictures >= MAX_PICTURES) return null;
  return (
    <section aria-labelledby="more" className="mt-10">
      <h2 id="more" className="headline text-t22">
        {t('status.more')}
      </h2>
      <div className="mt-3 grid justify-items-start gap-4">
        <PicturePicker files={files} most={MAX_PICTURES - pictures} onChange={setFiles} />
        <RefusedPictures refused={refused} />
        {files[0] && (
          <Button busy={busy} busyLabel={t('sending')} onClick={send}>
            {t('status.more')}
          </Button>
        )}
      </div>
    </section>
  );
}
