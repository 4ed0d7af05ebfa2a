-- The language of the page that a request was sent from, so that its receipt is in it; null for the site's first.
alter table lectern.requests add column page_language text;
