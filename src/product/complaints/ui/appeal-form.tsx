import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { useAction } from '#product/accounts/ui/use-action.ts';
import { appealComplaint, MAX_COMPLAINT_LENGTH } from '../contract.ts';
import { complaintQuery } from './complaint-query.ts';

/** @param until ISO 8601. */
export function AppealForm({ reference, until }: { reference: string; until: string }) {
  const t = useTranslations('complaints.form');
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const { busy, failure, wrong, act, answer } = useAction(async () => {
    const view = await transport.call(appealComplaint, { reference, text });
    queryClient.setQueryData(complaintQuery(transport, reference).queryKey, view);
  }, t('failed'));
  return (
    <section aria-labelledby="appeal" className="mt-10">
      <h2 id="appeal" className="headline text-t22">
        {t('appeal.title')}
      </h2>
      <p className="mt-1 text-ink-2">
        {t('appeal.text', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) })}
      </p>
      <form
        noValidate
        method="post"
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <TextArea
          label={t('appeal.label')}
          rows={4}
          maxLength={MAX_COMPLAINT_LENGTH}
          value={text}
          error={wrong.text}
          onChange={(event) => {
            answer('text');
            setText(event.target.value);
          }}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" busy={busy} busyLabel={t('sending')} className="justify-self-start max-s:w-full">
          {t('appeal.send')}
        </Button>
      </form>
    </section>
  );
}
