import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { CompanyDraft } from './contract.ts';
import { companyRows, companyToChange, insertCompany, storeCompany } from './queries.ts';

export interface StoredCompany {
  id: number;
  version: number;
  company: CompanyDraft;
}

export async function listCompanies({ sql }: Pick<ReadCall, 'sql'>): Promise<StoredCompany[]> {
  return (await companyRows(sql)).map(({ id, version, ...company }) => ({ id, version, company }));
}

/** @returns its number. */
export async function makeCompany({ tx }: Pick<WriteCall, 'tx'>, company: CompanyDraft): Promise<number> {
  const made = await insertCompany.one(tx, company);
  if (!made) throw new Error('A company was not stored.');
  return made.id;
}

export type ChangedCompany =
  | { problem: 'no_such_company' | 'changed_meanwhile' }
  | { version: number; before: Partial<CompanyDraft>; after: Partial<CompanyDraft> };

/** Pages show it within five seconds. @param seen the version that the change was made from. */
export async function changeCompany(
  { tx }: Pick<WriteCall, 'tx'>,
  id: number,
  seen: number,
  company: CompanyDraft,
): Promise<ChangedCompany> {
  const row = await companyToChange.one(tx, { id });
  if (!row) return { problem: 'no_such_company' };
  const { version, ...stored } = row;
  const names = (Object.keys(company) as (keyof CompanyDraft)[]).filter(
    (name) => JSON.stringify(company[name]) !== JSON.stringify(stored[name]),
  );
  if (!names.length) return { version, before: {}, after: {} };
  if (version !== seen) return { problem: 'changed_meanwhile' };
  const of = (values: CompanyDraft) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const changed = await storeCompany.one(tx, { id, ...company });
  return { version: changed?.version ?? version, before: of(stored), after: of(company) };
}
