import type { WriteCall } from '#platform/call.ts';
import type { CompanyDraft } from './policy.ts';
import { insertCompany } from './queries.ts';

/** @returns its number. */
export async function makeCompany({ tx }: Pick<WriteCall, 'tx'>, company: CompanyDraft): Promise<number> {
  const made = await insertCompany.one(tx, company);
  if (!made) throw new Error('A company was not stored.');
  return made.id;
}
