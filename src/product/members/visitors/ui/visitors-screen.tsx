import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Scene } from '#design/art/scene.tsx';
import { Badge } from '#design/badge.tsx';
import { LinkButton } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { IconPremium } from '#design/icons.tsx';
import { CardGrid, PageContainer, PageHeading, Panel } from '#design/layout.tsx';
import { Pagination } from '#design/pagination.tsx';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { numbersIn } from '#platform/i18n/intl-objects.ts';
import type { MemberCard } from '../../contract.ts';
import { EXACTLY } from '../../ui/active-options.ts';
import type { ListContext } from '../../ui/list-context/list-context.ts';
import { MemberCardItem } from '../../ui/member-card.tsx';
import { VISITORS_PAGE, type VisitorsReply } from '../contract.ts';

const EAGER = 8;

const path = () => import('#design/art/quiet-path.tsx').then((module) => module.QuietPath);

interface VisitorsScreenProps {
  reply: VisitorsReply;
  renderAction: (member: MemberCard) => ReactNode;
}

export function VisitorsScreen({ reply, renderAction }: VisitorsScreenProps) {
  const t = useTranslations('members.visitors');
  const numbers = numbersIn(useLocale());
  const total = numbers.format(reply.total) + (reply.total_capped ? '+' : '');
  return (
    <PageContainer className="grow pb-16">
      <PageHeading title={t('title')} lead={t('count', { count: reply.total, total })} />
      <div className="mt-6">
        {reply.total === 0 ? (
          <NoVisitors />
        ) : reply.named ? (
          <NamedVisitors reply={reply} renderAction={renderAction} />
        ) : (
          <OnlyTheNumber total={total} />
        )}
      </div>
      <p className="mt-6 max-w-[64ch] text-ink-2 text-t14">
        {t('rule')}{' '}
        <Link to="/profile/settings" className="font-semibold text-primary hover:underline">
          {t('invisible.title')}
        </Link>
      </p>
    </PageContainer>
  );
}

function NamedVisitors({ reply, renderAction }: VisitorsScreenProps) {
  const t = useTranslations('members.visitors');
  const m = useTranslations('members.list');
  const format = useFormatter();
  const numbers = numbersIn(useLocale());
  const listContext: ListContext = { list: 'visitors', ...(reply.page > 1 && { page: reply.page }) };
  return (
    <>
      <CardGrid>
        {reply.members.map((member, index) => {
          const at = new Date(member.visited_at);
          return (
            <MemberCardItem
              key={member.id}
              member={member}
              listContext={listContext}
              priority={index < EAGER}
              topEnd={
                <Badge tone="glass" size="s">
                  <span className="sr-only">
                    {t('visited', { date: format.dateTime(at, { day: 'numeric', month: 'long' }) })}
                  </span>
                  <span aria-hidden="true">{format.dateTime(at, { day: 'numeric', month: 'short' })}</span>
                </Badge>
              }
              action={renderAction(member)}
            />
          );
        })}
      </CardGrid>
      <Pagination
        className="mt-8"
        label={m('list.pages')}
        page={reply.page}
        lastPage={Math.ceil(reply.total / VISITORS_PAGE)}
        linkTo={(page) => <Link to="/profile/visitors" search={page === 1 ? {} : { page }} activeOptions={EXACTLY} />}
        previousLabel={m('list.previous')}
        nextLabel={m('list.next')}
        pageLabel={(page) => m('list.page', { page })}
        format={(page) => numbers.format(page)}
      />
    </>
  );
}

function OnlyTheNumber({ total }: { total: string }) {
  const t = useTranslations('members.visitors');
  return (
    <Panel className="flex max-w-180 flex-col gap-6 s:flex-row s:items-center">
      <p className="display shrink-0 text-[4rem] leading-none tabular-nums" aria-hidden="true">
        {total}
      </p>
      <div>
        <h2 className="headline flex items-center gap-2 text-t22">
          <IconPremium className="size-5 shrink-0 text-secondary-ink" />
          {t('free.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('free.text')}</p>
        <div className="mt-5 grid grid-cols-1 gap-2 s:grid-cols-2">
          <LinkButton variant="outline" wide render={<Link to="/members" search={{}} />}>
            {t('free.stay')}
          </LinkButton>
          <LinkButton variant="outline" wide render={<Link to="/premium" search={{ next: '/profile/visitors' }} />}>
            {t('free.packages')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}

function NoVisitors() {
  const t = useTranslations('members.visitors');
  return (
    <EmptyState
      art={<Scene load={path} />}
      headline={t('empty')}
      action={<LinkButton render={<Link to="/profile" />}>{t('toProfile')}</LinkButton>}
    >
      {t('emptyText')}
    </EmptyState>
  );
}
