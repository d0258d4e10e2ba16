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
