import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { CardGrid, PageContainer, PageHeading } from '#design/layout.tsx';
import { Pagination } from '#design/pagination.tsx';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import type { MemberCard } from '../contract.ts';
import { type MemberSearch, type MemberSearchReply, PAGE_SIZE } from '../search/contract.ts';
import { EXACTLY } from './active-options.ts';
import { readListContext } from './list-context/list-context.ts';
import { ListEnding } from './list-ending.tsx';
import { MemberCardItem } from './member-card.tsx';
import { foundFew } from './member-query.ts';
import { type Region, useCountryName, useRegions } from './place-names.ts';
import { RelaxedFilters } from './search/relaxed-filters.tsx';
import { SearchTools } from './search/search-tools.tsx';
import { SearchFilters } from './search-filters.tsx';
import { placeName } from './search-words.ts';

interface MemberListProps {
  reply: MemberSearchReply;
  search: MemberSearch;
  onSearch: (change: MemberSearch) => void;
  renderAction: (member: MemberCard) => ReactNode;
  onJoin?: (() => void) | undefined;
  onJoinToSave?: (() => void) | undefined;
}

/** How many photos of the first rows load at once. */
const EAGER = 8;

const loadMore = () => import('./search/more-filters.tsx').then((module) => module.MoreFilters);
const telescope = () => import('#design/art/telescope.tsx').then((module) => module.Telescope);

export function MemberList({ reply, search, onSearch, renderAction, onJoin, onJoinToSave }: MemberListProps) {
  const t = useTranslations('members.list');
  const locale = useLocale();
  const listContext = useMemo(() => readListContext({ ...search, list: 'search' }), [search]);
  const numbers = numbersIn(locale);
  const regions = useRegions(reply.filters.country);
  const { region, title } = useListTitle(reply, regions);
  const total = numbers.format(reply.total) + (reply.total_capped ? '+' : '');
  const lastPage = Math.ceil(reply.total / PAGE_SIZE);
  const [more, setMore] = useState<'place' | 'traits' | null>(null);
  const More = useLazy(loadMore, more !== null);
  const few = foundFew(reply);
  const narrow = (change: MemberSearch) => onSearch({ ...change, page: undefined });
  return (
    <PageContainer className="grow pb-16">
      <PageHeading
        title={title}
        lead={t('list.count', { count: reply.total, total, online: reply.online })}
        actions={
          // The box takes the margin: the button is as wide as its box at most, and would break its words.
          <div className="-mx-[min(1rem,var(--gutter))]">
            <LinkButton variant="quiet" size="s" render={<Link to="/match-finder" search={{}} />}>
              {t('finder')}
            </LinkButton>
          </div>
        }
      />
      <SearchFilters
        filters={reply.filters}
        regions={regions}
        found={{ count: reply.total, total }}
        onChange={narrow}
        onMore={setMore}
        tools={
          <SearchTools
            reply={reply}
            search={search}
            onSearch={narrow}
            onPlace={() => setMore('place')}
            onJoinToSave={onJoinToSave}
          />
        }
      />
      {More && (
        <More
          about={more ?? 'place'}
          open={more !== null}
          filters={reply.filters}
          placed={reply.placed}
          onChange={narrow}
          onClose={() => setMore(null)}
        />
      )}
      {few && reply.members.length === 0 ? (
        <RelaxedFilters empty={<Nobody />} search={search} renderAction={renderAction} onJoinToSave={onJoinToSave} />
      ) : reply.members.length === 0 ? (
        <Nobody />
      ) : (
        <CardGrid>
          {reply.members.map((member, index) => (
            <MemberCardItem
              key={member.id}
              member={member}
              listContext={listContext}
              priority={index < EAGER}
              action={renderAction(member)}
            />
          ))}
          {reply.members.length === PAGE_SIZE && (
            <ListEnding search={search} region={region} page={reply.page} lastPage={lastPage} onJoin={onJoin} />
          )}
        </CardGrid>
      )}
      {few && reply.members.length > 0 && (
        <RelaxedFilters search={search} renderAction={renderAction} onJoinToSave={onJoinToSave} />
      )}
      <Pagination
        className="mt-8"
        label={t('list.pages')}
        page={reply.page}
        lastPage={lastPage}
        linkTo={(page) => (
          <Link to="/members" search={{ ...search, page: page === 1 ? undefined : page }} activeOptions={EXACTLY} />
        )}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        pageLabel={(page) => t('list.page', { page })}
        format={(page) => numbers.format(page)}
      />
    </PageContainer>
  );
}

function Nobody() {
  const t = useTranslations('members.list');
  return (
    <EmptyState
      art={<Scene load={telescope} />}
      headline={t('list.emptyTitle')}
      action={<LinkButton render={<Link to="/members" search={{}} />}>{t('list.emptyAction')}</LinkButton>}
    >
      {t('list.emptyText')}
    </EmptyState>
  );
}

function useListTitle({ filters }: MemberSearchReply, regions: Region[]): { title: string; region: string | null } {
  const t = useTranslations('members.list');
  const countryName = useCountryName();
  const region = regions.find(({ code }) => code === filters.countryregion)?.name ?? null;
  const named = placeName(filters) ?? region;
  const country = filters.abroad ? null : filters.country;
  const place = named ?? (country ? countryName(country) : '');
  // Some countries' names need an article, which other places do not.
  const code = named ? 'region' : (country ?? 'none');
  return { title: t('list.title', { gender: filters.gender ?? 'all', place, code }), region };
}
