import pg from 'pg';
import { databaseOn } from '#platform/db/database.ts';
import { type Person, person } from '../people.ts';

type Ask = (text: string) => Promise<{ id: unknown }[]>;

/** What must never be found in the database, as queries for it. */
const WRONG: Record<string, string> = {
  'accounts whose balance is not the sum of their ledger': `
    select a.id from accounts a left join credit_ledger l on l.account_id = a.id
     group by a.id having a.credits <> coalesce(sum(l.amount), 0)`,
  'messages whose price was not taken exactly once from who sent them': `
    select m.id from messages m left join delivered_messages w on w.message_id = m.id
      left join credit_ledger l on l.reason in ('message', 'photo', 'gift', 'signup_message', 'set_aside', 'returned') and l.reference = coalesce(w.waiting_id, m.id)::text
     group by m.id having coalesce(sum(l.amount), 0) <> -m.cost or count(l.id) <> (m.cost > 0)::int
        or bool_or(l.account_id <> m.sender_id)`,
  'messages taken back whose price did not come back exactly once, or others whose did': `
    select m.id from messages m
      left join credit_ledger l on l.reason = 'unsent_message' and l.reference = m.id::text
     group by m.id having coalesce(sum(l.amount), 0) <> case when m.unsent_at is null or m.unsent_given then 0 else m.cost end
        or count(l.id) <> (m.unsent_at is not null and not m.unsent_given and m.cost > 0)::int or bool_or(l.account_id <> m.sender_id)`,
  'credits that came back because of fraud, but not once or not as many as were spent': `
    select f.member_id || '/' || f.other_id as id from fraud_returns f
      left join conversations c on c.low_member_id = least(f.member_id, f.other_id) and c.high_member_id = greatest(f.member_id, f.other_id)
     where f.credits <> (select coalesce(sum(l.amount), 0) from credit_ledger l
                          where l.reason = 'fraud_returned' and l.account_id = f.member_id and l.reference like c.id || '-%')
        or f.credits <> (select coalesce(sum(m.cost), 0) from messages m
                          where m.conversation_id = c.id and m.sender_id = f.member_id and m.id <= f.up_to and (m.unsent_at is null or m.unsent_given))`,
  'messages that wait whose price was not set aside exactly once, or that do not and whose price did not come back exactly once': `
    select w.id from waiting_messages w
      left join credit_ledger l on l.reason in ('message', 'photo', 'gift', 'signup_message', 'set_aside', 'returned', 'unsent_message') and l.reference = w.id::text
     group by w.id having coalesce(sum(l.amount), 0) <> case when w.state = 'waiting' then -w.cost else 0 end
        or count(l.id) <> case when w.cost = 0 then 0 when w.state = 'waiting' then 1 else 2 end or bool_or(l.account_id <> w.sender_id)`,
  'messages that wait although the address of who wrote them is confirmed, or that are with their receiver as well': `
    select w.id from waiting_messages w join accounts a on a.id = w.sender_id
     where (w.state = 'waiting' and a.status = 'active') or exists (select from messages m where m.id = w.id or (m.sender_id, m.key) = (w.sender_id, w.key))`,
  'prices taken for messages that are not there': `
    select l.id from credit_ledger l
     where l.reason in ('message', 'photo', 'gift', 'signup_message', 'set_aside', 'returned', 'unsent_message')
       and not exists (select from messages m where m.id::text = l.reference) and not exists (select from waiting_messages w where w.id::text = l.reference)
       and not exists (select from delivered_messages d where d.waiting_id::text = l.reference)`,
  'conversations without a message, or not in the lists of both who have messages of it': `
    select c.id from conversations c
     where (c.started_by is null) <> (not exists (select from messages m where m.conversation_id = c.id and (m.unsent_at is null or m.unsent_given))
                                      and not exists (select from waiting_messages w where w.conversation_id = c.id and w.state = 'waiting'))
        or (select count(*) from chat_list l where l.conversation_id = c.id
               and (l.member_id, l.other_id) in ((c.low_member_id, c.high_member_id), (c.high_member_id, c.low_member_id)))
           <> case when exists (select from messages m where m.conversation_id = c.id) then 2 else 1 end`,
  'messages that are older than one with a smaller number': `
    select o.id from (select id, created_at < lag(created_at) over (partition by conversation_id order by id) as older
                        from messages) o where o.older`,
  'chat lists that do not show the last message': `
    select l.member_id || '/' || l.conversation_id as id from chat_list l
      join lateral (select m.id, m.sender_id, m.body, case when m.removed_at is null then carried_by(m.gift, m.photo_id) else 'removed' end as carries, m.created_at, null as state
                      from messages m where m.conversation_id = l.conversation_id and m.unsent_at is null
                    union all
                    select w.id, w.sender_id, w.body, carried_by(w.gift, w.photo_id), w.created_at, w.state from waiting_messages w
                     where w.conversation_id = l.conversation_id and w.sender_id = l.member_id and w.state <> 'unsent'
                    order by id desc limit 1) last on true
     where (l.last_message_id, l.last_sender_id, l.last_text, l.last_carries, l.last_at, l.last_state)
        is distinct from (last.id, last.sender_id, left(last.body, 140), last.carries, last.created_at, last.state)`,
  'chat lists that count unread messages wrongly': `
    select l.member_id || '/' || l.conversation_id as id from chat_list l
     where l.unread <> (select count(*) from messages m where m.conversation_id = l.conversation_id
                           and m.unsent_at is null and m.sender_id <> l.member_id and m.id > greatest(l.read_up_to, l.removed_up_to))`,
  'payments, refunds or disputes whose money, credits or premium do not add up': `
    select wrong || ' of ' || coalesce(payment_id, account_id) as id from payment_books`,
};

/** All that does not add up in a product's database, with the first ids; empty when all is well. */
export async function brokenInvariants(ask: Ask): Promise<string[]> {
  const found: string[] = [];
  for (const [what, text] of Object.entries(WRONG)) {
    const rows = await ask(text);
    const some = rows.slice(0, 5).map(({ id }) => String(id));
    if (rows.length) found.push(`${rows.length} ${what}: ${some.join(', ')}`);
  }
  return found;
}

/** Members with sessions, put straight into a database; named by the first word and a number. */
export async function newMembers(
  url: string,
  name: string,
  count: number,
  { premium = true, ...traits }: { credits: number; premium?: boolean; gender?: 'male' | 'female' },
): Promise<Person[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = databaseOn(pool, () => {});
  try {
    const members: Person[] = [];
    for (let number = 0; number < count; number += 1)
      members.push(await person({ db }, `${name}${number}`, { premium, ...traits }));
    return members;
  } finally {
    await pool.end();
  }
}
