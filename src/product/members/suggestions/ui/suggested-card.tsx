import type { ReactNode } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconClose } from '#design/icons.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '../../contract.ts';
import { useSetAside } from '../../passes/ui/use-set-aside.ts';
import { MemberCardItem } from '../../ui/member-card.tsx';
import type { SuggestedMember } from '../contract.ts';
import { useSuggestionReason } from './use-suggestion-reason.ts';

const FIRST = { list: 'suggested' } as const;

interface SuggestedCardProps {
  member: SuggestedMember;
  page: number;
  renderAction: (member: MemberCard) => ReactNode;
}

export function SuggestedCard({ member, page, renderAction }: SuggestedCardProps) {
  const t = useTranslations('members.suggestions');
  const why = useSuggestionReason();
  const setAside = useSetAside();
  return (
    <MemberCardItem
      member={member}
      why={why(member)}
      listContext={page === 1 ? FIRST : { ...FIRST, page }}
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
  );
}
