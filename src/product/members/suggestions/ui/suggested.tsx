import { type ReactNode, useRef } from 'react';
import { useNear } from '#design/use-near.ts';
import type { MemberCard } from '../../contract.ts';
import { SuggestedMembers } from './suggested-members.tsx';

export function Suggested({ renderAction }: { renderAction: (member: MemberCard) => ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  const near = useNear(here, true);
  return <div ref={here}>{near && <SuggestedMembers renderAction={renderAction} />}</div>;
}
