-- VAT by quarter, country and rate: sums of receipts, written with each of them. A quarter has millions; nobody adds them up while asking.
create table vat_sums (
  company_id int not null references companies,
  year smallint not null,
  quarter smallint not null check (quarter between 1 and 4),
  of_year smallint not null,
  of_quarter smallint not null check (of_quarter between 1 and 4),
  country char(2) not null,
  rate int not null check (rate >= 0),
  currency char(3) not null,
  home boolean not null,
  net bigint not null,
  vat bigint not null,
  documents int not null check (documents > 0),
  primary key (company_id, year, quarter, of_year, of_quarter, country, rate, currency, home),
  check ((of_year, of_quarter) <= (year, quarter))
);
comment on table vat_sums is 'owner: payments';
comment on column vat_sums.quarter is 'of the document (UTC): a quarter that is over never changes';
comment on column vat_sums.of_quarter is 'of the receipt that it is about: another one than quarter is a correction of an earlier return';
comment on column vat_sums.rate is 'hundredths of a percent';
comment on column vat_sums.home is 'the seller was in this country';
comment on column vat_sums.net is 'minor units; below 0 where more went back than came';
insert into vat_sums (company_id, year, quarter, of_year, of_quarter, country, rate, currency, home, net, vat, documents)
select r.company_id, extract(year from r.issued_at at time zone 'UTC'), extract(quarter from r.issued_at at time zone 'UTC'),
       extract(year from s.issued_at at time zone 'UTC'), extract(quarter from s.issued_at at time zone 'UTC'),
       r.facts #>> '{rate,country}', (r.facts #>> '{rate,rate}')::int, r.facts ->> 'currency',
       r.facts #>> '{seller,country}' = r.facts #>> '{rate,country}', sum((r.facts ->> 'net')::bigint), sum((r.facts ->> 'vat')::bigint), count(*)
  from receipts r join receipts s on s.payment_id = r.payment_id and s.kind = 'receipt'
 where r.facts #>> '{rate,country}' is not null
 group by 1, 2, 3, 4, 5, 6, 7, 8, 9;

-- Returns are in euros, by the ECB's rate of the last day of the quarter, which staff enter.
create table currency_rates (
  company_id int not null references companies,
  day date not null,
  currency char(3) not null check (currency <> 'EUR'),
  per_euro numeric(14, 6) not null check (per_euro > 0),
  staff_id int not null references staff,
  changed_at timestamptz not null,
  primary key (company_id, day, currency)
);
comment on table currency_rates is 'owner: payments';
comment on column currency_rates.per_euro is 'so much of the currency for one euro, as the ECB published it';
