import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAdd } from '#design/icons.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Screen } from '../../desk/ui/screen.tsx';
import { BackDebits } from './back-debits.tsx';
import { DebitAnswer } from './debit-answer.tsx';
import { DebitBatches } from './debit-batches.tsx';
import { DebitNotes } from './debit-notes.tsx';
import { type DebitsSearch, debitsQuery } from './debits-query.ts';
import { DueDebits } from './due-debits.tsx';

export function DebitsScreen({ search }: { search: DebitsSearch }) {
  const t = useTranslations('backoffice.debits');
  const frame = useTranslations('backoffice.frame');
  const [reading, setReading] = useState(false);
  const { collectors, back, notes, batches } = useSuspenseQuery(debitsQuery(useTransport(), search)).data;
  const waiting = back.length + notes.length;
  return (
    <Screen
      title={frame('screens.debits')}
      state={
        waiting > 0 ? (
          <Badge size="s" tone="honey">
            {t('waiting', { count: waiting })}
          </Badge>
        ) : undefined
      }
      actions={
        collectors.length > 0 && (
          <Button size="s" variant="outline" icon={<IconAdd />} onClick={() => setReading(true)}>
            {t('read')}
          </Button>
        )
      }
      note={t('note')}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-8 p-4 text-t14 l:overflow-y-auto l:p-6">
        {collectors.length === 0 ? (
          <p className="max-w-prose text-ink-2">{t('none')}</p>
        ) : (
          <>
            <Part title={t('due')} text={t('dueText')}>
              {collectors.map((collector) => (
                <DueDebits key={collector.id} collector={collector} />
              ))}
            </Part>
            {back.length > 0 && (
              <Part title={t('back')} text={t('backText')}>
                <BackDebits debits={back} />
              </Part>
            )}
            {notes.length > 0 && (
              <Part title={t('notes')} text={t('notesText')}>
                <DebitNotes notes={notes} />
              </Part>
            )}
            <Part title={t('batches')} text={t('batchesText')}>
              <DebitBatches batches={batches} />
            </Part>
          </>
        )}
      </div>
      <DebitAnswer open={reading} onClose={() => setReading(false)} />
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
