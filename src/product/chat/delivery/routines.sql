-- Notes that a device of the member is given messages of others, before it is: call it as a statement of its own, and read them (again)
-- after it. Whatever unsend_message has taken back by then is gone, and what it takes back later is not paid back. In the order of
-- conversations, as all who hold several rows of one list.
create or replace function give_messages(p_member bigint, p_messages bigint[]) returns void language plpgsql as $$
begin
  with given as (
    select l.conversation_id, g.up_to from chat_list l
      join (select m.conversation_id, max(m.id) as up_to from messages m where m.id = any(p_messages) and m.sender_id <> p_member group by 1) g
        on g.conversation_id = l.conversation_id
     where l.member_id = p_member order by l.conversation_id for no key update of l)
  update chat_list l set given_up_to = given.up_to from given
   where l.member_id = p_member and l.conversation_id = given.conversation_id and given.up_to > l.given_up_to;
end $$;

-- Delivers what a member wrote before the address was confirmed, in the order it was written, under new numbers; call it once the account
-- and the profile take part. To whom the member can not write any more nothing is delivered: the price comes back, and a start that it was.
-- Answers each message as it is now. Locks as send_message does, conversation by conversation; the versions are the caller's, at the end.
create or replace function deliver_waiting(p_sender bigint)
returns table (message_id bigint, conversation_id bigint, recipient_id bigint, key uuid, body text, gift text, photo_id bigint, cost int, created_at timestamptz, delivered boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  own_pool smallint; chat record; standing text; msg record; new_id bigint; at timestamptz;
begin
  perform from accounts a where a.id = p_sender for no key update;
  select m.pool into own_pool from members m where m.id = p_sender;
  for chat in
    select c.id, case when c.low_member_id = p_sender then c.high_member_id else c.low_member_id end as other
      from conversations c
     where c.id in (select w.conversation_id from waiting_messages w where w.sender_id = p_sender and w.state = 'waiting') order by c.id
  loop
    perform from conversations c where c.id = chat.id for no key update;
    standing := (select s.visibility from visibility(p_sender, own_pool, chat.other) s);
    if coalesce(standing, 'gone') <> 'shown' then
      return query select r.id, chat.id, chat.other, r.key, r.body, r.gift, r.photo_id, r.cost, r.created_at, false from return_waiting(p_sender, chat.id) r;
      continue;
    end if;
    for msg in
      select w.id, w.key, w.body, w.gift, w.photo_id, w.cost from waiting_messages w
       where w.sender_id = p_sender and w.conversation_id = chat.id and w.state = 'waiting' order by w.id
    loop
      delete from waiting_messages w where w.id = msg.id;
      insert into messages (conversation_id, sender_id, key, body, gift, photo_id, cost)
        values (chat.id, p_sender, msg.key, msg.body, msg.gift, msg.photo_id, msg.cost) returning id, created_at into new_id, at;
      insert into delivered_messages (waiting_id, message_id) values (msg.id, new_id);
      -- It is the newest of both. What the sender had removed stays so, unless that hid what the other side wrote meanwhile.
      update chat_list l
         set last_message_id = new_id, last_sender_id = p_sender, last_text = left(msg.body, 140), last_carries = carried_by(msg.gift, msg.photo_id),
             last_at = at, last_state = null,
             removed_up_to = case when l.removed_up_to >= msg.id and not exists (
                 select from messages m where m.conversation_id = chat.id and m.id > l.removed_up_to and m.id < new_id and m.sender_id <> p_sender)
               then new_id else l.removed_up_to end
       where l.member_id = p_sender and l.conversation_id = chat.id;
      insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_carries, last_at, unread)
        values (chat.other, chat.id, p_sender, new_id, p_sender, left(msg.body, 140), carried_by(msg.gift, msg.photo_id), at, 1)
        on conflict (member_id, conversation_id) do update set
          last_message_id = excluded.last_message_id, last_sender_id = excluded.last_sender_id, last_text = excluded.last_text,
          last_carries = excluded.last_carries, last_at = excluded.last_at, unread = chat_list.unread + 1, removed = false;
      return query select new_id, chat.id, chat.other, msg.key, msg.body, msg.gift, msg.photo_id, msg.cost, at, true;
    end loop;
  end loop;
end $$;

-- What waits of a member in one conversation, or in all, is never delivered: each price comes back, and each start. It stays for its
-- sender to see. Answers what was returned. The caller holds the account.
create or replace function return_waiting(p_sender bigint, p_conversation bigint default null)
returns table (id bigint, key uuid, body text, gift text, photo_id bigint, cost int, created_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  msg record;
begin
  for msg in
    select w.id, w.conversation_id, w.key, w.body, w.gift, w.photo_id, w.cost, w.created_at from waiting_messages w
     where w.sender_id = p_sender and w.state = 'waiting' and (p_conversation is null or w.conversation_id = p_conversation) order by w.id
  loop
    update waiting_messages w set state = 'returned' where w.id = msg.id;
    perform move_credits(p_sender, msg.cost, 'returned', msg.id::text);
    update conversations c set started_by = null where c.id = msg.conversation_id;
    update chat_list l set last_state = 'returned' where l.member_id = p_sender and l.conversation_id = msg.conversation_id;
    return query select msg.id, msg.key, msg.body, msg.gift, msg.photo_id, msg.cost, msg.created_at;
  end loop;
end $$;
