-- What became of each mail, for two weeks: by it a try that a dead process began is known, and a bounce is believed once.
create table sent_mails (
  id uuid primary key,
  site_id int not null references sites,
  address text not null check (address = lower(address)),
  template text not null,
  state text not null check (state in ('waiting', 'trying', 'sent', 'refused', 'expired', 'unsure')),
  ordered_at timestamptz not null,
  tried_at timestamptz
);
create index sent_mails_address on sent_mails (address);
create index sent_mails_ordered on sent_mails (ordered_at);
comment on table sent_mails is 'owner: deliveries';
comment on column sent_mails.state is 'trying: a server has it, or a process died; unsure: a server got it and did not say whether it took it';

-- Receivers that want a pause, and those that refuse mails because of us: the latter are for staff to look at.
create table receiver_pauses (
  site_id int not null references sites,
  receiver text not null,
  strikes int not null,
  paused_until timestamptz not null,
  refusal text,
  refused_at timestamptz,
  closed_at timestamptz,
  staff_name text,
  primary key (site_id, receiver),
  check ((refusal is null) = (refused_at is null))
);
comment on table receiver_pauses is 'owner: deliveries';
comment on column receiver_pauses.receiver is 'a group of domains behind one operator, such as gmail; else the domain';
comment on column receiver_pauses.refusal is 'status of RFC 3463 by which it refused our mails, such as 5.7.1; null: it was only busy';

-- Addresses to which mails could not be delivered now and then: five days within which none is a week apart end the mails.
create table address_failures (
  site_id int not null references sites,
  address text not null check (address = lower(address)),
  points int not null,
  last_on date not null,
  primary key (site_id, address)
);
comment on table address_failures is 'owner: deliveries';
