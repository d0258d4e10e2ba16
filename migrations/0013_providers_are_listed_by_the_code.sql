-- Which providers there are is said by the code alone: an account of one that this deployment has not is not used.
alter table payment_accounts drop constraint payment_accounts_provider_check;
