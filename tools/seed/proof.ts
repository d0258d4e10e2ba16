import type { Tx } from '#platform/db/database.ts';

/** About so many conversations and members are looked at where looking at all would take long. */
const SAMPLE = 20_000;

const PROOFS: [sentence: string, broken: string][] = [
  [
    'every balance is the sum of its ledger',
    `select a.id from accounts a left join (select account_id, sum(amount) as total from credit_ledger group by account_id) l
       on l.account_id = a.id where a.credits <> coalesce(l.total, 0)`,
  ],
  [
    'the ledger took what the messages cost',
    `select 1 from (select sum(cost) as cost from messages) m, (select -sum(amount) as paid from credit_ledger where reason = 'message') l
      where m.cost <> l.paid`,
  ],
  [
    'every purchase is a completed payment, and makes premium',
    `select p.id from payments p left join credit_ledger l on l.reason = 'purchase' and l.reference = p.id::text and l.account_id = p.account_id
       join accounts a on a.id = p.account_id
      where p.key::text like '10ad%' and (l.amount is distinct from p.credits or not a.paid_user)`,
  ],
  [
    'every conversation is in two lists',
    'select 1 from (select count(*) as n from conversations) c, (select count(*) as n from chat_list) l where l.n <> 2 * c.n',
  ],
  [
    'chat lists show the last message and count the unread ones (sample)',
    `select l.conversation_id from chat_list l
       cross join lateral (select max(m.id) as last, count(*) filter (where m.id > l.read_up_to and m.sender_id <> l.member_id) as unread
                             from messages m where m.conversation_id = l.conversation_id) said
       join messages m on m.id = l.last_message_id
      where l.conversation_id % $1 = 0 and (said.last, said.unread, m.sender_id, left(m.body, 140), m.created_at)
            is distinct from (l.last_message_id, l.unread::bigint, l.last_sender_id, l.last_text, l.last_at)`,
  ],
  [
    'search knows who has a photo and where people are (sample)',
    `select s.member_id from member_search s join members m on m.id = s.member_id
      where s.member_id % $1 = 0 and (s.country, s.region, s.dob, s.fictional, s.visible, s.has_photo)
        is distinct from (m.country, m.region, m.date_of_birth, m.fictional, m.status = 'active' and not m.invisible,
          exists (select from photos p where p.member_id = m.id and p.status = 'active'))`,
  ],
];

/** Says what it proved, line by line. @throws Error when something does not hold. */
export async function prove(tx: Tx, tell: (line: string) => void): Promise<void> {
  const { rows } = await tx.query<{ members: number }>({ text: 'select count(*) as members from members' });
  const every = Math.max(1, Math.floor((rows[0]?.members ?? 0) / SAMPLE));
  for (const [sentence, broken] of PROOFS) {
    const found = await tx.query<Record<string, number>>({
      text: `${broken} limit 3`,
      ...(broken.includes('$1') && { values: [every] }),
    });
    if (found.rows.length) throw new Error(`It does not hold that ${sentence}: ${JSON.stringify(found.rows)}.`);
    tell(`proved: ${sentence}`);
  }
}
