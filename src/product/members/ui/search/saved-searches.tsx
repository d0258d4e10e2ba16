import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { Button, LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { IconDelete } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { Switch } from '#design/switch.tsx';
import { TextField } from '#design/text-field.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import {
  ALERTS,
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  type SavedSearchesReply,
} from '../../saved-searches/contract.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';
import { SearchInWords } from './search-in-words.tsx';

const DAY = { day: 'numeric', month: 'long' } as const;
const telescope = () => import('#design/art/telescope.tsx').then((module) => module.Telescope);

export function SavedSearches() {
  const t = useTranslations('members.search');
  const { searches, most } = useSuspenseQuery(savedSearchesQuery(useTransport())).data;
  return (
    <PageContainer width="narrow" className="pb-16">
      <PageHeading title={t('saved.title')} lead={t('saved.lead', { most })} />
      {searches.length === 0 ? (
        <EmptyState
          className="mt-7"
          art={<Scene load={telescope} />}
          headline={t('saved.empty')}
          action={<LinkButton render={<Link to="/members" search={{}} />}>{t('saved.toSearch')}</LinkButton>}
        >
          {t('saved.emptyText')}
        </EmptyState>
      ) : (
        <ul className="mt-7 divide-y divide-line rounded-card border border-line bg-surface shadow-rest">
          {searches.map((saved) => (
            <SavedRow key={saved.id} saved={saved} />
          ))}
        </ul>
      )}
    </PageContainer>
  );
}

function SavedRow({ saved: { id, name, search, alert, push, filters, news } }: { saved: SavedSearch }) {
  const t = useTranslations('members.search');
  const format = useFormatter();
  const total = `${news.count}${news.more ? '+' : ''}`;
  const transport = useTransport();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(name);
  const mutation = useMutation({
    mutationFn: (work: () => Promise<SavedSearchesReply>) => work(),
    onSuccess: (reply) => queries.setQueryData(keyOf(listSavedSearches, {}), reply),
    onError: (error) => toast({ tone: 'danger', title: (isApiError(error) && error.message) || t('save.failed') }),
  });
  const change = (to: Partial<Pick<SavedSearch, 'name' | 'alert' | 'push'>>) =>
    mutation.mutate(() => transport.call(changeSavedSearch, { id, ...to }));
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) change({ name: typed });
  };
  return (
    <li className="grid gap-3 p-4 s:px-5">
      <form method="post" onSubmit={rename} className="flex items-end gap-3">
        <TextField
          label={t('save.name')}
          labelHidden
          fieldClassName="min-w-0 grow"
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed.trim() !== name && (
          <Button type="submit" variant="tint" busy={mutation.isPending}>
            {t('saved.rename')}
          </Button>
        )}
      </form>
      <div>
        {filters ? (
          <SearchInWords filters={filters} whoever={t('saved.suits')} />
        ) : (
          <p className="text-ink-2 text-t14">{t('saved.gone')}</p>
        )}
        {news.count > 0 && (
          <p className="mt-1 font-semibold text-t14">
            {t('saved.news', { count: news.count, total, date: format.dateTime(new Date(news.since), DAY) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label={t('saved.tell', { name })}
          labelHidden
          look="pill"
          value={alert}
          options={ALERTS.map((value) => ({ value, label: t(`save.alert.${value}`) }))}
          onChange={(event) => change({ alert: ALERTS.find((one) => one === event.target.value) ?? 'never' })}
        />
        <LinkButton variant="outline" className="ms-auto" render={<Link to="/members" search={search} />}>
          {t('saved.open')}
        </LinkButton>
        <IconButton
          label={t('saved.delete', { name })}
          onClick={() => mutation.mutate(() => transport.call(deleteSavedSearch, { id }))}
        >
          <IconDelete />
        </IconButton>
      </div>
      {alert !== 'never' && (
        <Switch
          place="end"
          label={t('saved.push', { name })}
          hint={t('saved.pushHint')}
          checked={push}
          disabled={mutation.isPending}
          onChange={(event) => change({ push: event.target.checked })}
        />
      )}
    </li>
  );
}
