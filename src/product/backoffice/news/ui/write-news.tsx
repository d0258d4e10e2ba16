import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#platform/i18n/locales.ts';
import { useAdminSite, useDesk } from '../../desk/ui/desk-query.ts';
import { listSiteNews, NEWS_KINDS, type SendNewsInput, sendNews } from '../contract.ts';
import { MailPreview } from './mail-preview.tsx';
import { inputOf, isWritten, type NewsDraft } from './news-draft.ts';
import { Readers } from './readers.tsx';
import { TestMail } from './test-mail.tsx';

export function WriteNews({ onSent }: { onSent: (id: number) => void }) {
  const t = useTranslations('backoffice.news');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { sites } = useDesk();
  const narrowed = useAdminSite();
  const [draft, setDraft] = useState<NewsDraft>({
    ...{ site: narrowed ?? sites[0]?.id ?? 0, kind: 'news', path: '/', code: '', starts: '' },
    texts: {},
  });
  // What is pressed again after a lost connection is one order.
  const [key] = useState(() => crypto.randomUUID());
  const [locale, setLocale] = useState<Locale>('en');
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (input: SendNewsInput) => transport.call(sendNews, input),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listSiteNews) });
      toast({ title: t('ordered'), tone: 'success' });
      onSent(id);
    },
    onSettled: () => setAsked(false),
  });
  const change = (next: Partial<NewsDraft>) => setDraft({ ...draft, ...next });
  const words = draft.texts[locale] ?? { subject: '', text: '' };
  const write = (next: Partial<typeof words>) => change({ texts: { ...draft.texts, [locale]: { ...words, ...next } } });
  const field = 'h-9! text-t14!';
  return (
    <form
      method="post"
      className="flex flex-col gap-4 p-4 text-t14 l:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <h2 className="headline text-t22">{t('new')}</h2>
      <Select
        label={t('site')}
        className={field}
        value={draft.site}
        onChange={({ target }) => change({ site: Number(target.value) })}
        options={sites.map(({ id, host }) => ({ value: `${id}`, label: host }))}
      />
      <Select
        label={t('kind')}
        hint={t(`kindHints.${draft.kind}`)}
        className={field}
        value={draft.kind}
        onChange={({ target }) => change({ kind: NEWS_KINDS.find((one) => one === target.value) ?? 'news' })}
        options={NEWS_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {draft.kind === 'promotions' && (
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          required
          maxLength={24}
          autoComplete="off"
          value={draft.code}
          onChange={({ target }) => change({ code: target.value })}
          className={`${field} uppercase`}
        />
      )}
      <Select
        label={t('language')}
        hint={t('languageHint')}
        className={field}
        value={locale}
        onChange={({ target }) => setLocale(LOCALES.find((one) => one === target.value) ?? 'en')}
        options={LOCALES.map((value) => ({
          value,
          label: `${LANGUAGE_NAMES[value]}${isWritten(draft.texts[value]) ? ' •' : ''}`,
        }))}
      />
      <TextField
        label={t('subject')}
        maxLength={100}
        autoComplete="off"
        lang={locale}
        value={words.subject}
        onChange={({ target }) => write({ subject: target.value })}
        className={field}
      />
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        rows={8}
        maxLength={4000}
        lang={locale}
        value={words.text}
        onChange={({ target }) => write({ text: target.value })}
        className="text-t14!"
      />
      <TextField
        label={t('path')}
        hint={t('pathHint')}
        maxLength={200}
        autoComplete="off"
        value={draft.path}
        onChange={({ target }) => change({ path: target.value })}
        className={field}
      />
      <TextField
        label={t('starts')}
        hint={t('startsHint')}
        type="datetime-local"
        value={draft.starts}
        onChange={({ target }) => change({ starts: target.value })}
        className={field}
      />
      <MailPreview draft={draft} locale={locale} />
      <TestMail draft={draft} locale={locale} />
      <Readers draft={draft} />
      {send.error && (
        <p role="alert" className="text-danger">
          {send.error.message}
        </p>
      )}
      <Button type="submit" size="s" className="self-start">
        {t(draft.starts ? 'plan' : 'send')}
      </Button>
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          size="s"
          title={t('sendTitle')}
          closeLabel={t('cancel')}
          footer={
            <>
              <Button variant="outline" onClick={() => setAsked(false)}>
                {t('cancel')}
              </Button>
              <Button busy={send.isPending} onClick={() => send.mutate({ key, ...inputOf(draft) })}>
                {t(draft.starts ? 'plan' : 'send')}
              </Button>
            </>
          }
        >
          <Readers draft={draft} />
          <p className="mt-3 text-ink-2 text-t14">{t('sendText')}</p>
        </Dialog>
      )}
    </form>
  );
}
