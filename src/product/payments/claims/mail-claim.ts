import type { JobTools } from '#platform/module.ts';
import { claimMail } from '../mails/mails.ts';
import { claimToMail, noteClaimMailed } from './queries.ts';

type ClaimToMail = NonNullable<Awaited<ReturnType<typeof claimToMail.one>>>;

const KINDS = { open: 'made', paid: 'paid', written_off: 'waived', won_back: 'won_back' } as const;

/** Says how the claim stands at this moment, each state once. */
export async function mailClaim({ onSite }: JobTools, { claim, site }: { claim: number; site: number }): Promise<void> {
  const { transaction } = await onSite(site);
  await transaction(async (call) => {
    const row = await claimToMail.one(call.tx, { claim, site });
    const kind = row && KINDS[row.state];
    if (!row?.email || !kind || row.mailed === kind) return;
    await noteClaimMailed(call.tx, { claim, mailed: kind });
    if (isToldAlready(row, kind)) return;
    await call.mail(claimMail, {
      to: row.email,
      locale: row.language,
      params: {
        ...{ kind, number: row.payment_id, amount: row.amount, currency: row.currency, credits: row.credits_missing },
        url: `${call.site.origin}/transactions`,
      },
    });
  });
}

/** The mail about a direct debit of our own that came back names the sum. */
const isToldAlready = ({ by_own_debit, mailed }: ClaimToMail, kind: string): boolean =>
  mailed === null && (kind === 'made' ? by_own_debit : kind !== 'paid' && !by_own_debit);
