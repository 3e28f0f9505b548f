-- What was done with a release enters the audit trail once, whoever looks first.
create unique index audit_entry_release_once on audit_entry (subject, (after ->> 'at')) where action like 'release.%';
