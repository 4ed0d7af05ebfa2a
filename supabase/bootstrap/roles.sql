-- Creates what a hosted Supabase project has before the first migration, as far as the migrations rely on it. For plain
-- Postgres and the embedded database; does nothing where the roles exist.
do $$
declare
  each text;
begin
  if (select count(*) from pg_roles where rolname in ('anon', 'authenticated', 'service_role')) = 3
    and to_regnamespace('auth') is not null then
    return;
  end if;
  foreach each in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = each) then
      execute format('create role %I nologin', each);
    end if;
  end loop;
  if (select rolsuper from pg_roles where rolname = current_user) then
    alter role service_role bypassrls;
  end if;

  grant usage on schema public to anon, authenticated, service_role;
  -- Hosted projects grant all privileges on new objects, so the migrations must hold against that.
  alter default privileges grant all on tables to anon, authenticated, service_role;
  alter default privileges grant all on sequences to anon, authenticated, service_role;
  alter default privileges grant all on functions to anon, authenticated, service_role;

  create schema if not exists auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create or replace function auth.jwt() returns jsonb language sql stable set search_path = '' as $f$
    select coalesce(
      nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')
    )::jsonb
  $f$;
  create or replace function auth.uid() returns uuid language sql stable set search_path = '' as $f$
    select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
    )::uuid
  $f$;
end
$$;
