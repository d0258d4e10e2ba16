import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { removeConversation } from '../conversations/contract.ts';
import { FOUND_CHATS, forgetChat } from './cache.ts';
import { forgetLastChat } from './last-place.ts';

interface RemoveChatProps {
  conversationId: number;
  name: string;
  open: boolean;
  asking: boolean;
  onClose: () => void;
}

export function RemoveChatDialog(props: RemoveChatProps) {
  return useTexts('chat.parts') ? <AskedToRemove {...props} /> : null;
}

function AskedToRemove({ conversationId, name, open, asking, onClose }: RemoveChatProps) {
  const t = useTranslations('chat.parts');
  const queryClient = useQueryClient();
  const transport = useTransport();
  const navigate = useNavigate();
  const remove = async () => {
    onClose();
    if (open) forgetLastChat();
    if (open) await navigate({ to: '/chats' });
    const bringBack = forgetChat(queryClient, conversationId);
    try {
      await transport.call(removeConversation, { conversation_id: conversationId });
      // A refresh that was under way may have brought it back, and a search that was asked before it still has it.
      forgetChat(queryClient, conversationId);
      queryClient.invalidateQueries({ queryKey: FOUND_CHATS });
    } catch (error) {
      // SPEC 8: the browser's own alert, then the chats are loaded again.
      window.alert((isApiError(error) && error.message) || t('remove.failed', { name }));
      bringBack();
    }
  };
  return (
    <Dialog
      open={asking}
      onClose={onClose}
      size="s"
      title={t('remove.title', { name })}
      description={t('remove.text', { name })}
      closeLabel={t('remove.keep')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('remove.keep')}
          </Button>
          <Button variant="danger" onClick={remove}>
            {t('remove.yes')}
          </Button>
        </>
      }
    />
  );
}
