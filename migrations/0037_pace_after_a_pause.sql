-- After its pause a receiver gets its mails at half the pace that it had, one by one, until slow_until.
alter table receiver_pauses add column gap_ms int not null default 0 check (gap_ms >= 0);
alter table receiver_pauses add column slow_until timestamptz;
update receiver_pauses set slow_until = paused_until;
alter table receiver_pauses alter column slow_until set not null;
alter table receiver_pauses add column next_at timestamptz;
comment on column receiver_pauses.gap_ms is 'between two mails after the pause: twice what it was before the first strike';
comment on column receiver_pauses.next_at is 'the time of the next mail that asks for one; null: none has asked since the pause began';
create index sent_mails_tried on sent_mails (tried_at);
