import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { CONTROL_CLASS } from '#design/field.tsx';
import { useKeptText } from '#platform/browser/kept-text.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import { usePaymentCountry } from '#product/credits/ui/payment-country.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ConversationReply } from '../../conversations/contract.ts';
import { FirstPaid } from '../../ui/first-paid.tsx';
import { send, useOutgoing } from '../../ui/outbox.ts';
import { charactersLeft, writingOf } from '../../ui/price-line.tsx';
import { GiftChoice } from './gift-choice.tsx';
import { GiftCost, PackagesLink } from './gift-cost.tsx';
import { giftsQuery } from './gifts-query.ts';

export interface GiftSheetProps {
  reply: ConversationReply;
  name: string;
  open: boolean;
  /** The key of a gift that is chosen already; anything else chooses none. */
  asked: string;
  onClose: () => void;
}

export function GiftSheet(props: GiftSheetProps) {
  const ready = useTexts('chat.gifts');
  const user = useUser();
  return ready && user ? <Sheet {...props} user={user} /> : null;
}

function Sheet({ reply, name, open, asked, onClose, user }: GiftSheetProps & { user: UserView }) {
  const t = useTranslations('chat.gifts');
  const c = useTranslations('chat.thread');
  const form = useId();
  const choice = useRef<HTMLFormElement>(null);
  const transport = useTransport();
  const queryClient = useQueryClient();
  const settings = useSettings();
  const { profile, conversation } = reply;
  const { data, isError, refetch } = useQuery({ ...giftsQuery(transport, usePaymentCountry()), enabled: open });
  const [key, setKey] = useState(asked);
  const [words, setWords] = useKeptText(`gift-words-${user.id}-${profile.id}`, 'session');
  const [asking, setAsking] = useState(false);
  const sending = useOutgoing(profile.id).filter(({ state }) => state === 'sending');
  const writing = writingOf(reply, user, settings, sending);
  const chosen = data?.gifts.find((offer) => offer.key === key) ?? null;
  const premiumOnly = writing.state === 'premium_only';
  const poor = chosen !== null && writing.balance < chosen.credits;
  const over = -Math.min(0, charactersLeft(words, settings.message_length) ?? 0);
  const limited = writing.state === 'contact_limit';
  const ready = chosen !== null && !premiumOnly && !limited && !poor && over === 0;
  const cannot = premiumOnly ? 'premium_only' : limited ? 'contact_limit' : poor ? 'not_enough_credits' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    if (reply.unacknowledged) setAsking(true);
    else give();
  };
  const give = () => {
    if (!chosen) return;
    send(
      {
        profileId: profile.id,
        conversationId: conversation?.id ?? null,
        body: words.trim(),
        gift: chosen.key,
        cost: chosen.credits,
      },
      { queryClient, transport, messageCredits: settings.message_credits },
    );
    setWords('');
    setKey('');
    onClose();
  };
  if (asking && chosen)
    return (
      <FirstPaid
        {...{ profile, cost: chosen.credits, balance: writing.balance, open }}
        onClose={() => setAsking(false)}
        onAgreed={give}
      />
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { name })}
      description={<span className="text-t14">{t('about')}</span>}
      closeLabel={t('close')}
      // Not the words: on a phone its keyboard would lie over what there is to choose.
      initialFocus={choice}
      footer={
        <>
          <div className="flex min-w-0 basis-full! flex-col gap-2.5 px-0!">
            <input
              form={form}
              type="text"
              value={words}
              onChange={(event) => setWords(event.target.value)}
              aria-label={t('words')}
              aria-invalid={over > 0}
              placeholder={t('wordsHint')}
              className={`${CONTROL_CLASS} h-12 rounded-full! px-5`}
            />
            {over > 0 && (
              <p role="status" className="text-end text-danger text-t13 tabular-nums">
                {c('composer.tooLong', { count: over })}
              </p>
            )}
            <GiftCost
              offer={chosen}
              balance={writing.balance}
              cannot={cannot}
              again={reply.contacts_again_at}
              opens={writing.state === 'free' ? writing : null}
            />
          </div>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          {premiumOnly || poor ? (
            <PackagesLink gift={key} to={premiumOnly ? '/premium' : '/credits'} />
          ) : (
            <Button type="submit" form={form} aria-disabled={!ready}>
              {chosen ? t('send', { gift: t(`given.${chosen.key}`) }) : t('choose')}
            </Button>
          )}
        </>
      }
    >
      <form method="post" id={form} ref={choice} tabIndex={-1} className="outline-none" onSubmit={submit}>
        <GiftChoice gifts={data?.gifts ?? null} chosen={key} onChoose={setKey} failed={isError} onAgain={refetch} />
      </form>
    </Dialog>
  );
}
