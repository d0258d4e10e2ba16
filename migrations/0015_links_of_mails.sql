-- What a link in a mail is about beside its account: for an e-mail address that changes, the other address.
alter table mail_tokens add column detail text;

alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('activate', 'login', 'reset_password', 'change_email', 'revert_email', 'unsubscribe', 'reactivate',
                     'saved_search_alerts'));
