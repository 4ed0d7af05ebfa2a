-- Tables of the sign-in emulator, with the names of Supabase Auth where they hold the same data. Not a migration: hosted
-- projects have the real tables.
create table if not exists auth.users (
  id uuid primary key,
  email text not null unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  confirmation_sent_at timestamptz,
  invited_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0,
  reauthentication_sent_at timestamptz,
  banned_until timestamptz,
  raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Columns that databases of earlier versions lack.
alter table auth.users add column if not exists confirmation_sent_at timestamptz;
alter table auth.users add column if not exists invited_at timestamptz;
create table if not exists auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null,
  secret text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz
);
create table if not exists auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  factor_id uuid references auth.mfa_factors on delete set null,
  aal text not null,
  amr jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  parent text,
  session_id uuid not null references auth.sessions on delete cascade,
  revoked boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table if not exists auth.one_time_tokens (
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null,
  token_hash text not null,
  created_at timestamptz not null,
  primary key (user_id, token_type)
);
create table if not exists auth.flow_state (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  authentication_method text not null,
  auth_code text not null unique,
  code_challenge text not null,
  code_challenge_method text not null,
  issued_at timestamptz,
  created_at timestamptz not null
);
create table if not exists auth.signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Only the owner has access, whatever the database's default privileges grant.
revoke all on all tables in schema auth from public, anon, authenticated, service_role;
revoke all on all sequences in schema auth from public, anon, authenticated, service_role;
