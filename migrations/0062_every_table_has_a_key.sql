-- Moving a pool's tables to another server while they are written needs a key by which each row is told from the others.
alter table ban_keys add primary key (secret);
alter table captcha_keys add primary key (secret);
alter table ban_traces add column id bigint generated always as identity primary key;
alter table banned_prints add column id bigint generated always as identity primary key;
alter table chat_photo_flags add column id bigint generated always as identity primary key;
alter table package_prices add column id int generated always as identity primary key;
