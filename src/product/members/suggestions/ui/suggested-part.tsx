import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose } from '#design/icons.tsx';
import { PageContainer, SectionHeading } from '#design/layout.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useTexts } from '#platform/i18n/use-texts.ts';
import type { MemberCard } from '../../contract.ts';
import { useSetAside } from '../../passes/ui/use-set-aside.ts';
import { CardRow } from '../../ui/card-row.tsx';
import { MemberCardItem } from '../../ui/member-card.tsx';
import { listSuggestions } from '../contract.ts';
import { useWhy } from './use-why.ts';

interface SuggestedProps {
  renderAction: (member: MemberCard) => ReactNode;
}

/** Whole rows at every width. */
const SHOWN = 10;
/** Milliseconds: the same ones are suggested all day. */
const FRESH_FOR = 10 * 60_000;

export function SuggestedPart(props: SuggestedProps) {
  return useTexts('suggestions', 'profile') ? <SuggestedRow {...props} /> : null;
}

function SuggestedRow({ renderAction }: SuggestedProps) {
  const t = useTranslations('suggestions');
  const { data } = useQuery({ ...apiQuery(useTransport(), listSuggestions, {}), staleTime: FRESH_FOR });
  const why = useWhy();
  const setAside = useSetAside();
  const members = data?.members.slice(0, SHOWN) ?? [];
  if (members.length === 0) return null;
  return (
    <PageContainer className="pb-16">
      <section aria-labelledby="suggested">
        <SectionHeading
          id="suggested"
          lead={t('lead')}
          action={
            <Link to="/swipe-game" className="font-semibold text-primary hover:underline">
              {t('swipe')}
            </Link>
          }
        >
          {t('title')}
        </SectionHeading>
        <CardRow>
          {members.map((member) => (
            <MemberCardItem
              key={member.id}
              member={member}
              why={why(member)}
              topEnd={
                <IconButton
                  variant="glass"
                  size="s"
                  className="pointer-events-auto z-10"
                  label={t('notForMe', { name: member.name })}
                  onClick={() => setAside(member)}
                >
                  <IconClose />
                </IconButton>
              }
              action={renderAction(member)}
            />
          ))}
        </CardRow>
      </section>
    </PageContainer>
  );
}
