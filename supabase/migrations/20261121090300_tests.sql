-- Requests that are sent while the site is being made are marked, so that nobody takes one for a visitor's.
alter table lectern.requests add column is_test boolean;
