import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { hashPassword, passwordMatches } from '#product/accounts/passwords/passwords.ts';
import { type Sample, takeTurns } from '../rounds.ts';
import type { Stage } from '../stage.ts';
import { type Figure, ratioRow } from './figure.ts';
import { askAll, CONNECTIONS, WARM_SECONDS } from './same-sql.ts';

/** As many callers as one address's limit of log-ins a minute asks for. */
const CALLERS = 400;

export const logins: Figure = async (stage) => {
  const { rows } = await stage.pool.query<{ email: string }>(
    `select email from accounts where site_id = (select id from sites where is_default) and kind = 'member'
      and status = 'active' and password_hash is not null order by id limit $1`,
    [CALLERS],
  );
  const asks = rows.map(({ email }, place) => ({
    method: 'POST' as const,
    path: '/api/user.php',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.${18 + (place >> 8)}.${place & 255}.1`,
    },
    body: JSON.stringify({ login: email, password: DEMO_PASSWORD }),
  }));
  await askAll(stage, asks, WARM_SECONDS, CONNECTIONS);
  const compared = await takeTurns(
    stage.rounds,
    () => hashesAlone(stage),
    () => askAll(stage, asks, stage.seconds, CONNECTIONS),
  );
  return [ratioRow('Log-ins (limit: argon2 alone)', compared, null)];
};

/** Checks one password after the other, as many at once as the product does. */
function hashesAlone(stage: Stage): Promise<Sample> {
  return stage.costed([process.pid], async (begin) => {
    const stored = await hashPassword(DEMO_PASSWORD);
    begin();
    const times: number[] = [];
    const end = performance.now() + stage.seconds * 1000;
    const lane = async () => {
      while (performance.now() < end) {
        const start = performance.now();
        await passwordMatches(stored, DEMO_PASSWORD);
        times.push(performance.now() - start);
      }
    };
    await Promise.all([lane(), lane(), lane()]);
    const sorted = times.sort((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
    return { perSecond: times.length / stage.seconds, answers: times.length, p50: at(0.5), p99: at(0.99), errors: 0 };
  });
}
