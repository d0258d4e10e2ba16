import type { CallFacts } from '#platform/call.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { addFirstStaff } from '#product/accounts/staff/add-first-staff.ts';
import { type AuditEntry, record } from '#product/audit/audit.ts';
import { type ProvenStaff, proveStaff } from '#product/audit/staff.ts';
import { makeCompany } from '#product/companyinfo/change-company.ts';
import { setPrices } from '#product/credits/set-prices.ts';
import { addAccount } from '#product/payments/payment-accounts/change-account.ts';
import { makeSite } from '#product/sites/editing/editing.ts';
import { SITES_CHANGED } from '#product/sites/sites.ts';
import { draftToChange, type SetupDraft } from './draft.ts';
import { staffIn } from './make-setup-code.ts';
import { deleteSetup, firstSite, lockSetup } from './queries.ts';
import { nextStep, stepsOf } from './steps.ts';

export type Finished =
  | { host: string; email: string; recoveryCodes: string[] }
  /** Something filled in does not fit any more, such as a host that has a site meanwhile. */
  | { problem: 'closed' | 'lost' | 'not_filled' | 'site' | 'provider' };

class Unfinished extends Error {
  readonly problem: 'site' | 'provider';
  constructor(problem: 'site' | 'provider') {
    super(problem);
    this.problem = problem;
  }
}

export async function finishSetup(
  services: Services,
  providers: CallFacts['providers'],
  token: string | undefined,
): Promise<Finished> {
  const { db, keys, bus, security } = services;
  const now = services.now();
  try {
    return await db.transaction<Finished>(async (tx) => {
      await lockSetup(tx);
      if (await staffIn(tx)) return { problem: 'closed' };
      const draft = await draftToChange(tx, { keys, now, token });
      if (!draft) return { problem: 'lost' };
      const known = await firstSite.one(tx);
      const { you, totp } = draft;
      if (nextStep(stepsOf(known !== null), draft) !== 'end' || !you || totp?.step == null)
        return { problem: 'not_filled' };
      const name = (you.email.split('@')[0] ?? '').slice(0, MAX_NAME);
      const site = known ?? (await makeBrand(tx, now, name, draft));
      const staff = await addFirstStaff(
        { tx, now, keys },
        {
          ...{ site: site.id, email: you.email, passwordHash: you.passwordHash, locale: you.locale },
          totp: { secret: Buffer.from(totp.secret, 'base64'), step: totp.step },
        },
      );
      if (!staff) throw new Unfinished('site');
      const by = await proveStaff({ tx, now }, staff.id, async () => name);
      const note = noteBy(tx, now, by, site.id);
      await note('staff.made', 'staff', staff.id, { role: 'admin', all_sites: true });
      if (!known) await noteBrand(note, tx, draft, site, providers);
      await deleteSetup(tx);
      tx.afterCommit(() => bus.announce(SITES_CHANGED, `${site.id}`));
      tx.afterCommit(() => security.note('user_created', { account: staff.id, detail: 'admin' }));
      return { host: site.host, email: you.email, recoveryCodes: staff.recoveryCodes };
    });
  } catch (error) {
    if (error instanceof Unfinished) return { problem: error.problem };
    throw error;
  }
}

/** Letters that the table of staff has room for, with a number behind. */
const MAX_NAME = 45;

interface Made {
  id: number;
  host: string;
  company?: number;
}

async function makeBrand(tx: Tx, now: Date, by: string, { company, site, packages }: SetupDraft): Promise<Made> {
  if (!company || !site || !packages) throw new Unfinished('site');
  const id = await makeCompany({ tx }, company);
  const made = await makeSite({ tx, now }, by, { host: site.host, company: id, settings: site.settings });
  if ('problem' in made) throw new Unfinished('site');
  await setPrices({ tx }, made.id, { country: null, ...packages });
  return { id: made.id, host: site.host, company: id };
}

type Note = (
  verb: AuditEntry['verb'],
  object: AuditEntry['object'],
  id: number,
  after: Record<string, unknown>,
) => Promise<void>;

const noteBy =
  (tx: Tx, now: Date, by: ProvenStaff, site: number): Note =>
  (verb, object, id, after) =>
    record({ tx, now }, by, { verb, object, id, account: null, site, after });

async function noteBrand(
  note: Note,
  tx: Tx,
  { company, site, packages, provider }: SetupDraft,
  made: Made,
  providers: CallFacts['providers'],
): Promise<void> {
  await note('company.made', 'company', made.company ?? 0, { ...company });
  await note('site.made', 'site', made.id, { host: made.host, ...site?.settings });
  await note('site.priced', 'site', made.id, { ...packages });
  if (!provider || provider === 'later') return;
  const kind = providers.get(provider.provider)?.kind;
  const { mode, secret, settings } = provider;
  const added =
    kind && (await addAccount({ tx }, kind, { company: made.company ?? 0, mode, secret, position: FIRST, settings }));
  if (!added || 'problem' in added) throw new Unfinished('provider');
  await note('payment_account.added', 'payment_account', added.id, {
    provider: provider.provider,
    mode,
    secret,
    settings,
  });
}

const FIRST = 10;
