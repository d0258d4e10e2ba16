-- When a member may begin conversations again who has begun as many as a new one may in 24 hours; null: now. PRODUCT.md 45.
create or replace function contacts_again(p_member bigint, p_now timestamptz, p_most int, p_days int) returns timestamptz
language sql stable as $$
  select least(max(began.at) + interval '24 hours', max(a.signup_date) + make_interval(days => p_days))
    from accounts a
    cross join lateral (select coalesce(c.started_at, c.created_at) as at from conversations c
                         where c.started_by = a.id and coalesce(c.started_at, c.created_at) > p_now - interval '24 hours'
                         order by 1 desc offset greatest(p_most, 1) - 1 limit 1) began
   where a.id = p_member and a.kind = 'member' and a.signup_date > p_now - make_interval(days => p_days) and p_most is not null
$$;

-- What a message carries beside its text: 'photo', 'gift', or null.
create or replace function carried_by(p_gift text, p_photo bigint) returns text language sql immutable
as $$ select case when p_photo is not null then 'photo' when p_gift is not null then 'gift' end $$;

-- What send_message answers where it writes nothing.
create or replace function send_verdict(
  p_verdict text, p_balance int default null, p_conversation bigint default null, p_recipient bigint default null, p_cost int default null, p_at timestamptz default null
) returns message_result language sql immutable as $$
  select row(p_verdict, null, p_conversation, p_recipient, p_cost, p_balance, p_at, false, null)::message_result
$$;

-- The same key was stored before: its result again (repeated), or that it says something else now (key_reused) or was taken back
-- (unsent). Null: the key is new.
create or replace function earlier_message(o message_order, p_balance int) returns message_result language plpgsql as $$
declare
  earlier record;
begin
  select m.*, case when c.low_member_id = o.sender then c.high_member_id else c.low_member_id end as other_id,
         not exists (select from messages e where e.conversation_id = m.conversation_id and e.id < m.id and (e.unsent_at is null or e.unsent_given))
           and not exists (select from waiting_messages e where e.sender_id = o.sender and e.conversation_id = m.conversation_id and e.id < m.id
                              and e.state = 'waiting') as was_opening
    into earlier
    from (select s.id, s.conversation_id, s.body, s.gift, s.photo_id, s.cost, s.created_at,
                 case when s.unsent_at is not null then 'unsent' end as state
            from messages s where s.sender_id = o.sender and s.key = o.key
          union all
          select w.id, w.conversation_id, w.body, w.gift, w.photo_id, w.cost, w.created_at, w.state
            from waiting_messages w where w.sender_id = o.sender and w.key = o.key) m
    join conversations c on c.id = m.conversation_id;
  if not found then return null; end if;
  return row(
    case when earlier.state = 'unsent' then 'unsent'
         when earlier.body = o.body and earlier.gift is not distinct from o.gift and earlier.photo_id is not distinct from o.photo
              and earlier.conversation_id = coalesce(o.conversation, earlier.conversation_id)
              and (o.conversation is not null or earlier.other_id = o.recipient) then 'repeated'
         else 'key_reused' end,
    earlier.id, earlier.conversation_id, earlier.other_id, earlier.cost, p_balance, earlier.created_at, earlier.was_opening, earlier.state)::message_result;
end $$;

-- Stores what is sent to `p_other` in a conversation, and takes its price. Of a sender who has not confirmed the address it waits:
-- its price is set aside.
create or replace function store_message(o message_order, p_conversation bigint, p_other bigint, p_price int, p_balance int, p_opening boolean, p_waits boolean)
returns message_result language plpgsql as $$
declare
  stored record; left_credits int := p_balance;
