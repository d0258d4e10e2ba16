import { useTranslations } from '#platform/i18n/intl.tsx';
import { BankFileDialog, Fates } from '../../transfers/ui/bank-file-dialog.tsx';
import { type DebitAnswerReport, sendDebitAnswer } from '../contract.ts';
import { OF_DEBITS } from './debits-query.ts';

export function DebitAnswer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('backoffice.debits');
  return (
    <BankFileDialog<DebitAnswerReport>
      open={open}
      onClose={onClose}
      title={t('read')}
      hint={t('answerHint')}
      accept=".xml,.c53,.c54,.txt"
      books={t('apply')}
      send={(transport, { file, name, book }) => transport.call(sendDebitAnswer, file, { query: { name, book } })}
      said={({ answers, repeated }) => t('applied', { count: answers - repeated })}
      changes={OF_DEBITS}
    >
      {({ format, answers, ignored, foreign, repeated, fates }) => (
        <div className="flex flex-col gap-4 text-t14">
          <p>{t('report', { format, answers, ignored, foreign, repeated })}</p>
          <Fates fates={fates.map(({ fate, count }) => ({ what: t(`fates.${fate}`), count }))} />
        </div>
      )}
    </BankFileDialog>
  );
}
