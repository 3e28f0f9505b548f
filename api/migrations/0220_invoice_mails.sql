-- mailed_at is when a mail server took the mail; a claim keeps two processes from mailing the same invoice.
alter table invoice add column mail_claimed_at timestamptz;
alter table invoice add column mail_tries integer not null default 0;
