import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconButton, iconButtonClass } from '#design/icon-button.tsx';
import { IconAlert, IconDelete, IconLanguage, IconMoreVertical, IconTurn } from '#design/icons.tsx';
import { Menu } from '#design/menu.tsx';
import { Spinner } from '#design/spinner.tsx';
import { toast } from '#design/toast.ts';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { serverNow } from '#platform/http/server-clock.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { languagesIn } from '#platform/i18n/intl-objects.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile } from '../conversations/contract.ts';
import { translateMessage } from '../conversations/contract.ts';
import { showUnsendTerms, unsendMessage } from '../unsend/contract.ts';
import { forgetMessage } from './cache.ts';
import { discard, sendAgain, useOutgoing } from './outbox.ts';

interface FailedProps {
  message: string;
  /** Null when the server was not reached. */
  refusal: string | null;
  profile: ChatProfile;
}

const loadFirstPaid = () => import('./first-paid.tsx').then((module) => module.FirstPaid);

export function FailedMessage({ message, refusal, profile }: FailedProps) {
  const t = useTranslations('chat.thread');
  const queryClient = useQueryClient();
  const transport = useTransport();
  const { message_credits: messageCredits } = useSettings();
  const balance = useUser()?.credits ?? 0;
  const { unacknowledged, failing, cost = 0 } = useOutgoing(profile.id).find(({ key }) => key === message) ?? {};
  const [asking, setAsking] = useState(false);
  const FirstPaid = useLazy(loadFirstPaid, asking);
  const again = () => sendAgain(message, { queryClient, transport, messageCredits });
  return (
    <div className="flex max-w-[85%] flex-col items-end gap-2 px-1.5 text-end text-danger text-t13">
      <p>
        <IconAlert className="me-1.5 inline size-4 align-[-0.2em]" />
        {refusal === null ? t(failing ? 'state.failing' : 'state.unreached') : t('state.refused', { reason: refusal })}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="s" onClick={() => discard(message)}>
          {t('state.discard')}
        </Button>
        <Button
          variant="outline"
          size="s"
          icon={<IconTurn className="size-4" />}
          onClick={() => (unacknowledged ? setAsking(true) : again())}
        >
          {t('state.again')}
        </Button>
      </div>
      {FirstPaid && (
        <FirstPaid {...{ profile, cost, balance }} open={asking} onClose={() => setAsking(false)} onAgreed={again} />
      )}
    </div>
  );
}

interface UnsendProps {
  id: number;
  /** Milliseconds since 1970; Infinity: it is never too late. */
  until: number;
}

export function Unsend({ id, until }: UnsendProps) {
  const t = useTranslations('chat.parts');
  const queryClient = useQueryClient();
  const transport = useTransport();
  // The server's markup is older than the moment in which it is taken over.
  const [state, setState] = useState<'offered' | 'busy' | 'late'>('late');
  useEffect(() => {
    const left = until - serverNow();
    if (left <= 0) return;
    setState('offered');
    if (until === Infinity) return;
    const timer = setTimeout(() => setState('late'), left);
    return () => clearTimeout(timer);
  }, [until]);
  const terms = useMutation({ mutationFn: () => transport.call(showUnsendTerms, { message_id: id }) });
  const asked = useRef<Promise<unknown>>(undefined);
  if (state === 'late') return null;
  const unsend = async () => {
    setState('busy');
    // A question that it overtook would find nothing.
    await asked.current;
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
    <span className="absolute end-full top-1/2 me-1 -translate-y-1/2">
      <Menu
        label={t('unsend.label')}
        trigger={state === 'busy' ? <Spinner /> : <IconMoreVertical />}
        // Shown on hover, with the keys, and once the message was pressed: a press gives it the focus.
        triggerClassName={cx(
          iconButtonClass({ size: 's' }),
          'text-ink-2',
          state !== 'busy' && 'opacity-0 aria-expanded:opacity-100',
          'focus-visible:opacity-100 group-hover/bubble:opacity-100 group-focus-within/bubble:opacity-100',
        )}
        onOpen={() => {
          asked.current = terms.mutateAsync().catch(() => undefined);
        }}
        items={[
          ...(terms.data?.cost
            ? [
                {
                  kind: 'heading' as const,
                  label: terms.data.refund ? t('unsend.back', { credits: terms.data.refund }) : t('unsend.spent'),
                },
              ]
            : []),
          { label: t('unsend.label'), icon: <IconDelete />, disabled: state === 'busy', onSelect: unsend },
        ]}
      />
    </span>
  );
}

export function Translate({ id }: { id: number }) {
  const t = useTranslations('chat.parts.translation');
  const locale = useLocale();
  const transport = useTransport();
  const [shown, setShown] = useState(false);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => transport.call(translateMessage, { message_id: id }),
  });
  const press = () => {
    setShown(!shown);
    if (!shown && !data) mutate();
  };
  const language = data?.source && languagesIn(locale).of(data.source);
  return (
    <>
      <IconButton
        size="s"
        label={shown ? t('hide') : t('show')}
        aria-expanded={shown}
        busy={isPending}
        onClick={press}
        className={cx(
          'absolute start-full top-0 ms-1 text-ink-2',
          !shown &&
            'pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover/bubble:opacity-100',
        )}
      >
        <IconLanguage />
      </IconButton>
      <div role="status">
        {shown && data && (
          <div className="mt-1 border-line-2 border-s-2 ps-3 ms-4 py-0.5">
            <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {data.text}
            </p>
            <p className="text-ink-2 text-t13">{language ? t('from', { language: language }) : t('plain')}</p>
          </div>
        )}
        {shown && error && (
          <p className="px-1.5 text-danger text-t13">{(isApiError(error) && error.message) || t('failed')}</p>
        )}
      </div>
    </>
  );
}
