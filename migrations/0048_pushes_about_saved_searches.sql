-- Whether new members in a saved search are also told of by push, on the browsers that their member lets be pushed to.
alter table saved_searches add column push boolean not null default false;
