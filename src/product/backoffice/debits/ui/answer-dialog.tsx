import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type DebitAnswerReport, sendDebitAnswer } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

/** Reads what the bank answers: first what it leads to, then that is carried out. */
export function AnswerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('backoffice.debits');
  const files = useTranslations('backoffice.transfers');
  const frame = useTranslations('backoffice.frame');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<File | null>(null);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: ({ file, book }: { file: File; book: boolean }) =>
      transport.call(sendDebitAnswer, file, { query: { name: file.name.slice(-200), book } }),
    onSuccess: async (report: DebitAnswerReport) => {
      if (!report.booked) return;
      toast({ title: t('applied', { count: report.answers - report.repeated }), tone: 'success' });
      close();
      await Promise.all(OF_DEBITS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const close = () => {
    setChosen(null);
    reset();
    onClose();
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (!(file instanceof File) || file.size === 0) return;
    setChosen(file);
    mutate({ file, book: false });
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
              {files('otherFile')}
            </Button>
            <Button busy={isPending} onClick={() => mutate({ file: chosen, book: true })}>
              {t('apply')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              {frame('close')}
            </Button>
            <Button type="submit" form="debit-answer" busy={isPending}>
              {files('look')}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <Report report={data} />
      ) : (
        <form method="post" id="debit-answer" className="flex flex-col gap-4 text-t14" onSubmit={look}>
          <label className="flex flex-col gap-1.5 font-semibold">
            {files('file')}
            <input
              type="file"
              name="file"
              accept=".xml,.c53,.c54,.txt"
              required
              className="min-h-11 w-full rounded-control border border-line p-2 font-normal"
            />
          </label>
          <p className="text-ink-2">{t('answerHint')}</p>
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

/** What the answers in a file lead to. */
function Report({ report }: { report: DebitAnswerReport }) {
  const t = useTranslations('backoffice.debits');
  const { format, answers, ignored, foreign, repeated, fates } = report;
  return (
    <div className="flex flex-col gap-4 text-t14">
      <p>{t('report', { format, answers, ignored, foreign, repeated })}</p>
      <ul className="flex flex-col gap-1">
        {fates.map(({ fate, count }) => (
          <li key={fate} className="flex gap-3">
            <span className="w-10 text-end font-semibold tabular-nums">{count}</span>
            {t(`fates.${fate}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
