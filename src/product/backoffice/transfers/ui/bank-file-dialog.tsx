import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Select } from '#design/select.tsx';
import { toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type BankFileReport, type BankLines, sendBankFile } from '../contract.ts';
import { FileReport } from './file-report.tsx';
import { OF_TRANSFERS } from './transfers-query.ts';

interface BankFileDialogProps {
  open: boolean;
  accounts: BankLines['accounts'];
  onClose: () => void;
}

/** Reads a file of the bank: first what would become of its money, then that is booked. */
export function BankFileDialog({ open, accounts, onClose }: BankFileDialogProps) {
  const t = useTranslations('backoffice.transfers');
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<{ file: File; account: number | null } | null>(null);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: ({ file, account, book }: { file: File; account: number | null; book: boolean }) =>
      transport.call(sendBankFile, file, {
        query: { name: file.name.slice(-200), book, ...(account !== null && { account }) },
      }),
    onSuccess: async (report: BankFileReport) => {
      if (!report.booked) return;
      toast({ title: t('fileBooked', { count: report.credits - report.repeated }), tone: 'success' });
      close();
      await Promise.all(OF_TRANSFERS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
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
    const account = Number(words.get('account')) || null;
    setChosen({ file, account });
    mutate({ file, account, book: false });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="m"
      title={t('read')}
      closeLabel={frame('close')}
      footer={
        data && chosen ? (
          <>
            <Button variant="outline" onClick={() => reset()}>
              {t('otherFile')}
            </Button>
            <Button busy={isPending} onClick={() => mutate({ ...chosen, book: true })}>
              {t('book')}
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
        <FileReport report={data} />
      ) : (
        <form method="post" id="bank-file" className="flex flex-col gap-4 text-t14" onSubmit={look}>
          <label className="flex flex-col gap-1.5 font-semibold">
            {t('file')}
            <input
              type="file"
              name="file"
              accept=".xml,.csv,.txt,.c53,.c54"
              required
              className="min-h-11 w-full rounded-control border border-line p-2 font-normal"
            />
          </label>
          {accounts.length > 1 && (
            <Select
              name="account"
              label={t('accountOf')}
              placeholder={t('byFile')}
              options={accounts.map(({ id, name }) => ({ value: `${id}`, label: name }))}
            />
          )}
          <p className="text-ink-2">{t('fileHint')}</p>
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
