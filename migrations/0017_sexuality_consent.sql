-- Consent to use what somebody says about their sexuality is given apart from the terms.
alter table accounts
  add column sexuality_consent_at timestamptz,
  add column sexuality_consent_version timestamptz,
  add column sexuality_consent_id bigint references agreed_terms;
comment on column accounts.sexuality_consent_at is 'null where it was given with the terms, by one box for both';
comment on column accounts.sexuality_consent_version is 'from when the privacy statement counts that the consent is about';
comment on column accounts.sexuality_consent_id is 'the text of that privacy statement';
