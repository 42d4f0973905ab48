-- What a subscription renews for, as Stripe has it: in the currency's smallest unit, for one month or one year. Null in rows
-- from before this file, which are monthly, and for what Stripe counts in another way.
alter table public.subscriptions
  add column price_amount   integer check (price_amount >= 0),
  add column price_currency text check (char_length(price_currency) = 3),
  add column price_interval text check (char_length(price_interval) <= 10);
