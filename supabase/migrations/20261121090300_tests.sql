-- Marks requests that are sent from the live preview.
alter table lectern.requests add column is_test boolean;
