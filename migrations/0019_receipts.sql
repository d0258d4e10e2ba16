-- Numbers of receipts, without gaps for each company and year. A number is taken in the transaction that writes its document, so
-- that one that fails gives it back.
create table receipt_counters (
  company_id int not null references companies,
  year smallint not null,
  last int not null check (last >= 1),
  issued_at timestamptz not null,
  primary key (company_id, year)
);
comment on table receipt_counters is 'owner: payments';
comment on column receipt_counters.issued_at is 'the latest of its documents: a higher number is never older';

-- Receipts, credit notes for money that went back, and corrections of credit notes whose money did not arrive after all.
create table receipts (
  id bigint generated always as identity primary key,
  company_id int not null,
  year smallint not null,
  no int not null check (no >= 1),
  kind text not null check (kind in ('receipt', 'credit_note', 'correction')),
  payment_id bigint not null references payments,
  refund_id bigint references refunds,
  issued_at timestamptz not null,
  facts jsonb not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (company_id, year, no),
  unique (refund_id, kind),
  foreign key (company_id, year) references receipt_counters,
  check ((kind = 'receipt') = (refund_id is null))
);
create unique index receipts_of_payment on receipts (payment_id) where kind = 'receipt';
create index receipts_payment on receipts (payment_id);
comment on table receipts is 'owner: payments';
comment on column receipts.facts is 'all that the document says, as it was when it was issued; nothing is read from elsewhere later';
comment on column receipts.sha256 is 'of facts as text';

-- Credits may be there before the money is: then there is no receipt yet.
alter table payments add column uncollected boolean not null default false;
comment on column payments.uncollected is 'credited before its money came, as for a direct debit; it gets its receipt when this is false';

comment on column companies.vat_registered is 'countries beside its own where the company pays VAT (ISO 3166-1 alpha-2)';
