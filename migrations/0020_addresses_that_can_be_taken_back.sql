-- Addresses that somebody can still take back: nobody else gets them.
create index mail_tokens_revert on mail_tokens (lower(detail)) where purpose = 'revert_email';
