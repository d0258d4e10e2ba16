import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconClock, IconHide, IconInfo } from '#design/icons.tsx';
import { Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAddressMeant } from '#product/accounts/ui/use-address-meant.ts';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import { userQuery, useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { ResendMail } from '../../ui/resend-mail.tsx';
import type { Completion } from '../contract.ts';
import { AddressForm, useCorrectEmail } from './address-form.tsx';
import { StepButtons } from './step-buttons.tsx';

interface EmailStepProps {
  waiting: Completion['waiting'];
  address: string;
  busy: boolean;
  onDone: () => void;
}

export function EmailStep({ waiting, address, busy, onDone }: EmailStepProps) {
  const t = useTranslations('signup.completion');
  const s = useTranslations('signup.form');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { demo } = useSettings();
  const confirmed = useUser()?.status !== 'not_confirmed';
  const bounced = useUser()?.notifications_disabled.includes('bounce') ?? false;
  const [notYet, setNotYet] = useState(false);
  const [changing, setChanging] = useState<string | null>(null);
  const { meant, look: lookAt } = useAddressMeant();
  useEffect(() => {
    lookAt(address);
  }, [address, lookAt]);
  const correcting = useCorrectEmail(() => setChanging(null));
  const open = (text: string | null) => {
    correcting.reset();
    setChanging(text);
  };
  const look = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...userQuery(transport), staleTime: 0 }),
    onSuccess: ({ user }) => (user?.status === 'not_confirmed' ? setNotYet(true) : onDone()),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('failed') }),
  });
  return (
    <div className="flex grow flex-col gap-4">
      {!confirmed && (
        <>
          <Panel className="divide-y divide-line py-1! *:flex *:items-center *:gap-4 *:py-4">
            {waiting && <Waiting waiting={waiting} />}
            <p>
              <IconHide className="shrink-0" />
              {t('email.hidden')}
            </p>
          </Panel>
          {changing !== null ? (
            <AddressForm address={changing} correcting={correcting} onCancel={() => open(null)} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <ResendMail />
              <Button variant="outline" onClick={() => open(address)}>
                {t('email.change')}
              </Button>
              {demo && (
                <a
                  href="/demo/outbox"
                  target="_blank"
                  rel="noreferrer"
                  className="font-semibold text-primary hover:underline"
                >
                  {s('mail.outbox')}
                </a>
              )}
            </div>
          )}
          {changing === null && (bounced || meant) && (
            <Notice
              icon={<IconInfo />}
              actions={
                meant && (
                  <Button
                    variant="quiet"
                    size="s"
                    busy={correcting.isPending}
                    onClick={() => correcting.mutate({ email: meant }, { onError: () => setChanging(meant) })}
                  >
                    {t('email.correct')}
                  </Button>
                )
              }
            >
              <span className="[overflow-wrap:anywhere]">
                {meant && s('account.meant', { address: meant })} {bounced && t('email.bounced', { email: address })}
              </span>
            </Notice>
          )}
          <div role="alert" className="empty:hidden">
            {notYet && <Notice title={t('email.notYet')}>{t('email.notYetText')}</Notice>}
          </div>
        </>
      )}
      <StepButtons
        skip={confirmed ? undefined : t('email.look')}
        onSkip={onDone}
        next={confirmed ? undefined : t('email.confirmed')}
        busy={look.isPending || busy}
        busyLabel={t('email.asking')}
        onNext={confirmed ? onDone : () => look.mutate()}
      />
    </div>
  );
}

function Waiting({ waiting: { name, fictional, like, message } }: { waiting: NonNullable<Completion['waiting']> }) {
  const t = useTranslations('signup.completion');
  const intent = like ? (message ? 'both' : 'like') : 'message';
  return (
    <div>
      <IconClock className="shrink-0" />
      <p className="[overflow-wrap:anywhere]">
        {t(`email.${intent}`, { name })} <FictionalLabel fictional={fictional} />
      </p>
    </div>
  );
}