begin
  if o.photo is not null then
    update chat_photos set sent = true where id = o.photo;
  end if;
  if p_waits then
    insert into waiting_messages (id, conversation_id, sender_id, key, body, gift, photo_id, cost)
      values (nextval(pg_get_serial_sequence('messages', 'id')), p_conversation, o.sender, o.key, o.body, o.gift, o.photo, p_price) returning id, created_at into stored;
  else
    insert into messages (conversation_id, sender_id, key, body, gift, photo_id, cost)
      values (p_conversation, o.sender, o.key, o.body, o.gift, o.photo, p_price) returning id, created_at into stored;
  end if;
  if p_price > 0 then
    left_credits := move_credits(o.sender, -p_price, case when p_waits then 'set_aside' when o.signup then 'signup_message'
                                                         else coalesce(carried_by(o.gift, o.photo), 'message') end, stored.id::text);
    if left_credits is null then raise exception 'message % was not paid', stored.id; end if;
  end if;
  return row('ok', stored.id, p_conversation, p_other, p_price, left_credits, stored.created_at, p_opening, case when p_waits then 'waiting' end)::message_result;
end $$;

-- Puts a stored message at the head of the sender's list and, unless it waits, of the receiver's.
create or replace function list_message(o message_order, m message_result) returns void language plpgsql as $$
declare
  carried text := carried_by(o.gift, o.photo); excerpt text := left(o.body, 140);
begin
  if m.state = 'waiting' then
    -- What nobody else has is read: a mark that moved would be told to the other side.
    insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_carries, last_at, read_up_to, last_state)
      values (o.sender, m.conversation_id, m.recipient_id, m.message_id, o.sender, excerpt, carried, m.created_at, m.message_id, 'waiting')
      on conflict (member_id, conversation_id) do update set
        last_message_id = excluded.last_message_id, last_sender_id = excluded.last_sender_id, last_text = excluded.last_text,
        last_carries = excluded.last_carries, last_at = excluded.last_at, read_up_to = excluded.read_up_to, removed = false, last_state = 'waiting';
    perform bump_versions(array[o.sender]);
    return;
  end if;
  insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_carries, last_at, unread, read_up_to)
    values (o.sender, m.conversation_id, m.recipient_id, m.message_id, o.sender, excerpt, carried, m.created_at, 0, m.message_id),
           (m.recipient_id, m.conversation_id, o.sender, m.message_id, o.sender, excerpt, carried, m.created_at, 1, 0)
    on conflict (member_id, conversation_id) do update set
      last_message_id = excluded.last_message_id, last_sender_id = excluded.last_sender_id, last_text = excluded.last_text,
      last_carries = excluded.last_carries, last_at = excluded.last_at,
      unread = case when chat_list.member_id = o.sender then chat_list.unread else chat_list.unread + 1 end, removed = false, last_state = null;
  perform bump_versions(array[o.sender, m.recipient_id]);
end $$;

