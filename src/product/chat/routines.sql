-- When a member may begin conversations again who has begun as many as a new one may in 24 hours; null: now. PRODUCT.md 45.
create or replace function contacts_again(p_member bigint, p_now timestamptz, p_most int, p_days int) returns timestamptz
language plpgsql stable as $$
begin
  return (select least(max(began.at) + interval '24 hours', max(a.signup_date) + make_interval(days => p_days))
    from accounts a
    cross join lateral (select coalesce(c.started_at, c.created_at) as at from conversations c
                         where c.started_by = a.id and coalesce(c.started_at, c.created_at) > p_now - interval '24 hours'
                         order by 1 desc offset greatest(p_most, 1) - 1 limit 1) began
   where a.id = p_member and a.kind = 'member' and a.signup_date > p_now - make_interval(days => p_days) and p_most is not null);
end $$;

-- What a message carries beside its text: 'photo', 'gift', or null.
create or replace function carried_by(p_gift text, p_photo bigint) returns text language sql immutable
as $$ select case when p_photo is not null then 'photo' when p_gift is not null then 'gift' end $$;

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
            from messages s where s.sender_id = o.sender and s.key = o.key and s.id >= first_keyed_message()
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

-- The conversation that a message goes to, held. `id` is null where it has not begun, `other` where there is none of the sender's.
create or replace function hold_conversation(o message_order, out id bigint, out other bigint, out started_by bigint) language plpgsql as $$
begin
  if o.conversation is null then
    other := o.recipient;
    select c.id, c.started_by into id, started_by from conversations c
     where c.low_member_id = least(o.sender, other) and c.high_member_id = greatest(o.sender, other) for no key update;
  else
    select c.id, case when c.low_member_id = o.sender then c.high_member_id else c.low_member_id end, c.started_by into id, other, started_by
      from conversations c where c.id = o.conversation and o.sender in (c.low_member_id, c.high_member_id) for no key update;
  end if;
end $$;

-- Begins it. Not `opening`: the other side did at this very moment, so this message is an answer.
create or replace function begin_conversation(o message_order, p_other bigint, out id bigint, out started_by bigint, out opening boolean)
language plpgsql as $$
begin
  opening := true;
  insert into conversations (low_member_id, high_member_id, started_by, started_at) values (least(o.sender, p_other), greatest(o.sender, p_other), o.sender, o.at)
    on conflict (low_member_id, high_member_id) do nothing
    returning conversations.id, conversations.started_by into id, started_by;
  if id is null then
    select c.id, c.started_by into id, started_by from conversations c
     where c.low_member_id = least(o.sender, p_other) and c.high_member_id = greatest(o.sender, p_other) for no key update;
    opening := started_by is null;
  end if;
end $$;

-- Why this may not be written to this member now, whatever it costs; null: it may. Holds the photo that it carries.
create or replace function writing_refusal(o message_order, p_other bigint, p_opening boolean, p_pool smallint, p_paid_user boolean, p_balance int)
returns message_result language plpgsql as $$
declare
  relationship text; again timestamptz;
begin
  select s.visibility into relationship from visibility(o.sender, p_pool, p_other) s where p_other <> o.sender;
  if coalesce(relationship, 'gone') = 'gone' then return send_verdict('not_found', p_balance); end if;
  if relationship <> 'shown' then return send_verdict('blocked', p_balance, p_recipient => p_other); end if;
  if o.photo is not null then
    perform from chat_photos p where p.id = o.photo and p.sender_id = o.sender and p.recipient_id = p_other and not p.sent and p.file_hash is not null
      for no key update;
    if not found then return send_verdict('photo_not_found', p_balance, p_recipient => p_other); end if;
  end if;
  if p_opening and not o.signup then
    if not p_paid_user and (select count(*) from conversations c where c.started_by = o.sender) >= o.free_conversations then
      return send_verdict('premium_only', p_balance, p_recipient => p_other);
    end if;
    again := contacts_again(o.sender, o.at, o.contacts, o.contact_days);
    if again is not null then return send_verdict('contact_limit', p_balance, p_recipient => p_other, p_at => again); end if;
  end if;
  return null;
end $$;

-- Credits that it takes. Only a plain text opens a conversation free; a gift or a photo costs its price and uses a free start all the same (PRODUCT 45).
create or replace function message_price(o message_order, p_paid_user boolean, p_opening boolean) returns int language sql immutable as $$
  select case when p_opening and not p_paid_user and not o.signup and carried_by(o.gift, o.photo) is null then 0 else o.price end
$$;

create or replace function is_unacknowledged(o message_order, p_other bigint) returns boolean language plpgsql stable as $$
begin
  return not o.signup and exists (
    select from members m where m.id = p_other and m.fictional
       and not exists (select from fictional_acknowledgements f where f.member_id = o.sender and f.profile_id = m.id));
end $$;

-- Stores a message, takes its price and updates both chat lists as one atomic step. Only `ok` writes anything. Other verdicts:
-- repeated, key_reused, unsent (see earlier_message), not_found, blocked, photo_not_found, premium_only, contact_limit (until created_at),
-- not_enough_credits, unacknowledged. state: 'waiting' until the sender's address is confirmed.
-- Locks, for no key update, in this order: sender's account, conversation, sender's list row, receiver's list row, both versions.
-- Nobody takes them in another one, and ids of messages are drawn under the conversation's lock: they are committed in their order.
create or replace function send_message(o message_order) returns message_result language plpgsql as $$
declare
  sender record; answer message_result; chat record; opening boolean; unacknowledged boolean; price int;
begin
  if o.body = '' and carried_by(o.gift, o.photo) is null then raise exception 'a message without anything in it'; end if;
  -- The sender's row is the queue: concurrent sends of one member pass one after another.
  select a.id, a.credits, a.paid_user, a.status, m.pool, m.status as profile_status into sender
    from accounts a join members m on m.id = a.id where a.id = o.sender for no key update of a;
  if sender.id is null then return send_verdict('not_found'); end if;
  answer := earlier_message(o, sender.credits);
  if answer.verdict is not null then return answer; end if;
  if sender.status not in ('active', 'not_confirmed') or sender.profile_status = 'deleted' then return send_verdict('not_found', sender.credits); end if;

  select * into chat from hold_conversation(o);
  -- One whose messages were all taken back begins anew.
  opening := chat.started_by is null;
  answer := writing_refusal(o, chat.other, opening, sender.pool, sender.paid_user, sender.credits);
  if answer.verdict is not null then return answer; end if;

  price := message_price(o, sender.paid_user, opening);
  unacknowledged := is_unacknowledged(o, chat.other);
  if chat.id is null and sender.credits >= price and not (unacknowledged and price > 0) then
    select b.id, b.started_by, b.opening into chat.id, chat.started_by, opening from begin_conversation(o, chat.other) b;
    price := message_price(o, sender.paid_user, opening);
  end if;
  if sender.credits < price then
    return send_verdict('not_enough_credits', sender.credits, p_conversation => chat.id, p_recipient => chat.other, p_cost => price);
  end if;
  if unacknowledged and price > 0 then
    return send_verdict('unacknowledged', sender.credits, p_conversation => chat.id, p_recipient => chat.other, p_cost => price);
  end if;
  if chat.started_by is null then
    update conversations set started_by = o.sender, started_at = o.at where id = chat.id;
  end if;

  answer := store_message(o, chat.id, chat.other, price, sender.credits, opening, sender.status = 'not_confirmed');
  perform list_message(o, answer);
  return answer;
end $$;
