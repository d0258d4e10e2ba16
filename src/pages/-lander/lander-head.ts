import type { Niche } from '#product/landers/contract.ts';
import { type LoadedMatch, type Meta, pageHead } from '../-shell/page-head.ts';

type Design =
  | 'alonetonight'
  | 'collagelanding'
  | 'gallery'
  | 'iconslanding'
  | 'maplanding'
  | 'socialnetwork'
  | 'tinderswipe'
  | 'transitionsvideolanding'
  | 'video';

export function landerHead(match: LoadedMatch, design: Design, niche: Niche = 'none') {
  const { t } = match.context;
  const head: { meta: Meta[] } = pageHead(match, t(`landers.${design}.${niche}.headline`));
  head.meta.push({ name: 'description', content: t(`landers.${design}.${niche}.lead`) });
  return { ...head, links: [{ rel: 'canonical', href: `/landers/${design}` }] };
}
