import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Key } from '../../desk/ui/key-hint.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import type { InboxConversation } from '../contract.ts';
import { Spending } from './spending.tsx';
import { Truths } from './truths.tsx';
import { useAnswer } from './use-chat.ts';

const TRUTHS_KEY = 'T';

const drafts = new Map<number, string>();

export function Composer({ data }: { data: InboxConversation }) {
  const t = useTranslations('backoffice.inbox');
  const frame = useTranslations('backoffice.frame');
  const { conversation, profile, refusal, max_length: max } = data;
  const area = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(drafts.get(conversation) ?? '');
  const [asksTruth, setAsksTruth] = useState(data.concern === 'asks');
  const write = (words: string) => {
    setBody(words);
    drafts.set(conversation, words);
  };
  const own = useAnswer(conversation, () => write(''));
  const truth = useAnswer(conversation, () => setAsksTruth(false));
  const isBusy = own.isPending || truth.isPending;
  const send = () => {
    if (!isBusy && refusal === null && body.trim() !== '') own.mutate({ body });
  };
  useKeys({
    r: () => area.current?.focus(),
    t: () => setAsksTruth(!asksTruth),
    'mod+Enter': send,
  });
  const error = own.error ?? truth.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <div className="flex flex-col gap-2.5 border-line border-t px-4 py-3 l:px-6">
      <div className="l:hidden">
        <Spending data={data} short />
      </div>
      {error && <Notice tone="danger">{(isApiError(error) && error.message) || frame('failed')}</Notice>}
      {refusal !== null && <Notice>{refusal}</Notice>}
      {asksTruth && (
        <Truths
          truths={data.truths}
          language={data.member.language}
          busy={isBusy}
          onSend={(key) => truth.mutate({ truth: key })}
        />
      )}
      <form
        method="post"
        onSubmit={submit}
        className="rounded-[18px] border border-line-2 bg-surface p-2 focus-within:border-primary"
      >
        <textarea
          ref={area}
          name="body"
          aria-label={t('reply')}
          aria-keyshortcuts="R"
          lang={data.member.language}
          rows={2}
          value={body}
          disabled={refusal !== null}
          onChange={({ target }) => write(target.value)}
          className="block field-sizing-content max-h-48 min-h-12 w-full resize-none bg-transparent px-2 py-1 text-t14 outline-none disabled:text-ink-3"
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="s"
            variant="quiet"
            aria-expanded={asksTruth}
            aria-keyshortcuts="T"
            iconEnd={<Key>{TRUTHS_KEY}</Key>}
            onClick={() => setAsksTruth(!asksTruth)}
          >
            {t('truths')}
          </Button>
          <span className="ms-auto text-ink-2 text-t13 tabular-nums">
            {t('length', { count: [...body].length, max })}
          </span>
          <Button
            type="submit"
            size="s"
            busy={own.isPending}
            disabled={refusal !== null || body.trim() === '' || isBusy}
            iconEnd={<Key>⌘↵</Key>}
          >
            {t('send', { name: profile.name })}
          </Button>
        </div>
      </form>
    </div>
  );
}
