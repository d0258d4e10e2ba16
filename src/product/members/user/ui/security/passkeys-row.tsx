import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { IconLock } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { isVisible } from '#platform/visible.ts';
import {
  addPasskey,
  MAX_PASSKEY_NAME_LENGTH,
  type PasskeyView,
  removePasskey,
} from '#product/accounts/passkeys/contract.ts';
import { makePasskey } from '#product/accounts/passkeys/ui/passkey.ts';
import { securityQuery } from '#product/accounts/security/ui/security-query.ts';
import { SettingsRow } from '../../../my-profile/ui/settings/settings-section.tsx';
import { useGuarded } from './use-guarded.tsx';

type Asked = { kind: 'add' } | { kind: 'remove'; passkey: PasskeyView } | null;

export function PasskeysRow({ suggestedName }: { suggestedName: string }) {
  const t = useTranslations('accounts.security');
  const transport = useTransport();
  const { passkeys } = useSuspenseQuery(securityQuery(transport)).data;
  const { run, busy, dialog } = useGuarded();
  const [asked, setAsked] = useState<Asked>(null);
  const add = (name: string) =>
    run(async () => {
      setAsked(null);
      const passkey = await makePasskey(transport).catch((error: unknown) => {
        if (isApiError(error)) throw error;
        return null;
      });
      if (!passkey) return toast({ tone: 'danger', title: t('passkeys.none') });
      await transport.call(addPasskey, { passkey, name });
      return toast({ tone: 'success', title: t('passkeys.ready') });
    });
  const remove = (id: number) =>
    run(async () => {
      setAsked(null);
      await transport.call(removePasskey, { id });
      toast({ tone: 'success', title: t('passkeys.removed') });
    });
  return (
    <div>
      <SettingsRow
        name={t('passkeys.name')}
        text={t('passkeys.text')}
        control={
          <Button variant="outline" busy={busy} onClick={() => setAsked({ kind: 'add' })}>
            {t('passkeys.add')}
          </Button>
        }
      />
      {passkeys.length > 0 && (
        <ul className="-mt-1 grid gap-2 pb-4">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => setAsked({ kind: 'remove', passkey })} />
          ))}
        </ul>
      )}
      {asked?.kind === 'add' && <NameDialog suggested={suggestedName} onClose={() => setAsked(null)} onNamed={add} />}
      {asked?.kind === 'remove' && (
        <Dialog
          open
          size="s"
          onClose={() => setAsked(null)}
          title={t('passkeys.removeTitle')}
          description={t('passkeys.removeText')}
          closeLabel={t('cancel')}
          footer={
            <>
              <Button variant="outline" onClick={() => setAsked(null)}>
                {t('cancel')}
              </Button>
              <Button variant="danger" onClick={() => remove(asked.passkey.id)}>
                {t('passkeys.remove')}
              </Button>
            </>
          }
        />
      )}
      {dialog}
    </div>
  );
}

function PasskeyItem({ passkey, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const t = useTranslations('accounts.security');
  const format = useFormatter();
  const { name, created_at, used_at } = passkey;
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' });
  const used = used_at ? t('passkeys.used', { date: day(used_at) }) : t('passkeys.unused');
  return (
    <li className="flex items-center gap-3 rounded-control bg-surface-2 px-4 py-2.5">
      <IconLock className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow">
        <p className="break-words font-medium text-t14">{name}</p>
        <p className="text-ink-2 text-t13">{[t('passkeys.added', { date: day(created_at) }), used].join(' · ')}</p>
      </div>
      <Button
        variant="quiet"
        size="s"
        className="-me-2 shrink-0"
        aria-label={t('passkeys.removeName', { name })}
        onClick={onRemove}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

interface NameDialogProps {
  suggested: string;
  onClose: () => void;
  onNamed: (name: string) => void;
}

function NameDialog({ suggested, onClose, onNamed }: NameDialogProps) {
  const t = useTranslations('accounts.security');
  const form = useId();
  const [name, setName] = useState(suggested);
  const [failure, setFailure] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isVisible(name)) onNamed(name);
    else setFailure(t('passkeys.missing'));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('passkeys.add')}
      description={t('passkeys.text')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('goOn')}
          </Button>
        </>
      }
    >
      <form method="post" id={form} noValidate onSubmit={submit}>
        <TextField
          label={t('passkeys.label')}
          hint={t('passkeys.hint')}
          name="name"
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          value={name}
          error={failure || undefined}
          onChange={(event) => {
            setName(event.target.value);
            setFailure('');
          }}
        />
      </form>
    </Dialog>
  );
}
