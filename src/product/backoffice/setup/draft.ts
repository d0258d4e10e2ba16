import type { Database, Sql, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { KeyRing } from '#platform/secrets/key-ring.ts';
import type { CompanyDraft } from '#product/companyinfo/contract.ts';
import type { PackagePrice } from '#product/credits/set-prices.ts';
import { isBrowserOf, staffIn } from './make-setup-code.ts';
import { keepDraft, setupRow, setupToChange } from './queries.ts';

/** Nothing of it exists before the last step. */
export interface SetupDraft {
  you?: { email: string; passwordHash: string; locale: Locale };
  /** In base64; `step` is that of the code that showed it, null before. */
  totp?: { secret: string; step: number | null };
  company?: CompanyDraft;
  site?: { host: string; settings: Record<string, unknown> };
  packages?: { currency: string; prices: PackagePrice[] };
  provider?: { provider: string; mode: 'test' | 'live'; secret: string; settings: Record<string, string> } | 'later';
  mail?: { code: string; sent: number; tries: number; proved: boolean };
}

const PLACE = { table: 'setups', column: 'draft', row: 1 };

/** Null for a browser that may not go on, `closed` where there is staff. */
export async function draftOf(
  sql: Sql,
  { keys, now, token }: { keys: KeyRing; now: Date; token: string | undefined },
): Promise<SetupDraft | null | 'closed'> {
  if (await staffIn(sql)) return 'closed';
  const row = await setupRow.one(sql);
  return isBrowserOf(row, token, now) ? opened(keys, row?.draft ?? null) : null;
}

/** Held until the transaction ends. */
export async function draftToChange(
  tx: Tx,
  { keys, now, token }: { keys: KeyRing; now: Date; token: string | undefined },
): Promise<SetupDraft | null> {
  const row = await setupToChange.one(tx);
  return isBrowserOf(row, token, now) ? opened(keys, row?.draft ?? null) : null;
}

/** @returns false where the browser may not go on any more. */
export const changeDraft = (
  db: Database,
  at: { keys: KeyRing; now: Date; token: string | undefined },
  change: (draft: SetupDraft) => SetupDraft,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const draft = await draftToChange(tx, at);
    if (!draft) return false;
    await keepDraft(tx, { draft: at.keys.seal(PLACE, Buffer.from(JSON.stringify(change(draft)))) });
    return true;
  });

const opened = (keys: KeyRing, sealed: string | null): SetupDraft =>
  sealed === null ? {} : JSON.parse(keys.open(PLACE, sealed).toString('utf8'));
