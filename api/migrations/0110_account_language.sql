-- Accounts may be kept in each of the four languages, which mails and invoices follow.
alter table app_user drop constraint app_user_language_check;
alter table app_user add constraint app_user_language_check check (language in ('en', 'ta', 'hi', 'kn'));
