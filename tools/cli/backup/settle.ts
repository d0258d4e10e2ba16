import { eraseAccount } from '#app/personal-data.ts';
import type { Config } from '#platform/config/config.ts';
import type { Sql } from '#platform/db/database.ts';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import { openKeyRing } from '#platform/secrets/open-key-ring.ts';
import { endAllSessions } from '#product/accounts/sessions/end-all-sessions.ts';
import { settleAlerts } from '#product/members/saved-searches/settle-alerts.ts';
import { settleWaiting } from '#product/notifications/notices/settle-waiting.ts';
import { pushJob } from '#product/notifications/push/jobs.ts';
import { phoneCodeJob } from '#product/payments/jobs.ts';
import { wrongInvariants } from '#product/upkeep/begin-restore.ts';
import { allMembers, readErasures } from '#product/upkeep/note-erasure.ts';
import { amongErased } from '#product/upkeep/policy.ts';
import { openOperator } from '../../operator/operator.ts';

/** Milliseconds before a backup from which on erasures are repeated: clocks differ, and once more does no harm. */
const MARGIN_MS = 24 * 3600_000;

/** What was done to a restored database before anybody may use it. */
export interface Settled {
  /** How many sessions ended. */
  sessions: number;
  /** How many mails, pushes and text messages that waited then are not sent. */
  unsent: number;
  /** How many accounts were erased again. */
  erased: number;
  /** What must always be so and is not, in words. */
  wrong: string[];
}

interface Settling {
  config: Config;
  env: NodeJS.ProcessEnv;
  /** When the data was as it is again. */
  since: Date;
  /** Folders beside which erasures were written. */
  folders: string[];
}

/** Brings the schema up to date, and makes of an old copy of the data one that may be used. May be repeated. */
export async function settle({ config, env, since, folders }: Settling): Promise<Settled> {
  const operator = await openOperator(env);
  try {
    const { db } = operator;
    const now = new Date();
    const sessions = await endAllSessions(db);
    const unsent = await dropOldMessages(db);
    await settleWaiting(db, now);
    await settleAlerts(db, now);
    const erased = await eraseAgain(operator, { config, since, folders });
    return { sessions, unsent, erased, wrong: await wrongInvariants(db) };
  } finally {
    await operator.close();
  }
}

/** They left seconds after the backup, or are too old. */
async function dropOldMessages(sql: Sql): Promise<number> {
  const { rowCount } = await sql.query({
    text: "delete from jobs.job where name = any($1) and state in ('created', 'retry', 'active')",
    values: [[MAIL_JOB, pushJob.name, phoneCodeJob.name]],
  });
  return rowCount ?? 0;
}

type Operator = Awaited<ReturnType<typeof openOperator>>;

async function eraseAgain(operator: Operator, { config, since, folders }: Omit<Settling, 'env'>): Promise<number> {
  const known = (await Promise.all([...new Set(folders)].map(readErasures))).flat();
  const again = known.filter(({ erased_at }) => erased_at.getTime() >= since.getTime() - MARGIN_MS);
  if (!again.length) return 0;
  const isErased = amongErased(await openKeyRing(config, false), again);
  let erased = 0;
  for await (const members of allMembers(operator.db))
    for (const { id } of members.filter((member) => isErased(member.id))) {
      const { transaction } = await operator.callsFor(id);
      await transaction((call) => eraseAccount(call, id));
      erased += 1;
    }
  return erased;
}
