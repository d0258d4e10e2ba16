-- Who is to be told is found from the index alone, and one account's own from an index of its own, however much waits of it.
drop index pending_mails_due;
create index pending_mails_due on pending_mails (since, account_id) include (due_at) where mailed_at is null;
drop index pending_mails_remind;
create index pending_mails_remind on pending_mails (remind_at, account_id) where remind_at is not null;
create index pending_mails_remind_account on pending_mails (account_id, remind_at) where remind_at is not null;
create index pending_mails_mailed on pending_mails (account_id, mailed_at) where mailed_at is not null and not skipped;
