import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { FormError } from '#design/field.tsx';
import { IconCoins } from '#design/icons.tsx';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { acknowledgeFictional } from '../contract.ts';
import { type ChatProfile, type ConversationReply, openConversation } from '../conversations/contract.ts';
import { ChatAvatar } from './chat-rows.tsx';
import { useCreditsInMoney, useMessageCost } from './message-cost.tsx';

interface FirstPaidProps {
  profile: ChatProfile;
  open: boolean;
  /** Credits that the message takes, and those of its member before it. */
  cost: number;
  balance: number;
  onClose: () => void;
  onAgreed: () => void;
}

const strong = (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>;

export function FirstPaid({ profile, open, cost, balance, onClose, onAgreed }: FirstPaidProps) {
  const t = useTranslations('chat.parts.firstPaid');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { name: site, message_credits } = useSettings();
  const money = useCreditsInMoney(cost, useUser()?.welcome_credits);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const message = useMessageCost();
  const agree = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await transport.call(acknowledgeFictional, { profile_id: profile.id });
      keepAcknowledged(queryClient, profile.id);
      onClose();
      onAgreed();
    } catch (error) {
      setFailure((isApiError(error) && error.message) || t('failed'));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      titleHidden
      closeHidden
      title={t('title', { name: profile.name })}
      closeLabel={t('no')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('no')}
          </Button>
          <Button busy={busy} onClick={agree}>
            {t('yes', { credits: cost })}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <ChatAvatar profile={profile} size={64} dot={false} />
        <FictionalLabel fictional />
      </div>
      <p aria-hidden="true" className="headline mt-5 whitespace-pre-line text-t28">
        {t('title', { name: profile.name })}
      </p>
      <p className="mt-2 text-ink-2">
        {t.rich('text', {
          site,
          credits: message_credits,
          ...message,
          b: strong,
        })}
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-control bg-secondary-tint px-4 py-3 text-secondary-ink tabular-nums">
        <IconCoins className="size-4.5 shrink-0" />
        <span>{t.rich('now', { credits: cost, ...money, b: honey })}</span>
        <span className="ms-auto">{t.rich('left', { before: balance, after: balance - cost, b: honey })}</span>
      </p>
      <FormError className="mt-4">{failure}</FormError>
      <p className="mt-4 text-center text-ink-2 text-t13">{t('once')}</p>
    </Dialog>
  );
}

const honey = (words: ReactNode) => <strong className="font-semibold">{words}</strong>;

const keepAcknowledged = (queryClient: QueryClient, profileId: number) =>
  queryClient.setQueriesData<ConversationReply>({ queryKey: keyOf(openConversation) }, (reply) => {
    if (reply?.profile.id !== profileId) return reply;
    const { unacknowledged: _, ...known } = reply;
    return known;
  });
