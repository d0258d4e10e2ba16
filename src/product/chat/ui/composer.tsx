import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposingEnter } from '#design/composing-enter.ts';
import { cx } from '#design/cx.ts';
import { growByHand } from '#design/grow-by-hand.ts';
import { IconButton } from '#design/icon-button.tsx';
import { IconSend } from '#design/icons.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useLeastPrice } from '#product/discounts/ui/own-prices.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { LooksForNotice } from '#product/members/ui/looks-for.tsx';
import { soughtInstead } from '#product/members/ui/sought-instead.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ConversationReply } from '../conversations/contract.ts';
import { GiftButton } from '../gifts/ui/gift-button.tsx';
import { PhotoButton } from '../photos/ui/photo-button.tsx';
import { isLow } from './chat-queries.ts';
import { COMPOSER } from './last-place.ts';
import { send, useDraft, useOutgoing } from './outbox.ts';
import { canSend, charactersLeft, GetCredits, isOver, PriceLine, writingOf } from './price-line.tsx';
import { sendTyping } from './typing.ts';

const loadFirstPaid = () => import('./first-paid.tsx').then((module) => module.FirstPaid);

export function Composer({ reply, name }: { reply: ConversationReply; name: string }) {
  const t = useTranslations('chat.thread');
  const m = useTranslations('members.list');
  const queryClient = useQueryClient();
  const transport = useTransport();
  const settings = useSettings();
  const user = useUser();
  const { profile, conversation } = reply;
  const outgoing = useOutgoing(profile.id).filter(({ state }) => state === 'sending');
  const [draft, setDraft] = useDraft(user?.id ?? 0, profile.id);
  const [anyway, setAnyway] = useState(false);
  const [asking, setAsking] = useState(false);
  const FirstPaid = useLazy(loadFirstPaid, asking);
  const instead = conversation === null ? soughtInstead(reply.looks_for, user?.profile?.gender ?? null) : null;
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (takeComposerFocus() || opensForWriting()) area.current?.focus();
  }, []);
  // At every drawing: a draft also comes and goes without being typed.
  useLayoutEffect(() => {
    if (area.current) growByHand(area.current);
  });
  useEffect(() =>
    receiveInserts((change) => {
      flushSync(() => setDraft(change(draft)));
      area.current?.focus();
      area.current?.setSelectionRange(-1, -1);
    }),
  );
  const price = useLeastPrice(user !== null && isLow(user, settings));
  if (!user) return null;
  const writing = writingOf(reply, user, settings, outgoing);
  if (isOver(writing.state))
    return (
      <p
        id={COMPOSER}
        tabIndex={-1}
        className="shrink-0 border-line border-t px-6 py-5 text-center text-ink-2 pb-[calc(1.25rem+env(safe-area-inset-bottom))]"
      >
        {profile.deleted ? t('cannot.deleted') : t(`cannot.${writing.state}`, { name })}
      </p>
    );
  if (instead && !anyway && outgoing.length === 0)
    return (
      <div
        id={COMPOSER}
        tabIndex={-1}
        className="shrink-0 border-line border-t px-6 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] max-m:px-3"
      >
        <LooksForNotice
          name={name}
          gender={instead}
          onAnyway={() => {
            flushSync(() => setAnyway(true));
            area.current?.focus();
          }}
        />
      </div>
    );
  const left = charactersLeft(draft, settings.message_length);
  const ready = canSend(writing) && draft.trim() !== '' && (left === null || left >= 0);
  const cost = writing.state === 'priced' ? writing.credits : 0;
  const submit = () => {
    area.current?.focus();
    if (!ready) return;
    if (reply.unacknowledged && cost > 0) setAsking(true);
    else sendDraft();
  };
  const sendDraft = () => {
    setDraft('');
    send(
      { profileId: profile.id, conversationId: conversation?.id ?? null, body: draft.trim(), cost },
      { queryClient, transport, messageCredits: settings.message_credits },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposingEnter(event.nativeEvent)) return;
    // On a touch keyboard Enter is the only way to a new line.
    if (!matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      method="post"
      className="shrink-0 border-line border-t px-6 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-m:px-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {profile.fictional && (
        <p className="mb-2.5 flex items-center gap-2 px-1 text-ink-2 text-t13">
          <FictionalLabel fictional />
          {m('fictional.answered')}
        </p>
      )}
      <div className="flex flex-wrap items-end justify-end rounded-[1.625rem] border border-line-2 bg-surface p-0.75 transition-[border-color,box-shadow] duration-fast focus-within:border-primary focus-within:shadow-[0_0_0_1px_var(--primary)]">
        <PhotoButton reply={reply} name={name} />
        <GiftButton reply={reply} name={name} />
        <textarea
          ref={area}
          id={COMPOSER}
          rows={1}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
            if (conversation && canSend(writing) && event.target.value) sendTyping(transport, conversation.id);
          }}
          onKeyDown={onKeyDown}
          aria-label={t('composer.label', { name })}
          aria-describedby={`${id}-line`}
          aria-invalid={left !== null && left < 0}
          placeholder={t('composer.placeholder')}
          enterKeyHint="enter"
          className="field-sizing-content max-h-[min(14rem,36dvh)] min-h-11 min-w-0 grow basis-24 resize-none bg-transparent px-2 py-2.5 text-ink leading-normal outline-none placeholder:text-ink-3"
        />
        {writing.state === 'not_enough_credits' ? (
          <GetCredits price={price} />
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            label={t('composer.send')}
            aria-disabled={!ready}
            className={cx(!ready && 'opacity-60')}
          >
            <IconSend />
          </IconButton>
        )}
      </div>
      <div id={`${id}-line`} className="mt-2.5 px-1 s:px-2">
        {left !== null && (
          <p
            role="status"
            className={cx('mb-1 text-end text-t13 tabular-nums', left < 0 ? 'text-danger' : 'text-ink-2')}
          >
            {left < 0 ? t('composer.tooLong', { count: -left }) : t('composer.left', { count: left })}
          </p>
        )}
        <PriceLine writing={writing} freeLeft={user.free_conversations_left} again={reply.contacts_again_at} />
      </div>
      {FirstPaid && (
        <FirstPaid
          {...{ profile, cost, balance: writing.balance }}
          open={asking}
          onClose={() => setAsking(false)}
          onAgreed={sendDraft}
        />
      )}
    </form>
  );
}

