import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge } from '#design/badge.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { PayoutBatches } from './payout-batches.tsx';
import { PayoutNotes } from './payout-notes.tsx';
import { type PayoutsSearch, payoutsQuery } from './payouts-query.ts';
import { WaitingPayouts } from './waiting-payouts.tsx';

export function PayoutsScreen({ search }: { search: PayoutsSearch }) {
  const t = useTranslations('backoffice.payouts');
  const frame = useTranslations('backoffice.frame');
  const { accounts, notes, batches } = useSuspenseQuery(payoutsQuery(useTransport(), search)).data;
  const busy = accounts.filter(({ waiting, wrong }) => waiting.count > 0 || wrong !== null);
  return (
    <Screen
      title={frame('screens.payouts')}
      state={
        notes.length > 0 ? (
          <Badge size="s" tone="honey">
            {t('waiting', { count: notes.length })}
          </Badge>
        ) : undefined
      }
      note={t('note')}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-8 p-4 text-t14 l:overflow-y-auto l:p-6">
        {accounts.length === 0 ? (
          <p className="max-w-prose text-ink-2">{t('none')}</p>
        ) : (
          <>
            <Part title={t('due')} text={t('dueText')}>
              {busy.length === 0 && <p className="text-ink-2">{t('nothingWaits')}</p>}
              {busy.map((account) => (
                <WaitingPayouts key={account.id} account={account} />
              ))}
            </Part>
            {notes.length > 0 && (
              <Part title={t('notes')} text={t('notesText')}>
                <PayoutNotes notes={notes} />
              </Part>
            )}
            <Part
              title={t('batches')}
              text={t('batchesText', { transfers: frame('screens.transfers'), debits: frame('screens.debits') })}
            >
              <PayoutBatches batches={batches} />
            </Part>
          </>
        )}
      </div>
    </Screen>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{title}</h2>
      <p className="max-w-prose text-ink-2 text-t13">{text}</p>
      {children}
    </section>
  );
}
