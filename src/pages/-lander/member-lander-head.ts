import { oneStop } from '#product/landers/ui/member-answers.ts';
import { type LoadedMatch, type Meta, NOINDEX, pageHead } from '../-shell/page-head.ts';
import type { MemberLanderData } from './load-member-lander.ts';

type Design = 'landing' | 'landing-cover' | 'landing-door';

export function memberLanderHead(match: LoadedMatch, design: Design, data: MemberLanderData | undefined) {
  const { t } = match.context;
  const { niche, member } = data ?? { niche: 'none', member: null };
  const { name } = member ?? {};
  const title =
    name === undefined
      ? t(`landers.${design}.${niche}.nobody`)
      : oneStop(t(`landers.${design}.${niche}.headline`, { name }));
  const head: { meta: Meta[] } = pageHead(match, title);
  head.meta.push({ name: 'description', content: t(`landers.${design}.${niche}.lead`) }, NOINDEX);
  return { ...head, links: member ? [{ rel: 'canonical', href: `/members/${member.id}` }] : [] };
}
