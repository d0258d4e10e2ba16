import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconDelete } from '#design/icons.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { listChats, openConversation } from '../../conversations/contract.ts';
import { MAX_HIDDEN_WORD_LENGTH, MAX_HIDDEN_WORDS, setHiddenWords } from '../contract.ts';
import { hiddenWordsQuery } from './hidden-words-query.ts';

export function HiddenWordsScreen() {
  const t = useTranslations('chat.hidden-words');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const query = hiddenWordsQuery(transport);
  const { words } = useSuspenseQuery(query).data;
  const [word, setWord] = useState('');
  const [error, setError] = useState<string | undefined>();
  const save = useMutation({
    mutationFn: (all: string[]) => transport.call(setHiddenWords, { words: all }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query.queryKey, saved);
      for (const shown of [listChats, openConversation]) queryClient.invalidateQueries({ queryKey: keyOf(shown) });
    },
  });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!word.trim()) return;
    try {
      await save.mutateAsync([...words, word]);
      setWord('');
      setError(undefined);
    } catch (failure) {
      setError((isApiError(failure) && (failure.fields.words ?? failure.message)) || t('failed'));
    }
  };
  const remove = (one: string) =>
    save.mutate(
      words.filter((other) => other !== one),
      { onError: () => toast({ tone: 'danger', title: t('failed') }) },
    );
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <BackLink className="mt-5" link={<Link to="/profile/settings" />}>
        {t('back')}
      </BackLink>
      <PageHeading title={t('title')} lead={t('lead')} />
      <form method="post" onSubmit={add} className="mt-6 flex flex-wrap items-start gap-3">
        <TextField
          label={t('label')}
          hint={t('hint')}
          value={word}
          maxLength={MAX_HIDDEN_WORD_LENGTH * 4}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setWord(event.target.value);
            setError(undefined);
          }}
          fieldClassName="grow basis-64"
        />
        <Button type="submit" size="l" busy={save.isPending} className="mt-7">
          {t('add')}
        </Button>
      </form>
      <section aria-labelledby="hidden-words-list" className="mt-8">
        <h2 id="hidden-words-list" className="headline text-t22">
          {t('list')}
        </h2>
        <p role="status" className="mt-1 text-ink-2 text-t14">
          {words.length === 0 ? t('empty') : t('left', { left: MAX_HIDDEN_WORDS - words.length })}
        </p>
        {words.length > 0 && (
          <Panel className="mt-3 py-1!">
            <ul className="divide-y divide-line">
              {words.map((one) => (
                <li key={one} className="flex min-h-14 items-center justify-between gap-4">
                  <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                    {one}
                  </span>
                  <IconButton label={t('remove', { word: one })} disabled={save.isPending} onClick={() => remove(one)}>
                    <IconDelete />
                  </IconButton>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </section>
    </PageContainer>
  );
}
