import type { ReadCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberSearch } from '../search/contract.ts';
import { filtersOf, statementValues } from '../search/filters.ts';
import { newlyFound } from '../search/queries.ts';

/** Between two moments; the first is left out. */
interface Span {
  after: Date;
  until: Date;
}

export async function newInSearch(
  { sql, site, now }: Pick<ReadCall, 'sql' | 'site' | 'now'>,
  member: number,
  search: MemberSearch,
  span: Span,
  most: number,
) {
  try {
    const asked = filtersOf(site, search);
    const filters = { ...asked, real_only: true, abroad: asked.abroad && asked.within !== null };
    const values = statementValues({ site, now, country: null, actor: { id: member } }, filters);
    return await newlyFound(sql, { ...values, ...span, most });
  } catch (error) {
    // What the site no longer asks for, or a region that has another name by now, finds nobody; the member sees it when they open it.
    if (error instanceof AppError) return [];
    throw error;
  }
}
