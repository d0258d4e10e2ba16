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
  -- A page may still know it by the number under which it waited.
  p_message := coalesce((select d.message_id from delivered_messages d where d.waiting_id = p_message), p_message);
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
