import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { IconCheck, IconClock } from '#design/icons.tsx';
import { PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { toast } from '#design/toast.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { orderExport } from '../contract.ts';
import { DownloadForm } from './download-form.tsx';
import { exportQuery } from './export-query.ts';

const PARTS = ['json', 'photos', 'messages', 'secret'] as const;

export function ExportScreen() {
  const t = useTranslations('accounts.leaving');
  return (
    <PageContainer width="narrow" className="pt-4 pb-16">
      <BackLink link={<Link to="/profile/settings" />}>{t('delete.back')}</BackLink>
      <PageHeading title={t('export.title')} lead={t('export.lead')} className="pt-0! l:pt-2!" />
      <ExportPanel />
    </PageContainer>
  );
}

/** @param proved who it is was shown a moment ago, and is not asked for again. */
export function ExportPanel({ proved = false }: { proved?: boolean }) {
  const t = useTranslations('accounts.leaving');
  const format = useFormatter();
  const transport = useTransport();
  const queryClient = useQueryClient();
  const query = exportQuery(transport);
  const { export: made, next_at } = useSuspenseQuery(query).data;
  const order = useMutation({
    mutationFn: () => transport.call(orderExport, {}),
    onSuccess: (reply) => queryClient.setQueryData(query.queryKey, reply),
    onError: (error) => toast({ tone: 'danger', title: error.message || t('delete.failed') }),
  });
  const waiting = made?.status === 'waiting';
  return (
    <>
      <div aria-live="polite">
        {waiting && (
          <Notice className="mt-6" icon={<IconClock />}>
            {t('export.waiting')}
          </Notice>
        )}
        {made?.status === 'failed' && (
          <Notice className="mt-6" tone="danger">
            {t('export.failed')}
          </Notice>
        )}
        {made?.status === 'ready' && <DownloadForm made={made} proved={proved} />}
      </div>
      <Panel as="section" className="mt-4 p-4.5! s:p-6!">
        <h2 className="headline text-t22">{t('export.what')}</h2>
        <ul className="mt-3 grid gap-2.5">
          {PARTS.filter((part) => !proved || part !== 'secret').map((part) => (
            <li key={part} className="flex items-start gap-3">
              <IconCheck className="mt-0.5 shrink-0 text-primary" />
              <span className="min-w-0">{t(`export.${part}`)}</span>
            </li>
          ))}
        </ul>
        {!waiting && !next_at && (
          <Button
            size="l"
            className="mt-6 max-s:w-full"
            busy={order.isPending}
            busyLabel={t('export.ordering')}
            onClick={() => order.mutate()}
          >
            {t('export.order')}
          </Button>
        )}
        {next_at && (
          <p className="mt-5 text-ink-2 text-t14">
            {t('export.next', { date: format.dateTime(new Date(next_at), { dateStyle: 'long', timeStyle: 'short' }) })}
          </p>
        )}
      </Panel>
    </>
  );
}
