import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { IconMail } from '#design/icons.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '../../contract.ts';
import { useAction } from '../../ui/use-action.ts';
import { useAddressMeant } from '../../ui/use-address-meant.ts';
import { askForMailChange, cancelMailChange, showOwnEmail } from '../contract.ts';
import { ownEmailQuery } from './own-email-query.ts';

export function ChangeEmail() {
  const t = useTranslations('accounts.mail-change');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { email: current, pending } = useSuspenseQuery(ownEmailQuery(transport)).data;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, failure, wrong, act, answer } = useAction(async () => {
    queryClient.setQueryData(keyOf(showOwnEmail), await transport.call(askForMailChange, { email, password }));
    setEmail('');
    setPassword('');
    toast({ tone: 'success', title: t('sent.headline') });
  }, t('failed'));
  const { meant, look, forget } = useAddressMeant();
  const write = (text: string) => {
    forget();
    answer('email');
    setEmail(text);
  };
  const cancelling = useAction(async () => {
    queryClient.setQueryData(keyOf(showOwnEmail), await transport.call(cancelMailChange, {}));
    toast({ tone: 'success', title: t('cancelled') });
  }, t('failed'));
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <BackLink className="mt-5" link={<Link to="/profile/settings" />}>
        {t('settings')}
      </BackLink>
      <PageHeading
        title={t('title')}
        lead={<span className="[overflow-wrap:anywhere]">{t('lead', { email: current })}</span>}
      />
      <div aria-live="polite">
        {pending !== null && (
          <Notice
            className="mt-6"
            icon={<IconMail />}
            actions={
              <Button variant="outline" size="s" busy={cancelling.busy} onClick={cancelling.act}>
                {t('cancel')}
              </Button>
            }
          >
            <span className="[overflow-wrap:anywhere]">{t.rich('sent.text', { email: pending, b: strong })}</span>
          </Notice>
        )}
      </div>
      <Panel className="mt-6">
        <form
          noValidate
          method="post"
          className="grid max-w-form gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            act();
          }}
        >
          <TextField
            label={t('email')}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={wrong.email}
            hint={
              meant && (
                <button
                  type="button"
                  className="min-h-11 text-start font-semibold text-primary [overflow-wrap:anywhere] hover:underline"
                  onClick={() => write(meant)}
                >
                  {t('meant', { address: meant })}
                </button>
              )
            }
            onChange={(event) => write(event.target.value)}
            onBlur={(event) => {
              // Who presses a button must not see it move away below the finger.
              if (!event.relatedTarget?.closest('button')) look(email);
            }}
          />
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            showLabel={t('show')}
            hideLabel={t('hide')}
            value={password}
            error={wrong.password}
            onChange={(event) => {
              answer('password');
              setPassword(event.target.value);
            }}
          />
          <FormError>{failure || cancelling.failure}</FormError>
          <Button type="submit" size="l" busy={busy} busyLabel={t('sending')}>
            {t('submit')}
          </Button>
        </form>
      </Panel>
    </PageContainer>
  );
}

const strong = (text: ReactNode) => <strong className="font-semibold">{text}</strong>;
