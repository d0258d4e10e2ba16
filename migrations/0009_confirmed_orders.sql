-- Which mail has confirmed an order last, so that none is ordered twice and the second one is short.
alter table payments add column confirmed text check (confirmed in ('ordered', 'paid'));
comment on column payments.confirmed is 'the last confirmation that was mailed: of the order, or of the paid purchase; null before either';
update payments set confirmed = 'paid' where status = 'completed';

-- Files of the demo's mails: [{ filename, contentType, content (base64) }].
alter table outbox add column attachments jsonb not null default '[]';
