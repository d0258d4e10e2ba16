import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconAdd } from '#design/icons.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { showDesk } from '../../desk/contract.ts';
import { useDesk } from '../../desk/ui/desk-query.ts';
import { addHost, type CheckHostReply, checkHost, listHosts } from '../contract.ts';

export function Hosts({ site }: { site: number }) {
  const t = useTranslations('backoffice.settings');
  const transport = useTransport();
  const { hosts } = useSuspenseQuery(apiQuery(transport, listHosts, {})).data;
  const [reaches, setReaches] = useState<Record<string, CheckHostReply['reach']>>({});
  const check = useMutation({
    mutationFn: async () => {
      for (const { host } of hosts) {
        const { reach } = await transport.call(checkHost, { host });
        setReaches((known) => ({ ...known, [host]: reach }));
      }
    },
    onError: ({ message }) => toast({ tone: 'danger', title: message }),
  });
  return (
    <section className="flex flex-col gap-2" aria-labelledby="hosts">
      <h2 id="hosts" className="font-semibold text-t14">
        {t('hosts.title')}
      </h2>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-t13">
          <thead className="text-ink-2">
            <tr className="border-line border-b">
              {(['host', 'niche', 'language', 'state'] as const).map((column) => (
                <th key={column} scope="col" className="h-8 pe-2 text-start font-regular">
                  {t(`hosts.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hosts.map(({ id, host, niche, language, is_default }) => (
              <tr
                key={id}
                aria-current={id === site || undefined}
                className={cx(
                  'h-10 border-line border-b',
                  id === site && 'bg-primary-tint shadow-[inset_3px_0_0_var(--primary)]',
                )}
              >
                <td className="ps-1.5 pe-2 font-semibold [overflow-wrap:anywhere]">
                  <Link to="/admin/sites" search={(known) => ({ ...known, site: id })} className="inline-block min-h-6">
                    {host}
                  </Link>
                </td>
                <td className="pe-2">{niche}</td>
                <td className="pe-2">{language ?? '–'}</td>
                <td>
                  <State reach={reaches[host]} main={is_default} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="s" busy={check.isPending} onClick={() => check.mutate()}>
          {t('hosts.check')}
        </Button>
        <AddHost like={site} />
      </div>
      <p className="text-ink-2 text-t13">{t('hosts.unknown')}</p>
    </section>
  );
}

function State({ reach, main }: { reach: CheckHostReply['reach'] | undefined; main: boolean }) {
  const t = useTranslations('backoffice.settings');
  if (reach)
    return (
      <Badge size="s" tone={reach === 'answers' ? 'honey' : 'danger'}>
        {t(`hosts.reaches.${reach}`)}
      </Badge>
    );
  return main ? (
    <Badge size="s" tone="primary">
      {t('hosts.main')}
    </Badge>
  ) : null;
}

function AddHost({ like }: { like: number }) {
  const t = useTranslations('backoffice.settings');
  const desk = useDesk();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const add = useMutation({
    mutationFn: ({ host, name }: { host: string; name: string }) => transport.call(addHost, { host, name, like }),
    onSuccess: () => {
      setOpen(false);
      return Promise.all(
        [listHosts, showDesk].map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })),
      );
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    add.mutate({ host: `${words.get('host')}`.trim().toLowerCase(), name: `${words.get('name')}`.trim() });
  };
  if (!open)
    return (
      <Button
        variant="outline"
        size="s"
        icon={<IconAdd />}
        disabled={!desk.all_sites}
        title={desk.all_sites ? undefined : t('hosts.onlyAllSites')}
        onClick={() => setOpen(true)}
      >
        {t('hosts.add')}
      </Button>
    );
  const fields = isApiError(add.error) ? add.error.fields : {};
  return (
    <form method="post" onSubmit={submit} className="flex w-full flex-col gap-3 rounded-card border border-line p-3">
      <TextField
        name="host"
        required
        label={t('hosts.host')}
        hint={t('hosts.hostHint')}
        error={fields?.host}
        className="h-9! text-t14!"
      />
      <TextField name="name" required maxLength={60} label={t('hosts.name')} className="h-9! text-t14!" />
      <p className="text-ink-2 text-t13">{t('hosts.copied')}</p>
      <div className="flex gap-2">
        <Button type="submit" size="s" busy={add.isPending}>
          {t('hosts.make')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => setOpen(false)}>
          {t('hosts.cancel')}
        </Button>
      </div>
      {add.error && !fields?.host && <p className="text-danger text-t13">{add.error.message}</p>}
    </form>
  );
}
