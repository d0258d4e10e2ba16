import type { Actor } from './contract.ts';
import type { AccountRow } from './queries.ts';

/** Null for fictional profiles, which have nobody behind them. @param unproved staff act without their rights. */
export function actorFrom(row: AccountRow, pool: number, { unproved = false } = {}): Actor | null {
  if (row.kind === 'fictional') return null;
  const kind = row.kind === 'staff' && unproved ? 'unproved_staff' : row.kind;
  return {
    id: row.id,
    siteId: row.site_id,
    allSites: row.all_sites,
    pool,
    kind,
    role: kind === 'staff' ? row.role : null,
    status: row.status,
    paidUser: row.paid_user,
    language: row.language,
  };
}
