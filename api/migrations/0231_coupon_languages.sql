-- What a coupon gives in Tamil, Hindi and Kannada, by language; what is not there is told in English.
alter table coupon add column translations jsonb not null default '{}';
