import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { PasswordField } from '#design/password-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { MAX_PASSWORD_LENGTH } from '../../contract.ts';
import { showSecurity } from '../../security/contract.ts';
import { useAction } from '../../ui/use-action.ts';
import { changePassword } from '../contract.ts';
import { differs, NewPasswordFields } from './new-password-fields.tsx';

const EMPTY = { password: '', repeat: '' };

interface ChangePasswordProps {
  email: string;
  about: readonly (string | undefined)[];
  onDone: () => void;
}

export function ChangePassword({ email, about, onDone }: ChangePasswordProps) {
  const t = useTranslations('accounts.password');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState(EMPTY);
  const [unequal, setUnequal] = useState(false);
  const { busy, failure, wrong, act, answer } = useAction(async () => {
    setUnequal(differs(fresh));
    if (differs(fresh)) return;
    await transport.call(changePassword, { old_password: old, ...fresh });
    queryClient.removeQueries({ queryKey: keyOf(showSecurity) });
    toast({ tone: 'success', title: t('change.saved') });
    onDone();
  }, t('failed'));
  return (
    <PageContainer width="narrow" className="grow pb-20">
      <BackLink className="mt-5" link={<Link to="/profile/settings" />}>
        {t('change.settings')}
      </BackLink>
      <PageHeading title={t('change.title')} lead={t('change.lead')} />
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
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('change.old')}
            name="old_password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            showLabel={t('show')}
            hideLabel={t('hide')}
            value={old}
            error={wrong.old_password}
            onChange={(event) => {
              answer('old_password');
              setOld(event.target.value);
            }}
          />
          <NewPasswordFields
            value={fresh}
            about={[email, ...about]}
            wrong={unequal ? { ...wrong, repeat: t('do.differ') } : wrong}
            onChange={(value, field) => {
              setUnequal(false);
              answer(field);
              setFresh(value);
            }}
          />
          <FormError>{failure}</FormError>
          <Button type="submit" size="l" busy={busy} busyLabel={t('change.saving')}>
            {t('change.submit')}
          </Button>
          <Link
            to="/reset-password"
            className="inline-flex min-h-11 items-center justify-self-center font-semibold text-primary text-t14 hover:underline"
          >
            {t('change.forgotten')}
          </Link>
        </form>
      </Panel>
    </PageContainer>
  );
}
