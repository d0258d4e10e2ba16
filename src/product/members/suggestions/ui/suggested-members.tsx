import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/button.tsx';
import { FormError } from '#design/field.tsx';
import { CardGrid, PageContainer, SectionHeading } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { MemberCard } from '../../contract.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { useLastSearch } from '../../ui/last-search.ts';
import { queueSearchOf } from '../../ui/read-queue-search.ts';
import { useUser } from '../../user/ui/user.tsx';
import { SuggestedCard } from './suggested-card.tsx';
import { suggestionsQuery } from './suggestions-query.ts';

interface SuggestedProps {
  renderAction: (member: MemberCard) => ReactNode;
}

/** Whole rows at every width; the rest of the first page comes with the first press. */
const SHOWN = 10;
export function SuggestedMembers(props: SuggestedProps) {
  return useTexts('members.suggestions', 'members.profile') ? <SuggestedList {...props} /> : null;
}

function SuggestedList({ renderAction }: SuggestedProps) {
  const t = useTranslations('members.suggestions');
  const transport = useTransport();
  const searched = useLastSearch(useUser()?.id);
  const queryOf = (page: number) => suggestionsQuery(transport, page);
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly number[]>([]);
  const row = pages.length === 0;
  const { data: first } = useQuery(queryOf(1));
  const { data: last } = useQuery(queryOf(pages.length || 1));
  const showing = useMutation({
    mutationFn: (page: number) => queries.ensureQueryData(queryOf(page)),
    onSuccess: (_, page) => {
      const known = row ? SHOWN : (list.current?.querySelectorAll('li').length ?? 0);
      flushSync(() => setPages([...pages, page]));
      // Whoever pressed goes on with the first of those who came.
      list.current?.querySelectorAll('li')[known]?.querySelector('a')?.focus({ preventScroll: true });
    },
  });
  const members = first?.members ?? [];
  if (members.length === 0) return null;
  const more = last?.more || (row && members.length > SHOWN);
  return (
    <PageContainer className="pb-16">
      <section aria-labelledby="suggested">
        <SectionHeading
          id="suggested"
          lead={t('lead')}
          action={
            <Link
              to="/swipe-game"
              search={queueSearchOf(searched)}
              className="font-semibold text-primary hover:underline"
            >
              {t('swipe')}
            </Link>
          }
        >
          {t('title')}
        </SectionHeading>
        <div ref={list}>
          {row ? (
            <CardRow>
              {members.slice(0, SHOWN).map((member) => (
                <SuggestedCard key={member.id} member={member} page={1} renderAction={renderAction} />
              ))}
            </CardRow>
          ) : (
            <CardGrid>
              {pages.map((page) => (
                <SuggestedPage key={page} page={page} renderAction={renderAction} />
              ))}
            </CardGrid>
          )}
        </div>
        {showing.isError && <FormError>{t('failed')}</FormError>}
        {more ? (
          <div className="mt-6 flex justify-center">
            <Button variant="outline" busy={showing.isPending} onClick={() => showing.mutate(pages.length + 1)}>
              {t('more')}
            </Button>
          </div>
        ) : (
          !row && <p className="mt-6 text-center text-ink-2 text-t14">{t('end')}</p>
        )}
      </section>
    </PageContainer>
  );
}

function SuggestedPage({ page, renderAction }: SuggestedProps & { page: number }) {
  const { data } = useQuery(suggestionsQuery(useTransport(), page));
  return data?.members.map((member) => (
    <SuggestedCard key={member.id} member={member} page={page} renderAction={renderAction} />
  ));
}
