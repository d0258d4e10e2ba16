import { type ReactNode, useRef } from 'react';
import { useLazyPart } from '#design/use-lazy-part.ts';
import { useNear } from '#design/use-near.ts';
import type { MemberCard } from '../../contract.ts';

const loadPart = () => import('./suggested-part.tsx').then((module) => module.SuggestedPart);

/** The row of suggestions; it is fetched, and asked for, when the reader comes near to it. */
export function Suggested({ renderAction }: { renderAction: (member: MemberCard) => ReactNode }) {
  const here = useRef<HTMLDivElement>(null);
  const Part = useLazyPart(loadPart, useNear(here, true));
  return <div ref={here}>{Part && <Part renderAction={renderAction} />}</div>;
}
