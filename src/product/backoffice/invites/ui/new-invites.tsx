import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useAdminSite, useDesk } from '../../desk/ui/desk-query.ts';
import {
  listStaffInvites,
  MAX_DAYS,
  MAX_MADE,
  MAX_USES,
  type MadeInvites,
  type MakeInvitesInput,
  makeStaffInvites,
} from '../contract.ts';

export function NewInvites() {
  const t = useTranslations('backoffice.invites');
  const transport = useTransport();
  const queryClient = useQueryClient();
  const { sites } = useDesk();
  const narrowed = useAdminSite();
  const make = useMutation({
    mutationFn: (input: MakeInvitesInput) => transport.call(makeStaffInvites, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(listStaffInvites) }),
  });
  const field = 'h-9! text-t14!';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const number = (name: string) => Number(words.get(name));
    make.mutate({
      site: number('site'),
      label: `${words.get('label') ?? ''}`,
      count: number('count'),
      uses: number('uses'),
      days: number('days'),
    });
  };
  if (make.data) return <Made {...make.data} onMore={() => make.reset()} />;
  return (
    <form method="post" className="flex flex-col gap-4 p-4 text-t14 l:p-6" onSubmit={submit}>
      <h2 className="headline text-t22">{t('new')}</h2>
      <Select
        name="site"
        label={t('site')}
        className={field}
        defaultValue={narrowed ?? sites[0]?.id}
        options={sites.map(({ id, host }) => ({ value: `${id}`, label: host }))}
      />
      <TextField
        name="label"
        maxLength={80}
        autoComplete="off"
        label={t('label')}
        hint={t('labelHint')}
        className={field}
      />
      <TextField
        name="count"
        type="number"
        required
        min={1}
        max={MAX_MADE}
        defaultValue={1}
        label={t('count')}
        className={field}
      />
      <TextField
        name="uses"
        type="number"
        required
        min={1}
        max={MAX_USES}
        defaultValue={1}
        label={t('usesEach')}
        hint={t('usesHint')}
        className={field}
      />
      <TextField
        name="days"
        type="number"
        required
        min={1}
        max={MAX_DAYS}
        defaultValue={14}
        label={t('days')}
        className={field}
      />
      {make.error && <p className="text-danger">{make.error.message}</p>}
      <Button type="submit" size="s" busy={make.isPending} className="self-start">
        {t('make')}
      </Button>
    </form>
  );
}

function Made({ made, onMore }: MadeInvites & { onMore: () => void }) {
  const t = useTranslations('backoffice.invites');
  const copy = () =>
    navigator.clipboard.writeText(made.map(({ url }) => url).join('\n')).then(
      () => toast({ tone: 'success', title: t('copied') }),
      () => toast({ tone: 'danger', title: t('notCopied') }),
    );
  return (
    <section className="flex flex-col gap-4 p-4 text-t14 l:p-6">
      <h2 className="headline text-t22">{t('ready')}</h2>
      <p className="text-ink-2">{t('onlyNow')}</p>
      <ul className="flex flex-col gap-3">
        {made.map(({ id, code, url }) => (
          <li key={id} className="rounded-control bg-surface-2 p-3">
            <code className="select-all font-semibold text-t16">{code}</code>
            <span className="block select-all break-all text-ink-2 text-t13">{url}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="s" onClick={copy}>
          {t('copy')}
        </Button>
        <Button size="s" variant="outline" onClick={onMore}>
          {t('more')}
        </Button>
      </div>
    </section>
  );
}
