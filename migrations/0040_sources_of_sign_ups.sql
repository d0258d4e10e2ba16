-- Who joined a site in some days, for the count of sign-ups by where they came from.
create index accounts_joined on accounts (site_id, signup_date) where kind = 'member';
comment on column accounts.tracking is 'the words of the link that led to the sign-up, with the lander and its slug; null once the account is erased';
