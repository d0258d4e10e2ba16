import { Select } from '#design/select.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { type BankFileReport, type BankLines, sendBankFile } from '../contract.ts';
import { BankFileDialog } from './bank-file-dialog.tsx';
import { FileReport } from './file-report.tsx';
import { OF_TRANSFERS } from './transfers-query.ts';

interface StatementFileProps {
  open: boolean;
  accounts: BankLines['accounts'];
  onClose: () => void;
}

export function StatementFile({ open, accounts, onClose }: StatementFileProps) {
  const t = useTranslations('backoffice.transfers');
  return (
    <BankFileDialog<BankFileReport>
      open={open}
      onClose={onClose}
      title={t('read')}
      hint={t('fileHint')}
      accept=".xml,.csv,.txt,.c53,.c54"
      books={t('book')}
      fields={
        accounts.length > 1 && (
          <Select
            name="account"
            label={t('accountOf')}
            placeholder={t('byFile')}
            options={accounts.map(({ id, name }) => ({ value: `${id}`, label: name }))}
          />
        )
      }
      send={(transport, { file, words, name, book }) => {
        const account = Number(words.get('account')) || null;
        return transport.call(sendBankFile, file, { query: { name, book, ...(account !== null && { account }) } });
      }}
      said={({ credits, repeated }) => t('fileBooked', { count: credits - repeated })}
      changes={OF_TRANSFERS}
    >
      {(report) => <FileReport report={report} />}
    </BankFileDialog>
  );
}