/** Where no keyboard slides up over it, and nobody is busy elsewhere on the page. */
function opensForWriting(): boolean {
  const at = document.activeElement;
  // The link that led here keeps the focus when it is still there.
  const free = at === document.body || (at instanceof HTMLAnchorElement && at.href === location.href);
  return free && matchMedia('(hover: hover) and (pointer: fine)').matches;
}

let wanted = false;

/** Called before a conversation moves to its own address while its member writes: the next composer goes on. */
export function keepComposerFocus(): void {
  wanted = document.activeElement instanceof HTMLTextAreaElement;
}

function takeComposerFocus(): boolean {
  const was = wanted;
  wanted = false;
  return was;
}

type Change = (draft: string) => string;

let fill: ((change: Change) => void) | null = null;

/** The composer that is on the screen takes texts from elsewhere on it; returns what ends that. */
export function receiveInserts(next: (change: Change) => void): () => void {
  fill = next;
  return () => {
    if (fill === next) fill = null;
  };
}

export const fillComposer = (change: Change): void => fill?.(change);

let last = { own: '', line: '' };

export const insertIntoComposer = (text: string): void => fillComposer((draft) => withBeginning(draft, text));

export function withBeginning(draft: string, text: string): string {
  const own = draft === last.line ? last.own : draft.trimEnd();
  last = { own, line: own ? `${own} ${text}` : text };
  return last.line;
}
