-- Of a conversation: its last message when it was mailed about. By number: two clocks may differ.
drop index pending_mails_reminders;
alter table pending_mails drop column told_up_to, drop column reminded_at;
alter table pending_mails add column told_up_to bigint;
