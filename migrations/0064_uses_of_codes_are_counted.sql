-- The list of codes counts uses in the index alone: those of a large campaign are hundreds of thousands.
create index discount_redemptions_counted on discount_redemptions (discount_id, state);
