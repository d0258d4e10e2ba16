import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { DiscountCode } from './contract.ts';
import { codesOfSites, codeToChange, insertCode, storeCodeState } from './queries.ts';

export interface CodeDraft {
  site: number;
  code: string;
  /** Hundredths of a percent. */
  percentage: number;
  /** ISO 3166-1 alpha-2; null: everywhere. */
  country: string | null;
  currency: string | null;
  /** Minor units of `currency`. */
  minimum: number | null;
  methods: string[] | null;
  validity: DiscountCode['validity'];
  startsAt: Date | null;
  expiresAt: Date | null;
}

export const listCodes = (
  { sql }: Pick<ReadCall, 'sql'>,
  sites: number[],
  most: number,
): Promise<RowOf<typeof codesOfSites>[]> => codesOfSites(sql, { sites, most });

/** @returns its number; null where the site has the word already. */
export async function makeCode(
  { tx, now }: Pick<WriteCall, 'tx' | 'now'>,
  staff: string,
  draft: CodeDraft,
): Promise<number | null> {
  return (await insertCode.one(tx, { ...draft, staff, now }))?.id ?? null;
}

export const lockCodeOf = ({ tx }: Pick<WriteCall, 'tx'>, id: number): Promise<RowOf<typeof codeToChange> | null> =>
  codeToChange.one(tx, { id });

/** What was given out keeps its worth and its rules. */
export async function changeCode(
  { tx }: Pick<WriteCall, 'tx'>,
  change: { id: number; status: DiscountCode['status']; expiresAt: Date | null },
): Promise<void> {
  await storeCodeState(tx, change);
}
