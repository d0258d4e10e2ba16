import type { Authenticated, ReadCall } from '#platform/call.ts';
import { scopeOf } from '../desk/desk.ts';
import type { CaseDecision, DecidedCase, Outcome, WhichDecided } from './contract.ts';
import { decidedCase } from './queries.ts';

const CALLED: Record<string, CaseDecision> = {
  ...{ no_action: 'no_breach', approved: 'approve', asked: 'ask_change', struck: 'strike' },
  ...{ accepted: 'accept', kept: 'keep' },
};

/** Null also where it went with its member, and on a site that is not theirs. */
export async function showDecidedCase(
  call: Authenticated<ReadCall>,
  { kind, id }: WhichDecided,
): Promise<{ decided: DecidedCase | null }> {
  const { sites } = await scopeOf(call);
  const row = await decidedCase.one(call.sql, { kind, id, sites });
  if (!row) return { decided: null };
  const { reference, reason, member, name, created_at, decided_at, decision, suspended, decided_by } = row;
  const told: DecidedCase = {
    ...{ kind, id, reference, reason, member, name, decided_by },
    site: (await call.sites.byId(row.site_id)).settings.name,
    created_at: created_at.toISOString(),
    decided_at: decided_at.toISOString(),
    outcome: decision === 'ban' && suspended ? 'suspend' : (CALLED[decision] ?? (decision as Outcome)),
  };
  return { decided: told };
}
