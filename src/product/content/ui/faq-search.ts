import { composed } from '#platform/composed.ts';
import type { PageSection, PageView } from '../pages/contract.ts';

const bare = (text: string) => composed(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function questionsWith({ sections }: Pick<PageView, 'sections'>, words: string): Set<string> {
  const wanted = bare(words).split(/\s+/).filter(Boolean);
  const fits = ({ title, html }: PageSection['entries'][number]) => {
    const text = bare(`${title} ${html.replaceAll(/<[^>]*>/g, ' ')}`);
    return wanted.every((word) => text.includes(word));
  };
  return new Set(sections.flatMap(({ entries }) => entries.filter(fits).map(({ id }) => id)));
}