-- Stores a message, takes its price, and updates both chat lists as one atomic step.
-- Beside its text, or instead of it, a message carries a gift or a photo. Only a plain text opens a conversation free: with either,
-- an opener costs its price and uses one of the free starts all the same (PRODUCT 45).
-- Verdicts: ok, repeated (the same key was stored before: its result again), key_reused (same key, other text, receiver, gift or photo),
-- unsent (the same key was stored and taken back), not_found, photo_not_found (of another, for somebody else, or sent before), blocked, not_enough_credits, premium_only, contact_limit, unacknowledged (its price wants fictional_acknowledgements). Only ok writes anything. opened: it is a conversation's first message.
-- contact_limit: a member of fewer than contact_days days has begun as many conversations as `contacts` says in 24 hours; created_at is when more is possible.
-- Of a sender who has not confirmed the address it waits (state): its price is set aside, and nothing of it is written for the other side.
-- Locks (for no key update: a foreign key's check never waits for them) in this order: sender's account, conversation, sender's list row, receiver's list row, both versions. Nobody takes them in another one,
-- and since ids of messages are drawn under the conversation's lock, a conversation's ids are committed in their order.
create or replace function send_message(o message_order) returns message_result language plpgsql as $$
declare
  sender record; answer message_result; chat record; other bigint; standing text; is_opening boolean; unacknowledged boolean; price int; again timestamptz;
  carried text := carried_by(o.gift, o.photo);
begin
  if o.body = '' and carried is null then raise exception 'a message without anything in it'; end if;
  -- The sender's row is the queue: concurrent sends of one member pass one after another.
  select a.id, a.credits, a.paid_user, a.status, m.pool, m.status as profile_status into sender
    from accounts a join members m on m.id = a.id where a.id = o.sender for no key update of a;
  if sender.id is null then return send_verdict('not_found'); end if;
  answer := earlier_message(o, sender.credits);
  if answer.verdict is not null then return answer; end if;
  if sender.status not in ('active', 'not_confirmed') or sender.profile_status = 'deleted' then return send_verdict('not_found', sender.credits); end if;

  if o.conversation is not null then
    select c.id, c.started_by, case when c.low_member_id = o.sender then c.high_member_id else c.low_member_id end as other_id
      into chat from conversations c where c.id = o.conversation and o.sender in (c.low_member_id, c.high_member_id) for no key update;
    other := chat.other_id;
  else
    other := o.recipient;
    select c.id, c.started_by into chat from conversations c
      where c.low_member_id = least(o.sender, other) and c.high_member_id = greatest(o.sender, other) for no key update;
  end if;
  -- One whose messages were all taken back begins anew.
  is_opening := chat.id is null or chat.started_by is null;

  -- Only who is in the sender's sight can be written to.
  select s.visibility into standing from visibility(o.sender, sender.pool, other) s where other <> o.sender;
  if coalesce(standing, 'gone') = 'gone' then return send_verdict('not_found', sender.credits); end if;
  if standing <> 'shown' then return send_verdict('blocked', sender.credits, p_recipient => other); end if;
  -- Held until it is sent: only its sender's, for this receiver, and only once.
  if o.photo is not null then
    perform from chat_photos p where p.id = o.photo and p.sender_id = o.sender and p.recipient_id = other and not p.sent and p.file_hash is not null
      for no key update;
    if not found then return send_verdict('photo_not_found', sender.credits, p_recipient => other); end if;
  end if;
  if is_opening and not o.signup then
    if not sender.paid_user and (select count(*) from conversations c where c.started_by = o.sender) >= o.free_conversations then
      return send_verdict('premium_only', sender.credits, p_recipient => other);
    end if;
    again := contacts_again(o.sender, o.at, o.contacts, o.contact_days);
    if again is not null then return send_verdict('contact_limit', sender.credits, p_recipient => other, p_at => again); end if;
  end if;

  price := case when is_opening and not sender.paid_user and not o.signup and carried is null then 0 else o.price end;
  unacknowledged := not o.signup and exists (
    select from members m where m.id = other and m.fictional
       and not exists (select from fictional_acknowledgements f where f.member_id = o.sender and f.profile_id = m.id));
  if chat.id is null and sender.credits >= price and not (unacknowledged and price > 0) then
    insert into conversations (low_member_id, high_member_id, started_by, started_at) values (least(o.sender, other), greatest(o.sender, other), o.sender, o.at)
      on conflict (low_member_id, high_member_id) do nothing
      returning id, started_by into chat;
    -- The other side opened it at this very moment: then this message is an answer.
    if chat.id is null then
      select c.id, c.started_by into chat from conversations c
        where c.low_member_id = least(o.sender, other) and c.high_member_id = greatest(o.sender, other) for no key update;
      is_opening := chat.started_by is null;
      price := case when is_opening then price else o.price end;
    end if;
  end if;
  if sender.credits < price then
    return send_verdict('not_enough_credits', sender.credits, p_conversation => chat.id, p_recipient => other, p_cost => price);
  end if;
  if unacknowledged and price > 0 then
    return send_verdict('unacknowledged', sender.credits, p_conversation => chat.id, p_recipient => other, p_cost => price);
  end if;
  if chat.started_by is null then
    update conversations set started_by = o.sender, started_at = o.at where id = chat.id;
  end if;

  answer := store_message(o, chat.id, other, price, sender.credits, is_opening, sender.status = 'not_confirmed');
  perform list_message(o, answer);
  return answer;
end $$;

-- Delivers what a member wrote before the address was confirmed, in the order it was written; call it once the account and the profile
-- take part. To whom the member can not write any more nothing is delivered: the price comes back, and a start that it was.
-- Answers each message as it is now. Locks as send_message does, conversation by conversation; the versions are the caller's, at the end.
create or replace function deliver_waiting(p_sender bigint)
returns table (message_id bigint, conversation_id bigint, recipient_id bigint, key uuid, body text, gift text, photo_id bigint, cost int, created_at timestamptz, delivered boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  own_pool smallint; chat record; standing text; msg record; at timestamptz;
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
      insert into messages (id, conversation_id, sender_id, key, body, gift, photo_id, cost) overriding system value
        values (msg.id, chat.id, p_sender, msg.key, msg.body, msg.gift, msg.photo_id, msg.cost) returning created_at into at;
      update chat_list l set last_at = case when l.last_message_id = msg.id then at else l.last_at end, last_state = null
       where l.member_id = p_sender and l.conversation_id = chat.id;
      insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_carries, last_at, unread)
        values (chat.other, chat.id, p_sender, msg.id, p_sender, left(msg.body, 140), carried_by(msg.gift, msg.photo_id), at, 1)
        on conflict (member_id, conversation_id) do update set
          last_message_id = excluded.last_message_id, last_sender_id = excluded.last_sender_id, last_text = excluded.last_text,
          last_carries = excluded.last_carries, last_at = excluded.last_at, unread = chat_list.unread + 1, removed = false;
      return query select msg.id, chat.id, chat.other, msg.key, msg.body, msg.gift, msg.photo_id, msg.cost, at, true;
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

-- Takes back a message that its sender wrote since p_since and the other side has neither seen nor removed, as one atomic step: its text
-- and what it carries go, its price comes back, and both chat lists are as they would be without it. The row stays, so that its key is
-- not stored again.
-- Without another message the conversation is as if it had never begun, and whose start it was has it back.
-- What a device of the other side has been given (given_up_to) is taken back too, but its price and a start that it was stay (refund 0).
-- What waits can be taken back as long as it does; nobody is told (recipient_id is null).
-- Verdicts: ok, repeated (it was taken back before), not_found, too_late. Only ok writes anything. Locks in the order of send_message.
create or replace function unsend_message(p_sender bigint, p_message bigint, p_since timestamptz)
returns table (verdict text, conversation_id bigint, recipient_id bigint, refund int, balance int)
language plpgsql as $$
#variable_conflict use_column
declare
  sender record; msg record; other bigint; chat record; last record; left_credits int; back int;
begin
  select a.credits into sender from accounts a where a.id = p_sender for no key update;
  select m.id, m.conversation_id, m.cost, m.created_at, m.unsent_at, m.unsent_given into msg from messages m where m.id = p_message and m.sender_id = p_sender;
  if msg.id is null then
    select w.id, w.conversation_id, w.cost, w.state into msg from waiting_messages w where w.id = p_message and w.sender_id = p_sender and w.state <> 'returned';
    if msg.id is null then
      return query select 'not_found', null::bigint, null::bigint, null::int, sender.credits; return;
    end if;
    if msg.state = 'unsent' then
      return query select 'repeated', msg.conversation_id, null::bigint, msg.cost, sender.credits; return;
    end if;
    perform from conversations c where c.id = msg.conversation_id for no key update;
    update waiting_messages w set body = '', gift = null, photo_id = null, state = 'unsent' where w.id = msg.id;
    left_credits := move_credits(p_sender, msg.cost, 'unsent_message', msg.id::text);
    select w.id, w.body, w.gift, w.photo_id, w.created_at into last from waiting_messages w
     where w.sender_id = p_sender and w.conversation_id = msg.conversation_id and w.state = 'waiting' order by w.id desc limit 1;
    if last.id is null then
      update conversations c set started_by = null where c.id = msg.conversation_id;
      update chat_list l set removed = true, removed_up_to = greatest(l.removed_up_to, l.last_message_id), last_text = '', last_carries = null, last_state = null
       where l.member_id = p_sender and l.conversation_id = msg.conversation_id;
    else
      update chat_list l set last_message_id = last.id, last_text = left(last.body, 140), last_carries = carried_by(last.gift, last.photo_id),
             last_at = last.created_at, removed = last.id <= l.removed_up_to
       where l.member_id = p_sender and l.conversation_id = msg.conversation_id;
    end if;
    perform bump_versions(array[p_sender]);
    return query select 'ok', msg.conversation_id, null::bigint, msg.cost, left_credits; return;
  end if;
  select case when c.low_member_id = p_sender then c.high_member_id else c.low_member_id end into other
    from conversations c where c.id = msg.conversation_id for no key update;
  if msg.unsent_at is not null then
    back := case when msg.unsent_given then 0 else msg.cost end;
    return query select 'repeated', msg.conversation_id, other, back, sender.credits; return;
  end if;
  perform from chat_list l where l.member_id = p_sender and l.conversation_id = msg.conversation_id for no key update;
  select greatest(l.read_up_to, l.removed_up_to) >= msg.id as seen, l.given_up_to >= msg.id as given into chat
    from chat_list l where l.member_id = other and l.conversation_id = msg.conversation_id for no key update;
  -- What came back because its receiver was removed for fraud comes back once; what staff removed is theirs.
  if chat.seen or msg.created_at < p_since
     or exists (select from messages m where m.id = msg.id and m.removed_at is not null)
     or exists (select from fraud_returns f where f.member_id = p_sender and f.other_id = other and f.up_to >= msg.id) then
    return query select 'too_late', msg.conversation_id, other, null::int, sender.credits; return;
  end if;

  update messages set body = '', gift = null, photo_id = null, unsent_at = clock_timestamp(), unsent_given = chat.given where id = msg.id;
  delete from message_translations t where t.message_id = msg.id;
  left_credits := sender.credits;
  back := case when chat.given then 0 else msg.cost end;
  if back > 0 then
    left_credits := move_credits(p_sender, back, 'unsent_message', msg.id::text);
  end if;
  select m.id, m.sender_id, m.body, case when m.removed_at is null then carried_by(m.gift, m.photo_id) else 'removed' end as carries, m.created_at into last
    from messages m where m.conversation_id = msg.conversation_id and m.unsent_at is null order by m.id desc limit 1;
  if last.id is null then
    update conversations c set started_by = null where c.id = msg.conversation_id
       and not exists (select from messages m where m.conversation_id = c.id and m.unsent_given);
    update chat_list l set removed = true, removed_up_to = greatest(l.removed_up_to, l.last_message_id), last_text = '', last_carries = null, unread = 0
     where l.member_id in (p_sender, other) and l.conversation_id = msg.conversation_id
       and not exists (select from waiting_messages w where w.sender_id = l.member_id and w.conversation_id = l.conversation_id and w.state = 'returned');
    -- Whoever has something there that could not be delivered still sees it.
    update chat_list l
       set last_message_id = w.id, last_sender_id = w.sender_id, last_text = left(w.body, 140), last_carries = carried_by(w.gift, w.photo_id),
           last_at = w.created_at, last_state = 'returned',
           unread = 0, removed = w.id <= l.removed_up_to
      from (select distinct on (w.sender_id) * from waiting_messages w
             where w.sender_id in (p_sender, other) and w.conversation_id = msg.conversation_id and w.state = 'returned'
             order by w.sender_id, w.id desc) w
     where l.member_id = w.sender_id and l.conversation_id = msg.conversation_id;
  else
    update chat_list l
       set last_message_id = last.id, last_sender_id = last.sender_id, last_text = left(last.body, 140), last_carries = last.carries,
           last_at = last.created_at,
           unread = case when l.member_id = other then l.unread - 1 else l.unread end, removed = last.id <= l.removed_up_to
     where l.member_id in (p_sender, other) and l.conversation_id = msg.conversation_id;
  end if;
  perform bump_versions(array[p_sender, other]);
  return query select 'ok', msg.conversation_id, other, back, left_credits;
end $$;

-- Notes that a device of the member is given messages of others, before it is: call it as a statement of its own, and read them (again)
-- after it. Whatever unsend_message has taken back by then is gone, and what it takes back later is not paid back. In the order of
-- conversations, as all who hold several rows of one list.
create or replace function give_messages(p_member bigint, p_messages bigint[]) returns void language sql as $$
  with given as (
    select l.conversation_id, g.up_to from chat_list l
      join (select m.conversation_id, max(m.id) as up_to from messages m where m.id = any(p_messages) and m.sender_id <> p_member group by 1) g
        on g.conversation_id = l.conversation_id
     where l.member_id = p_member order by l.conversation_id for no key update of l)
  update chat_list l set given_up_to = given.up_to from given
   where l.member_id = p_member and l.conversation_id = given.conversation_id and given.up_to > l.given_up_to
$$;

-- Takes what a message says and carries from both sides, by staff, and keeps it apart; its price is not given back. Doing it again
-- changes nothing (verdict repeated). Locks in the order of send_message.
create or replace function remove_message(p_message bigint, p_reason text, p_ground text, p_now timestamptz)
returns table (verdict text, conversation_id bigint, sender_id bigint, recipient_id bigint, created_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  chat record; msg record;
begin
  select h.verdict, h.conversation_id, h.sender_id, h.recipient_id into chat from hold_message(p_message) h;
  if chat.verdict <> 'held' then
    return query select chat.verdict, null::bigint, null::bigint, null::bigint, null::timestamptz; return;
  end if;
  select m.body, m.gift, m.photo_id, m.created_at, m.removed_at into msg from messages m where m.id = p_message;
  if msg.removed_at is not null then
    return query select 'repeated', chat.conversation_id, chat.sender_id, chat.recipient_id, msg.created_at; return;
  end if;
  insert into removed_messages (message_id, sender_id, body, gift, photo_id, reason, ground, removed_at)
    values (p_message, chat.sender_id, msg.body, msg.gift, msg.photo_id, p_reason, p_ground, p_now);
  update messages set body = '', gift = null, photo_id = null, removed_at = p_now where id = p_message;
  delete from message_translations t where t.message_id = p_message;
  update chat_list l set last_text = '', last_carries = 'removed' where l.conversation_id = chat.conversation_id and l.last_message_id = p_message;
  perform bump_versions(array[chat.sender_id, chat.recipient_id]);
  return query select 'ok', chat.conversation_id, chat.sender_id, chat.recipient_id, msg.created_at;
end $$;

-- Brings back what staff removed. Verdicts: ok, not_found (it was not removed, or is no longer kept). Locks as remove_message.
create or replace function restore_message(p_message bigint)
returns table (verdict text, conversation_id bigint, sender_id bigint, recipient_id bigint, created_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  chat record; kept record; at timestamptz;
begin
  select h.verdict, h.conversation_id, h.sender_id, h.recipient_id into chat from hold_message(p_message) h;
  delete from removed_messages r where r.message_id = p_message and chat.verdict = 'held' returning r.body, r.gift, r.photo_id into kept;
  if not found then
    return query select 'not_found', null::bigint, null::bigint, null::bigint, null::timestamptz; return;
  end if;
  update messages m set body = kept.body, gift = kept.gift, photo_id = kept.photo_id, removed_at = null where m.id = p_message returning m.created_at into at;
  update chat_list l set last_text = left(kept.body, 140), last_carries = carried_by(kept.gift, kept.photo_id)
   where l.conversation_id = chat.conversation_id and l.last_message_id = p_message;
  perform bump_versions(array[chat.sender_id, chat.recipient_id]);
  return query select 'ok', chat.conversation_id, chat.sender_id, chat.recipient_id, at;
end $$;

-- Holds all that a message is part of, in the order of send_message, and says whose it is; not_found also where it was taken back.
create or replace function hold_message(p_message bigint)
returns table (verdict text, conversation_id bigint, sender_id bigint, recipient_id bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  msg record; other bigint;
begin
  select m.conversation_id, m.sender_id into msg from messages m where m.id = p_message;
  if msg.sender_id is null then
    return query select 'not_found', null::bigint, null::bigint, null::bigint; return;
  end if;
  perform from accounts a where a.id = msg.sender_id for no key update;
  select case when c.low_member_id = msg.sender_id then c.high_member_id else c.low_member_id end into other
    from conversations c where c.id = msg.conversation_id for no key update;
  perform from chat_list l where l.member_id = msg.sender_id and l.conversation_id = msg.conversation_id for no key update;
  perform from chat_list l where l.member_id = other and l.conversation_id = msg.conversation_id for no key update;
  if exists (select from messages m where m.id = p_message and m.unsent_at is not null) then
    return query select 'not_found', null::bigint, null::bigint, null::bigint; return;
  end if;
  return query select 'held', msg.conversation_id, msg.sender_id, other;
end $$;

-- Gives a member back, as one row of the ledger, what they spent on messages to another who was removed for fraud, once for each message;
-- told: that was something, or the other one wrote to them and they are told for the first time. Locks the member's account first, as
-- sending and taking back do, and reads after it.
create or replace function return_spent(p_member bigint, p_other bigint, p_conversation bigint, p_now timestamptz)
returns table (credits int, told boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  earlier bigint; newest bigint; spent int; known boolean; written boolean;
begin
  perform from accounts a where a.id = p_member and a.kind = 'member' and a.status <> 'deleted' for no key update;
  if not found then
    return query select 0, false; return;
  end if;
  select f.up_to into earlier from fraud_returns f where f.member_id = p_member and f.other_id = p_other;
  known := found;
  select coalesce(sum(m.cost) filter (where m.sender_id = p_member), 0)::int, coalesce(max(m.id), 0), coalesce(bool_or(m.sender_id = p_other), false)
    into spent, newest, written
    from messages m where m.conversation_id = p_conversation and m.id > coalesce(earlier, 0) and (m.unsent_at is null or m.unsent_given);
  if spent = 0 and (known or not written) then
    return query select 0, false; return;
  end if;
  insert into fraud_returns (member_id, other_id, credits, up_to, created_at) values (p_member, p_other, spent, newest, p_now)
    on conflict (member_id, other_id) do update set credits = fraud_returns.credits + excluded.credits, up_to = excluded.up_to;
  perform move_credits(p_member, spent, 'fraud_returned', p_conversation || '-' || newest);
  return query select spent, true;
end $$;

-- A received message that its reader wants in a language: known (translated before, by anybody), asked (to be translated now, by
-- nobody else), busy (somebody is at it, for a minute at most), limit (the member asked p_most times within an hour), not_found. What the
-- member does not see, because it was taken back, removed or is behind a block, is not found.
create or replace function ask_translation(p_member bigint, p_message bigint, p_language text, p_now timestamptz, p_most int)
returns table (verdict text, original text, body text, source text)
language plpgsql as $$
#variable_conflict use_column
declare
  msg record; known record;
begin
  select m.id, m.body into msg
    from messages m join chat_list l on l.conversation_id = m.conversation_id and l.member_id = p_member
    join members v on v.id = l.member_id left join lateral visibility(v.id, v.pool, l.other_id) s on true
   where m.id = p_message and m.sender_id <> p_member and m.id > l.removed_up_to and m.unsent_at is null and m.body <> ''
     and coalesce(s.visibility, 'gone') in ('shown', 'gone');
  if msg.id is null then
    return query select 'not_found', null::text, null::text, null::text; return;
  end if;
  -- The member's account is the queue: what is asked at once is counted one after another.
  perform from accounts a where a.id = p_member for no key update;
  select t.body, t.source into known from message_translations t where t.message_id = msg.id and t.language = p_language and t.body is not null;
  if known.body is not null then
    return query select 'known', null::text, known.body, known.source; return;
  end if;
  if (select count(*) from message_translations t where t.asked_by = p_member and t.asked_at > p_now - interval '1 hour') >= p_most then
    return query select 'limit', null::text, null::text, null::text; return;
  end if;
  insert into message_translations (message_id, language, asked_by, asked_at) values (msg.id, p_language, p_member, p_now)
    on conflict (message_id, language) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at
      where message_translations.body is null and message_translations.asked_at <= p_now - interval '1 minute';
  if not found then
    return query select 'busy', null::text, null::text, null::text; return;
  end if;
  return query select 'asked', msg.body, null::text, null::text;
end $$;
