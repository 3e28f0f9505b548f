-- Who of the house does what; whoever was an administrator before there were roles owns everything, and one without a role reaches nothing.
alter table app_user add column staff_role text check (staff_role in ('owner', 'editor', 'support', 'accountant'));
update app_user set staff_role = 'owner' where role = 'admin';
alter table app_user add constraint staff_only check (role = 'admin' or staff_role is null);
