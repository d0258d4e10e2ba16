import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button, LinkButton } from '#design/button.tsx';
import { TextField } from '#design/text-field.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { AdmissionReply } from '../contract.ts';

interface ClosedSignupProps {
  headingLevel: 1 | 2;
  why: NonNullable<AdmissionReply['closed']>;
  invite: string | undefined;
  onInvite: (code: string) => void;
}

export function ClosedSignup({ headingLevel, why, invite = '', onInvite }: ClosedSignupProps) {
  const t = useTranslations('signup.form');
  const Heading = `h${headingLevel}` as const;
  const bySource = why === 'source';
  return (
    <div className="flex grow flex-col items-start">
      <Heading className="headline text-balance pe-10 text-t28">
        {t(bySource ? 'closed.sourceHeadline' : 'closed.headline')}
      </Heading>
      <p className="mt-2 mb-6 text-pretty text-ink-2">{t(bySource ? 'closed.sourceText' : 'closed.text')}</p>
      {bySource ? (
        <LinkButton render={<Link to="/login" />}>{t('closed.login')}</LinkButton>
      ) : (
        <CodeForm key={invite} refused={why === 'invite_invalid'} invite={invite} onInvite={onInvite} />
      )}
    </div>
  );
}

function CodeForm({
  refused,
  invite,
  onInvite,
}: {
  refused: boolean;
  invite: string;
  onInvite: (code: string) => void;
}) {
  const t = useTranslations('signup.form');
  const [code, setCode] = useState(invite);
  const [empty, setEmpty] = useState(false);
  const same = code.trim() === invite;
  const error = empty ? t('closed.missing') : refused && same ? t('closed.invalid') : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setEmpty(!code.trim());
    if (code.trim()) onInvite(code.trim());
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="flex w-full max-w-90 flex-col gap-4">
      <TextField
        label={t('closed.code')}
        name="invite"
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setEmpty(false);
        }}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit">{t('next')}</Button>
        <LinkButton variant="outline" render={<Link to="/login" />}>
          {t('closed.login')}
        </LinkButton>
      </div>
    </form>
  );
}
