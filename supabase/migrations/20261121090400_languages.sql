-- Language of the page that a request was sent from, for its receipt; null for the site's default language.
alter table lectern.requests add column page_language text;
