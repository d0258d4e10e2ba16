import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { TextArea } from '#design/text-area.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { isVisible } from '#platform/visible.ts';
import { appealBan, type BanView, MAX_BAN_APPEAL_LENGTH, showBan } from '../bans/contract.ts';
import { ExportPanel } from '../exports/ui/export-screen.tsx';
import { banQuery } from './ban-query.ts';

export function BanScreen() {
  const t = useTranslations('accounts.ban');
  const { ban } = useSuspenseQuery(banQuery(useTransport())).data;
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <PageHeading title={t('title')} />
      {ban ? (
        <Explained ban={ban} />
      ) : (
        <div className="mt-5 grid justify-items-start gap-5">
          <p>{t('nobody')}</p>
          <LinkButton render={<Link to="/login" />}>{t('login')}</LinkButton>
        </div>
      )}
    </PageContainer>
  );
}

function Explained({ ban: { reason, until, appeal } }: { ban: BanView }) {
  const t = useTranslations('accounts.ban');
  const format = useFormatter();
  const lasts = until ? t('until', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) }) : t('forGood');
  return (
    <>
      <div className="mt-5 grid gap-3 rounded-card border border-line bg-surface p-5 shadow-rest s:p-6">
        <p>{t('reason', { reason })}</p>
        <p className="text-ink-2">{lasts}</p>
      </div>
      {appeal ? (
        <Notice className="mt-6" announce="status">
          {t(`state.${appeal}`)}
        </Notice>
      ) : (
        <AppealForm />
      )}
      <OwnData />
    </>
  );
}

function OwnData() {
  const t = useTranslations('accounts.leaving');
  return (
    <section aria-labelledby="own-data" className="mt-10">
      <h2 id="own-data" className="headline text-t22">
        {t('export.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t('export.lead')}</p>
      <ExportPanel proved />
    </section>
  );
}

function AppealForm() {
  const t = useTranslations('accounts.ban');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isVisible(text)) {
      setFailure(t('appeal.missing'));
      return;
    }
    setBusy(true);
    try {
      queryClient.setQueryData(keyOf(showBan), await transport.call(appealBan, { text }));
    } catch (error) {
      setFailure((isApiError(error) && error.message) || t('failed'));
      setBusy(false);
    }
  };
  return (
    <section aria-labelledby="appeal" className="mt-8">
      <h2 id="appeal" className="headline text-t22">
        {t('appeal.title')}
      </h2>
      <p className="mt-1 text-ink-2">{t('appeal.text')}</p>
      <form noValidate method="post" onSubmit={send} className="mt-4 grid gap-4">
        <TextArea
          label={t('appeal.words')}
          rows={4}
          maxLength={MAX_BAN_APPEAL_LENGTH}
          value={text}
          error={failure || undefined}
          onChange={(event) => {
            setText(event.target.value);
            setFailure('');
          }}
        />
        <Button type="submit" busy={busy} className="justify-self-start max-s:w-full">
          {t('appeal.send')}
        </Button>
      </form>
    </section>
  );
}
