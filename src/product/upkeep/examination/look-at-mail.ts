import { resolveTxt } from 'node:dns/promises';
import type { Sql } from '#platform/db/database.ts';
import { bad, type Finding, fine, type Look } from './find-all.ts';

/** After which a mail should have left. */
const PROMISED_MINUTES = 15;
/** Of the mails of a day, the share from which on too many come back. */
const RETURNED_SHARE = 0.05;
/** Of so few, a share says nothing. */
const MIN_MAILS = 50;

export const lookAtMail = (sql: Sql): Look[] => [
  {
    about: 'mail queue',
    async look() {
      const { rows } = await sql.query<{ late: number; minutes: number | null }>({
        text: `select count(*)::int as late, (extract(epoch from now() - min(created_on)) / 60)::int as minutes
                 from jobs.job where name = 'mail' and state in ('created', 'retry')
                  and created_on < now() - interval '${PROMISED_MINUTES} minutes'`,
      });
      const { late = 0, minutes = 0 } = rows[0] ?? {};
      return [
        late
          ? bad(`${late} mails wait, the oldest for ${minutes} minutes`, 'look at SMTP_URL, mails_total and the log')
          : fine(`none waits for ${PROMISED_MINUTES} minutes`),
      ];
    },
  },
  {
    about: 'returned mails',
    async look() {
      const { rows } = await sql.query<{ sent: number; returned: number }>({
        text: `select count(*)::int as sent, count(returned_at)::int as returned
                 from sent_mails where state = 'sent' and ordered_at > now() - interval '1 day'`,
      });
      const { sent = 0, returned = 0 } = rows[0] ?? {};
      const says = `${returned} of ${sent} of the last day came back`;
      return [
        sent >= MIN_MAILS && returned > sent * RETURNED_SHARE
          ? bad(says, 'look at where these addresses come from: npm run sources')
          : fine(says),
      ];
    },
  },
];

export async function lookAtSenderOf(address: string, selector: string | null): Promise<Omit<Finding, 'about'>[]> {
  const domain = address.split('@').at(-1) ?? '';
  const has = async (name: string, what: string, begins: RegExp): Promise<Omit<Finding, 'about'>> => {
    const records = await resolveTxt(name).catch(() => []);
    return records.some((parts) => begins.test(parts.join('')))
      ? fine(`${what} at ${name}`)
      : bad(`no ${what} at ${name}: big receivers refuse mails without`, `make a TXT record ${name}`);
  };
  return Promise.all([
    has(domain, 'SPF', /^v=spf1\b/i),
    has(`_dmarc.${domain}`, 'DMARC', /^v=DMARC1\b/i),
    ...(selector ? [has(`${selector}._domainkey.${domain}`, 'DKIM', /\bp=[\w+/]/)] : []),
  ]);
}
