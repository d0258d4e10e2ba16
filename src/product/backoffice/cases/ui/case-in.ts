import { CASE_KINDS } from '../contract.ts';
import type { CasesSearch } from './cases-query.ts';

export function caseIn({ kind, id, site }: { kind?: string; id?: number; site?: number }): CasesSearch {
  const known = CASE_KINDS.find((one) => one === kind);
  return { ...(site !== undefined && { site }), ...(known && id !== undefined && { kind: known, id }) };
}
