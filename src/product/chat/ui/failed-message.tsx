import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconAlert, IconTurn } from '#design/icons.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { ChatProfile } from '../contract.ts';
import { discard, sendAgain, useOutgoing } from './outbox.ts';

interface FailedProps {
  /** The message's key. */
  message: string;
  /** Null when the server was not reached. */
  refusal: string | null;
  profile: ChatProfile;
}

const loadFirstPaid = () => import('./first-paid.tsx').then((module) => module.FirstPaid);

/** Not sent: why, and the same message again or away with it. */
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
