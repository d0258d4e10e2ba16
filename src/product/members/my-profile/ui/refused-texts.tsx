import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { IconAlert } from '#design/icons.tsx';
import { TextArea } from '#design/text-area.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { isVisible } from '#platform/visible.ts';
import {
  appealText,
  listRefusedTexts,
  MAX_REVIEW_APPEAL_LENGTH,
  type RefusedText,
} from '../../texts/reviews/contract.ts';
import { refusedTextsQuery } from './refused-texts-query.ts';

export function RefusedTexts() {
  const { refused } = useSuspenseQuery(refusedTextsQuery(useTransport())).data;
  return (
    <ul className="grid gap-3">
      {refused.map((one) => (
        <li key={one.id} className="mt-6 rounded-card border border-line bg-surface p-4 text-t14 s:p-5">
          <Refused one={one} />
        </li>
      ))}
    </ul>
  );
}

function Refused({ one: { id, field, text, reason, struck, appeal } }: { one: RefusedText }) {
  const t = useTranslations('members.own');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="max-w-[60ch]">
        <span className="me-2 inline-block align-middle">
          <Badge tone="danger" icon={<IconAlert />}>
            {t('refused.title')}
          </Badge>
        </span>
        <strong className="font-semibold">{t('refused.field', { field, text })}.</strong> {t(`reason.${reason}`)}{' '}
        {struck && t('refused.struck')}
      </p>
      {appeal && (
        <p role="status" className="mt-2 text-ink-2">
          {t('refused.state', { state: appeal })}
        </p>
      )}
      {!appeal && !asking && (
        <Button variant="outline" size="s" className="mt-3" onClick={() => setAsking(true)}>
          {t('refused.appeal')}
        </Button>
      )}
      {!appeal && asking && <AppealForm id={id} />}
    </>
  );
}

function AppealForm({ id }: Pick<RefusedText, 'id'>) {
  const t = useTranslations('members.own');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isVisible(text)) {
      setFailure(t('refused.missing'));
      return;
    }
    setBusy(true);
    try {
      queryClient.setQueryData(keyOf(listRefusedTexts), await transport.call(appealText, { id, text }));
    } catch (error) {
      setFailure((isApiError(error) && error.message) || t('refused.failed'));
      setBusy(false);
    }
  };
  return (
    <form method="post" onSubmit={send} noValidate className="mt-3 grid max-w-text justify-items-start gap-3">
      <TextArea
        label={t('refused.words')}
        hint={t('refused.hint')}
        rows={3}
        maxLength={MAX_REVIEW_APPEAL_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFailure('');
        }}
        error={failure || undefined}
      />
      <Button type="submit" size="s" busy={busy}>
        {t('refused.send')}
      </Button>
    </form>
  );
}
