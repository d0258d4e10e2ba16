import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import type { Transport } from '#platform/http/transport.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { BAN_REASONS } from '#product/accounts/bans/contract.ts';
import { GRANT_REASONS } from '#product/credits/contract.ts';
import { RENAME_REASONS } from '#product/members/usernames/contract.ts';
import { useDesk } from '../../desk/ui/desk-query.ts';
import { useAct } from '../../desk/ui/use-act.ts';
import {
  type BanMemberInput,
  banMember,
  changeMemberMail,
  type GrantInput,
  grantToMember,
  HELP,
  type Help,
  helpMember,
  liftMemberBan,
  type MemberNameInput,
  type OpenedMember,
  renameMember,
} from '../contract.ts';
import { OPENED_MEMBER } from './members-query.ts';

const BAN_DAYS = [1, 7, 30, 365] as const;
type Form = 'mail' | 'rename' | 'grant' | 'ban' | 'lift' | Help;
type Words = Record<string, string>;
const DANGEROUS: ReadonlySet<Form> = new Set(['ban', 'delete']);

export function HelpMember({ data }: { data: OpenedMember }) {
  const t = useTranslations('backoffice.members');
  const frame = useTranslations('backoffice.frame');
  const { role } = useDesk();
  const [form, setForm] = useState<Form | null>(null);
  const is = (...roles: string[]) => role === 'admin' || roles.includes(role);
  const acts: { form: Form; label: string; may: boolean; roles: ('support' | 'moderator')[] }[] = [
    ...HELP.map((what) => ({ form: what, label: t(`helps.${what}`), may: is('support'), roles: ['support' as const] })),
    { form: 'mail', label: t('changeMail'), may: is('support'), roles: ['support'] },
    { form: 'rename', label: t('rename'), may: is('support', 'moderator'), roles: ['support', 'moderator'] },
    { form: 'grant', label: t('grant'), may: data.may_grant !== null, roles: ['support'] },
    data.member.ban
      ? { form: 'lift', label: t('lift'), may: is('moderator'), roles: ['moderator'] }
      : { form: 'ban', label: t('ban'), may: is('moderator'), roles: ['moderator'] },
  ];
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('help')}</h3>
      <div className="flex flex-wrap gap-2">
        {acts
          .toSorted((one, other) => Number(DANGEROUS.has(one.form)) - Number(DANGEROUS.has(other.form)))
          .map(({ form: name, label, may, roles }) => (
            <Button
              key={name}
              size="s"
              variant={DANGEROUS.has(name) ? 'danger' : 'outline'}
              disabled={!may}
              title={
                may ? undefined : frame('onlyFor', { roles: roles.map((one) => frame(`roles.${one}`)).join(', ') })
              }
              onClick={() => setForm(name)}
            >
              {label}
            </Button>
          ))}
      </div>
      {form && <ActDialog form={form} data={data} onClose={() => setForm(null)} />}
    </section>
  );
}

const acting =
  (form: Form, id: number, key: string) =>
  (transport: Transport, { note: words = '', ...rest }: Words): Promise<unknown> => {
    const note = words.trim() === '' ? {} : { note: words.trim() };
    if (form === 'mail') return transport.call(changeMemberMail, { id, email: rest.email ?? '', ...note });
    if (form === 'rename') {
      const reason = rest.reason as MemberNameInput['reason'];
      return transport.call(renameMember, { id, name: rest.name ?? '', reason, ...note });
    }
    if (form === 'grant') {
      const reason = rest.reason as GrantInput['reason'];
      return transport.call(grantToMember, { id, key, amount: Number(rest.amount), reason, ...note });
    }
    if (form === 'ban') {
      const reason = rest.reason as BanMemberInput['reason'];
      return transport.call(banMember, { id, reason, days: rest.days ? Number(rest.days) : null, ...note });
    }
    if (form === 'lift') return transport.call(liftMemberBan, { id, ...note });
    return transport.call(helpMember, { id, what: form, ...note });
  };

function ActDialog({
  form,
  data: { member, may_grant },
  onClose,
}: {
  form: Form;
  data: OpenedMember;
  onClose: () => void;
}) {
  const t = useTranslations('backoffice.members');
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useAct(acting(form, member.id, key), {
    said: () => t('done'),
    changes: [OPENED_MEMBER],
  });
  const named = { mail: t('changeMail'), rename: t('rename'), grant: t('grant'), ban: t('ban'), lift: t('lift') };
  const what = form in named ? named[form as keyof typeof named] : t(`helps.${form as Help}`);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    mutate(Object.fromEntries(words), { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`${what} · ${member.name}`}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form="act"
            variant={form === 'delete' || form === 'ban' ? 'danger' : 'primary'}
            busy={isPending}
          >
            {t('act')}
          </Button>
        </>
      }
    >
      <form method="post" id="act" onSubmit={submit} className="flex flex-col gap-4">
        <Fields form={form} left={may_grant ?? 0} />
        <TextField name="note" label={t('words')} maxLength={500} autoComplete="off" />
      </form>
    </Dialog>
  );
}

function Fields({ form, left }: { form: Form; left: number }): ReactNode {
  const t = useTranslations('backoffice.members');
  const reasons = (options: { value: string; label: string }[]) => (
    <Select name="reason" label={t('reason')} options={options} required />
  );
  if (form === 'mail')
    return (
      <TextField name="email" type="email" label={t('newMail')} hint={t('newMailHint')} required maxLength={254} />
    );
  if (form === 'rename')
    return (
      <>
        <TextField name="name" label={t('newName')} required maxLength={60} autoComplete="off" />
        {reasons(RENAME_REASONS.map((value) => ({ value, label: t(`renameReasons.${value}`) })))}
      </>
    );
  if (form === 'grant')
    return (
      <>
        <TextField
          name="amount"
          type="number"
          min={1}
          max={Math.max(1, left)}
          label={t('amount')}
          hint={t('left', { left: `${left}` })}
          required
        />
        {reasons(GRANT_REASONS.map((value) => ({ value, label: t(`grantReasons.${value}`) })))}
      </>
    );
  if (form === 'ban')
    return (
      <>
        {reasons(BAN_REASONS.map((value) => ({ value, label: t(`banReasons.${value}`) })))}
        <Select
          name="days"
          label={t('howLong')}
          options={[
            ...BAN_DAYS.map((days) => ({ value: `${days}`, label: t('days', { days }) })),
            { value: '', label: t('forGood') },
          ]}
        />
      </>
    );
  return null;
}
