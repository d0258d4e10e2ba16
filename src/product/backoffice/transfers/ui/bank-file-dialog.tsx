import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { toast } from '#design/toast.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';

export interface SentFile {
  file: File;
  words: FormData;
  name: string;
  book: boolean;
}

interface BankFileDialogProps<Report> {
  open: boolean;
  onClose: () => void;
  title: string;
  hint: string;
  accept: string;
  books: string;
  fields?: ReactNode;
  send: (transport: Transport, sent: SentFile) => Promise<Report>;
  said: (report: Report) => string;
  changes: readonly QueryKey[];
  children: (report: Report) => ReactNode;
}

export function BankFileDialog<Report extends { booked: boolean }>({
  open,
  onClose,
  title,
  hint,
  accept,
  books,
  fields,
  send,
  said,
  changes,
  children,
}: BankFileDialogProps<Report>) {
  const t = useTranslations('backoffice.transfers');
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Omit<SentFile, 'book'> | null>(null);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (sent: SentFile) => send(transport, sent),
    onSuccess: async (report) => {
      if (!report.booked) return;
      toast({ title: said(report), tone: 'success' });
      close();
      await Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const close = () => {
    setChosen(null);
    reset();
    onClose();
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const file = words.get('file');
    if (!(file instanceof File) || file.size === 0) return;
    const one = { file, words, name: file.name.slice(-200) };
    setChosen(one);
    mutate({ ...one, book: false });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="m"
      title={title}
      closeLabel={frame('close')}
      footer={
        data && chosen ? (
          <>
            <Button variant="outline" onClick={() => reset()}>
              {t('otherFile')}
            </Button>
            <Button busy={isPending} onClick={() => mutate({ ...chosen, book: true })}>
              {books}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              {frame('close')}
            </Button>
            <Button type="submit" form="bank-file" busy={isPending}>
              {t('look')}
            </Button>
          </>
        )
      }
    >
      {data ? (
        children(data)
      ) : (
        <form method="post" id="bank-file" className="flex flex-col gap-4 text-t14" onSubmit={look}>
          <label className="flex flex-col gap-1.5 font-semibold">
            {t('file')}
            <input
              type="file"
              name="file"
              accept={accept}
              required
              className="min-h-11 w-full rounded-control border border-line p-2 font-regular"
            />
          </label>
          {fields}
          <p className="text-ink-2">{hint}</p>
        </form>
      )}
      {error && (
        <p role="alert" className="mt-3 text-danger text-t14">
          {(isApiError(error) && error.message) || frame('failed')}
        </p>
      )}
    </Dialog>
  );
}

export function Fates({ fates }: { fates: readonly { what: string; count: number }[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {fates.map(({ what, count }) => (
        <li key={what} className="flex gap-3">
          <span className="w-10 text-end font-semibold tabular-nums">{count}</span>
          {what}
        </li>
      ))}
    </ul>
  );
}
