import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconDelete } from '#design/icons.tsx';
import { toast } from '#design/toast.ts';
import { serverNow } from '#platform/http/server-clock.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { unsendMessage } from '../../contract.ts';
import { forgetMessage } from '../chat-cache-part.ts';

interface UnsendProps {
  /** The message's. */
  id: number;
  /** Milliseconds since 1970; Infinity: it is never too late. */
  until: number;
}

/** Takes one message back; it is gone once that is too late. */
export function UnsendPart(props: UnsendProps) {
  return useTexts('chat-parts') ? <Unsend {...props} /> : null;
}

function Unsend({ id, until }: UnsendProps) {
  const t = useTranslations('chat-parts');
  const queryClient = useQueryClient();
  const transport = useTransport();
  const [state, setState] = useState<'offered' | 'busy' | 'late'>('offered');
  useEffect(() => {
    if (until === Infinity) return;
    const timer = setTimeout(() => setState('late'), until - serverNow());
    return () => clearTimeout(timer);
  }, [until]);
  if (state === 'late') return null;
  const unsend = async () => {
    setState('busy');
    try {
      const { conversation_id, refund } = await transport.call(unsendMessage, { message_id: id });
      forgetMessage(queryClient, conversation_id, id);
      toast({ tone: 'success', title: t('unsend.done', { credits: refund }) });
    } catch (error) {
      setState('offered');
      if (isApiError(error)) toast({ tone: 'danger', title: error.message || t('unsend.failed') });
    }
  };
  return (
    <IconButton
      size="s"
      label={t('unsend.label')}
      busy={state === 'busy'}
      onClick={unsend}
      className="absolute end-full top-1/2 me-1 -translate-y-1/2 text-ink-2"
    >
      <IconDelete />
    </IconButton>
  );
}
