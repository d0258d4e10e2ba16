import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { TextArea } from '#design/text-area.tsx';
import { useClockTimes } from '#platform/i18n/clock-times.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useKeys } from '../../desk/ui/keys.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import { type InboxConversation, MAX_NOTE_LENGTH, noteInbox } from '../contract.ts';

export function Handover({ data, onHandOver }: { data: InboxConversation; onHandOver: () => void }) {
  const t = useTranslations('backoffice.inbox');
  const times = useClockTimes();
  const { conversation, member, note } = data;
  const [body, setBody] = useState(note?.body ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  const save = useAct((transport, words: string) => transport.call(noteInbox, { conversation, body: words }), {
    said: () => t('saved'),
    changes: [['backoffice chat', conversation]],
  });
  const handOver = () => {
    if (body.trim() === (note?.body ?? '')) onHandOver();
    else save.mutate(body, { onSuccess: onHandOver });
  };
  useKeys({ h: () => area.current?.focus() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(body);
  };
  return (
    <form method="post" onSubmit={submit}>
      <TextArea
        ref={area}
        name="note"
        label={t('handover')}
        hint={
          note
            ? t('noteBy', { name: note.by, time: times.short(new Date(note.at), new Date()) })
            : t('handoverHint', { name: member.name })
        }
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        aria-keyshortcuts="H"
        className="text-t14!"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          type="submit"
          size="s"
          variant="outline"
          busy={save.isPending}
          disabled={body.trim() === (note?.body ?? '')}
        >
          {t('saveNote')}
        </Button>
        <Button size="s" variant="outline" disabled={save.isPending} onClick={handOver}>
          {t('handOver')}
        </Button>
      </div>
    </form>
  );
}
