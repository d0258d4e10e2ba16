import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { IconSafe } from '#design/icons.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { raiseConcern } from '#product/safety/ui/concern.ts';
import type { MessageView } from '../contract.ts';
import type { ChatProfile } from '../conversations/contract.ts';
import { dismissWarnings, type WarningKind } from '../warnings/contract.ts';
import { changeConversation } from './cache.ts';

const MONEY: ReadonlySet<WarningKind> = new Set(['iban', 'crypto']);

interface WarningProps {
  message: MessageView;
  profile: ChatProfile;
}

export function MessageWarning({ message, profile }: WarningProps) {
  const t = useTranslations('chat.caution');
  const queryClient = useQueryClient();
  const transport = useTransport();
  const list = new Intl.ListFormat(useLocale());
  const [telling, setLikesNotification] = useState(false);
  const { id: message_id, conversation_id, warnings = [] } = message;
  const { id, name, gender } = profile;
  const concern = { member: { id, name, gender }, messages: true };
  const fine = async () => {
    try {
      await transport.call(dismissWarnings, { conversation_id, message_id });
    } catch {
      return toast({ tone: 'danger', title: t('warning.failed') });
    }
    changeConversation(queryClient, conversation_id, (reply) => {
      const messages = reply.conversation.messages.map(({ warnings: found, ...rest }) =>
        found && rest.id > message_id ? { ...rest, warnings: found } : rest,
      );
      return { ...reply, conversation: { ...reply.conversation, messages } };
    });
  };
  return (
    <section
      aria-labelledby={`warning-${message_id}`}
      className="mt-2 grid w-full max-w-135 grid-cols-[auto_1fr] gap-x-3 rounded-card border border-line-2 bg-surface p-4 ps-4.5"
    >
      <ShieldAlert />
      <p id={`warning-${message_id}`} className="font-semibold">
        {t('warning.title', { things: list.format(warnings.map((kind) => t(`warning.thing.${kind}`))) })}
      </p>
      <p className="col-start-2 mt-1 text-ink-2 text-t14">
        {t(warnings.some((kind) => MONEY.has(kind)) ? 'warning.money' : 'warning.contact', { name, gender })}
      </p>
      <div className="col-span-2 mt-3.5 flex flex-wrap gap-2">
        <Button variant="outline" size="s" onClick={fine}>
          {t('warning.fine')}
        </Button>
        <Button variant="outline" size="s" onClick={() => raiseConcern({ ...concern, kind: 'block' })}>
          {t('warning.block')}
        </Button>
        <Button variant="outline" size="s" onClick={() => raiseConcern({ ...concern, kind: 'report' })}>
          {t('warning.report')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => setLikesNotification(true)}>
          {t('warning.how')}
        </Button>
      </div>
      <Dialog
        open={telling}
        onClose={() => setLikesNotification(false)}
        title={t('tell.title')}
        closeLabel={t('tell.close')}
      >
        <ul className="grid list-disc gap-3 ps-5 marker:text-ink-3">
          {(['money', 'away', 'fast', 'meet', 'do'] as const).map((sign) => (
            <li key={sign}>{t(`tell.${sign}`)}</li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

function ShieldAlert() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="mt-0.5 size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM12 8v4M12 16h.01" />
    </svg>
  );
}

interface FraudNoteProps {
  profile: ChatProfile;
  /** Credits that came back. */
  credits: number;
}

export function FraudNote({ profile: { name }, credits }: FraudNoteProps) {
  const t = useTranslations('chat.caution');
  return (
    <Notice tone="plain" icon={<IconSafe />} title={t('fraud.title', { name })} className="mt-2">
      {t('fraud.credits', { credits })} {t('fraud.money')}
    </Notice>
  );
}
