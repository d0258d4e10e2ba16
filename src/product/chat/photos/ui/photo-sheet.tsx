import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { UserView } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ConversationReply } from '../../conversations/contract.ts';
import { FirstPaid } from '../../ui/first-paid.tsx';
import { send, useOutgoing } from '../../ui/outbox.ts';
import { writingOf } from '../../ui/price-line.tsx';
import { PackagesLink, PhotoCost } from './photo-cost.tsx';
import { Progress, WhoSees } from './photo-facts.tsx';
import { useReadyPhoto } from './use-ready-photo.ts';

export interface PhotoSheetProps {
  reply: ConversationReply;
  name: string;
  /** Chosen just now; null for one that was uploaded before. */
  file: File | null;
  asked: string | null;
  onClose: () => void;
}

export function PhotoSheet(props: PhotoSheetProps) {
  const texts = useTexts('chat.photo');
  const user = useUser();
  return texts && user ? <Sheet {...props} user={user} /> : null;
}

function Sheet({ reply, name, file, asked, onClose, user }: PhotoSheetProps & { user: UserView }) {
  const t = useTranslations('chat.photo');
  const c = useTranslations('chat.thread');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const settings = useSettings();
  const { profile, conversation } = reply;
  const { preparing, preview, again } = useReadyPhoto({ file, asked: numberOf(asked ?? ''), profileId: profile.id });
  const sending = useOutgoing(profile.id).filter(({ state }) => state === 'sending');
  const writing = writingOf(reply, user, settings, sending);
  const ready = preparing.state === 'ready' ? preparing.ready : null;
  const cost = ready?.cost ?? settings.photo_credits;
  const premiumOnly = writing.state === 'premium_only';
  const poor = writing.balance < cost;
  const limited = writing.state === 'contact_limit';
  const [asking, setAsking] = useState(false);
  const cannot = premiumOnly ? 'premium_only' : limited ? 'contact_limit' : poor ? 'not_enough_credits' : null;
  const submit = () => {
    if (!ready || limited) return;
    if (reply.unacknowledged) setAsking(true);
    else give();
  };
  const give = () => {
    if (!ready) return;
    send(
      { profileId: profile.id, conversationId: conversation?.id ?? null, body: '', photo: ready.photo, cost },
      { queryClient, transport, messageCredits: settings.message_credits },
    );
    onClose();
  };
  if (asking)
    return (
      <FirstPaid
        {...{ profile, cost, balance: writing.balance, open: true }}
        onClose={() => setAsking(false)}
        onAgreed={give}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      titleHidden
      closeLabel={t('cancel')}
      closeHidden
      size="s"
      footer={
        <>
          <div className="basis-full!">
            <PhotoCost
              credits={cost}
              balance={writing.balance}
              cannot={cannot}
              again={reply.contacts_again_at}
              starts={writing.state === 'free' ? writing : null}
            />
          </div>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          {preparing.state === 'failed' ? (
            file && <Button onClick={again}>{c('state.again')}</Button>
          ) : ready && (premiumOnly || poor) ? (
            <PackagesLink photo={ready.photo.id} to={premiumOnly ? '/premium' : '/credits'} />
          ) : (
            <Button onClick={submit} aria-disabled={limited} busy={!ready} busyLabel={t('uploading')}>
              {t(ready && !ready.opens ? 'sendBlurred' : 'send')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex gap-4">
        <div className="aspect-portrait w-26 shrink-0 self-start overflow-hidden rounded-card bg-surface-3">
          {preview && <img src={preview} alt={t('preview')} className="size-full object-cover" />}
        </div>
        <div className="min-w-0">
          <p aria-hidden="true" className="headline text-t22">
            {t('title')}
          </p>
          <p className="mt-1.5 text-ink-2 text-t14">{t('facts', { name })}</p>
        </div>
      </div>
      {preparing.state === 'sending' && <Progress share={preparing.share} />}
      {preparing.state === 'failed' && (
        <p role="alert" className="mt-4 text-danger text-t14">
          {preparing.reason || t('unreached')}
        </p>
      )}
      {ready && <WhoSees profile={profile} name={name} opens={ready.opens} />}
    </Dialog>
  );
}

const numberOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
