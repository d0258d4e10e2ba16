-- What members write before they have confirmed their address; nobody else sees it. Confirming moves a row to messages under its
-- own number. 'returned': it could not be delivered and its price came back; 'unsent': its sender took it back.
create table waiting_messages (
  -- Of the messages' own numbers.
  id bigint primary key,
  conversation_id bigint not null references conversations,
  sender_id bigint not null references members,
  key uuid not null,
  body text not null,
  cost int not null check (cost >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'returned', 'unsent')),
  created_at timestamptz not null default clock_timestamp(),
  unique (sender_id, key)
);
create index waiting_messages_conversation on waiting_messages (sender_id, conversation_id, id);
comment on table waiting_messages is 'owner: chat';

-- Of the last message, in the list of who wrote it.
alter table chat_list add column last_state text check (last_state in ('waiting', 'returned'));

alter table credit_ledger drop constraint credit_ledger_reason_check;
alter table credit_ledger add constraint credit_ledger_reason_check
  check (reason in ('starting', 'message', 'signup_message', 'unsent_message', 'set_aside', 'returned', 'photo', 'gift', 'purchase', 'refund', 'chargeback', 'adjustment'));

-- Another result is another function; the chat's routines make them again.
drop function send_message(bigint, bigint, bigint, uuid, text, int, int, boolean);

-- What sign-ups wished waits by the same means. A price that is no longer there leaves a message unsent, as it did before.
do $$
declare wish record; chat bigint; msg bigint; hash text;
begin
  for wish in
    select i.account_id, i.recipient_id, i.message, i.created_at, a.credits, coalesce((s.settings ->> 'signup_credits')::int, 5) as price
      from signup_intents i join accounts a on a.id = i.account_id join sites s on s.id = a.site_id join members m on m.id = i.recipient_id
     where i.done_at is null and i.message is not null and a.status <> 'active' and a.email is not null and i.recipient_id <> i.account_id
  loop
    continue when wish.credits < wish.price;
    insert into conversations (low_member_id, high_member_id, started_by)
      values (least(wish.account_id, wish.recipient_id), greatest(wish.account_id, wish.recipient_id), wish.account_id)
      on conflict do nothing returning id into chat;
    continue when chat is null;
    msg := nextval(pg_get_serial_sequence('messages', 'id'));
    hash := encode(sha256(convert_to('sign-up message of ' || wish.account_id, 'UTF8')), 'hex');
    insert into waiting_messages (id, conversation_id, sender_id, key, body, cost, created_at)
      values (msg, chat, wish.account_id,
              (substr(hash, 1, 8) || substr(hash, 9, 4) || '8' || substr(hash, 14, 3) || '8' || substr(hash, 18, 3) || substr(hash, 21, 12))::uuid,
              wish.message, wish.price, wish.created_at);
    perform move_credits(wish.account_id, -wish.price, 'set_aside', msg::text);
    insert into chat_list (member_id, conversation_id, other_id, last_message_id, last_sender_id, last_text, last_at, read_up_to, last_state)
      values (wish.account_id, chat, wish.recipient_id, msg, wish.account_id, left(wish.message, 140), wish.created_at, msg, 'waiting');
  end loop;
end $$;
insert into likes (liker_id, liked_id, created_at)
  select i.account_id, i.recipient_id, i.created_at
    from signup_intents i join accounts a on a.id = i.account_id join members m on m.id = i.recipient_id
   where i.done_at is null and i.like_recipient and a.status <> 'active' and a.email is not null and i.recipient_id <> i.account_id
  on conflict do nothing;
alter table signup_intents drop column message, drop column like_recipient, drop column done_at;
