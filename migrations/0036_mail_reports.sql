-- What providers and servers say of mails that left: kept as it came until it is carried out, once.
create table mail_reports (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('ses', 'mailgun', 'postmark', 'mailbox')),
  report_id text not null check (length(report_id) between 1 and 200),
  body text,
  received_at timestamptz not null,
  handled_at timestamptz,
  unique (provider, report_id),
  check ((body is null) = (handled_at is not null))
);
create index mail_reports_waiting on mail_reports (id) where handled_at is null;
create index mail_reports_received on mail_reports (received_at);
comment on table mail_reports is 'owner: deliveries';
comment on column mail_reports.body is 'as it came; it names people, so it goes once it was carried out';

alter table sent_mails add column returned_at timestamptz;
comment on column sent_mails.returned_at is 'when it was reported as not delivered, which is believed once';
