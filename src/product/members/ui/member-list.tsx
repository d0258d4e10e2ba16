import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { LonelyHouse } from '#design/art/lonely-house.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { CardGrid, PageContainer, PageHeading } from '#design/layout.tsx';
import { Pagination } from '#design/pagination.tsx';
import { type MemberCard, type MemberSearch, type MemberSearchReply, PAGE_SIZE } from '../contract.ts';
import { MemberCardItem } from './member-card.tsx';
import { useCountryName, useRegions } from './place-names.ts';
import { SearchFilters } from './search-filters.tsx';

interface MemberListProps {
  reply: MemberSearchReply;
  search: MemberSearch;
  onSearch: (change: MemberSearch) => void;
  renderAction: (member: MemberCard) => ReactNode;
}

/** How many photos of the first rows load at once. */
const EAGER = 6;

/** The list of members with its filters. */
export function MemberList({ reply, search, onSearch, renderAction }: MemberListProps) {
  const t = useTranslations('members');
  const locale = useLocale();
  const title = useListTitle(reply);
  const total = new Intl.NumberFormat(locale).format(reply.total) + (reply.total_capped ? '+' : '');
  return (
    <PageContainer className="pb-16">
      <PageHeading title={title} lead={t('list.count', { count: reply.total, total, online: reply.online })} />
      <div className="my-5">
        <SearchFilters filters={reply.filters} onChange={(change) => onSearch({ ...change, page: undefined })} />
      </div>
      {reply.members.length === 0 ? (
        <EmptyState
          framed
          art={<LonelyHouse />}
          headline={t('list.emptyTitle')}
          action={<LinkButton render={<Link to="/members" search={{}} />}>{t('list.emptyAction')}</LinkButton>}
        >
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <CardGrid>
          {reply.members.map((member, index) => (
            <MemberCardItem key={member.id} member={member} priority={index < EAGER} action={renderAction(member)} />
          ))}
        </CardGrid>
      )}
      <Pagination
        className="mt-8"
        label={t('list.pages')}
        page={reply.page}
        lastPage={Math.ceil(reply.total / PAGE_SIZE)}
        linkTo={(page) => <Link to="/members" search={{ ...search, page: page === 1 ? undefined : page }} />}
        previousLabel={t('list.previous')}
        nextLabel={t('list.next')}
        pageLabel={(page) => t('list.page', { page })}
      />
    </PageContainer>
  );
}

/** “Women in Gelderland”: what the list shows, in words. */
function useListTitle({ filters }: MemberSearchReply): string {
  const t = useTranslations('members');
  const countryName = useCountryName();
  const region = useRegions(filters.country).find(({ code }) => code === filters.countryregion)?.name;
  const place = region ?? (filters.country ? countryName(filters.country) : '');
  return t('list.title', { gender: filters.gender ?? 'all', place });
}
