-- Requests of visitors. Everything lives in a schema that the API does not serve, and lectern.submit_request is the
-- only way in. The columns for a form's fields are added by the migrations that `npm run forms -- --write` makes.
create schema lectern;

do $$
begin
  if not exists (select from pg_roles where rolname = 'lectern_function') then
    create role lectern_function nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'lectern_mailer') then
    create role lectern_mailer nologin;
  end if;
end
$$;

-- Whoever migrates also runs the functions, and steps down to these roles for each call.
grant lectern_function, lectern_mailer to current_user;

create sequence lectern.arrivals;

create table lectern.requests (
  id uuid primary key default gen_random_uuid(),
  arrival bigint not null default nextval('lectern.arrivals'),
  form text not null,
  created_at timestamptz not null default clock_timestamp(),
  status text not null default 'new' check (status in ('new', 'handled')),
  handled_at timestamptz,
  suspicion text,
  submission_key text,
  fingerprint text not null
);
create unique index requests_by_key on lectern.requests (form, submission_key);
create index requests_by_fingerprint on lectern.requests (fingerprint, created_at);
create index requests_by_arrival on lectern.requests (arrival desc);

-- A mail waits here from the commit of its request until it is sent. Its words are made when it leaves, so that no
-- copy of an answer is kept.
create table lectern.outbox (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references lectern.requests (id) on delete cascade,
  kind text not null check (kind in ('notice', 'receipt')),
  attempts integer not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  unique (request_id, kind)
);
create index outbox_waiting on lectern.outbox (due_at) where sent_at is null and dead_at is null;

create table lectern.counts (
  bucket text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (bucket, window_start)
);
create index counts_by_age on lectern.counts (window_start);

-- Two random keys a day. Addresses are counted under a keyed hash only, and with its key gone a hash leads nowhere.
create table lectern.peppers (
  day date primary key,
  inner_key bytea not null,
  outer_key bytea not null
);

-- What was erased or expired: how many rows and when, never whose.
create table lectern.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  removed integer not null
);

create function lectern.random_block() returns bytea
language sql volatile set search_path = ''
as $$
  select string_agg(uuid_send(gen_random_uuid()), ''::bytea) from generate_series(1, 4)
$$;

create function lectern.bucket_of(kind text, sender text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  pepper lectern.peppers;
  today date := (clock_timestamp() at time zone 'UTC')::date;
begin
  select * into pepper from lectern.peppers where day = today;
  if not found then
    insert into lectern.peppers values (today, lectern.random_block(), lectern.random_block()) on conflict do nothing;
    select * into pepper from lectern.peppers where day = today;
  end if;
  return kind || ':' || encode(
    sha256(pepper.outer_key || sha256(pepper.inner_key || convert_to(kind || ':' || sender, 'UTF8'))), 'hex');
end
$$;

-- Counts one more. Gives the seconds to wait when that is too many, else nothing.
create function lectern.take(kind text, sender text, rule jsonb) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  span double precision := (rule ->> 'seconds')::double precision;
  moment double precision := extract(epoch from clock_timestamp());
  opened timestamptz := to_timestamp(floor(moment / span) * span);
  bucket_name text := case when sender is null then kind else lectern.bucket_of(kind, sender) end;
  so_far integer;
begin
  insert into lectern.counts as c values (bucket_name, opened, 1)
  on conflict (bucket, window_start) do update set taken = c.taken + 1
  returning taken into so_far;
  if so_far > (rule ->> 'most')::integer then
    return greatest(1, ceil(extract(epoch from opened) + span - moment))::integer;
  end if;
  return null;
end
$$;

-- Stores a request once. Takes {form, payload, key, network, email, suspicion, limits, mails} and answers with
-- {outcome: stored | repeated, id}, {outcome: conflict} or {outcome: limited, retryAfter}.
create function lectern.submit_request(submission jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  answers jsonb := submission -> 'payload';
  form_name text := submission ->> 'form';
  intent text := submission ->> 'key';
  limits jsonb := submission -> 'limits';
  -- Composed and decomposed letters count as the same request; what is stored stays as it was typed.
  print text := encode(sha256(convert_to(form_name || normalize(answers::text, NFC), 'UTF8')), 'hex');
  earlier record;
  wait integer;
  new_id uuid := gen_random_uuid();
  stored lectern.requests;
begin
  -- One at a time for one intent: the second caller waits, then finds what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(form_name || ' ' || coalesce(intent, print), 0));
  if intent is not null then
    select id, fingerprint into earlier from lectern.requests where form = form_name and submission_key = intent;
    if found and earlier.fingerprint <> print then
      return jsonb_build_object('outcome', 'conflict');
    end if;
  else
    select id into earlier from lectern.requests
    where fingerprint = print and created_at > clock_timestamp() - interval '10 minutes'
    order by created_at limit 1;
  end if;
  if found then
    return jsonb_build_object('outcome', 'repeated', 'id', earlier.id);
  end if;

  if jsonb_typeof(limits) = 'object' then
    -- Always in this order, so that two callers never wait for each other; and a sender who is over the limit uses
    -- up nobody else's share.
    if submission ->> 'network' is not null then
      wait := lectern.take('address', submission ->> 'network', limits -> 'address');
    end if;
    if wait is null and submission ->> 'email' is not null then
      wait := lectern.take('email', submission ->> 'email', limits -> 'email');
    end if;
    if wait is null then
      wait := lectern.take('all', null, limits -> 'all');
    end if;
    if wait is not null then
      return jsonb_build_object('outcome', 'limited', 'retryAfter', wait);
    end if;
  end if;

  if answers - array(
    select attname::text from pg_catalog.pg_attribute
    where attrelid = 'lectern.requests'::regclass and attnum > 0 and not attisdropped
  ) <> '{}' then
    raise exception 'a field of the form has no column' using errcode = 'undefined_column';
  end if;

  stored := jsonb_populate_record(null::lectern.requests, answers || jsonb_build_object(
    'id', new_id,
    'arrival', nextval('lectern.arrivals'),
    'form', form_name,
    'created_at', clock_timestamp(),
    'status', 'new',
    'suspicion', submission -> 'suspicion',
    'submission_key', intent,
    'fingerprint', print
  ));
  -- Nothing is bent to fit its column: 'on' is no true, and 2026-1-1 no date.
  if not to_jsonb(stored) @> answers then
    raise exception 'an answer does not fit its column' using errcode = 'check_violation';
  end if;
  insert into lectern.requests values (stored.*);
  insert into lectern.outbox (request_id, kind)
  select new_id, kind from jsonb_array_elements_text(submission -> 'mails') kind;
  return jsonb_build_object('outcome', 'stored', 'id', new_id);
end
$$;

-- Hands out mails that are due, each to one caller for five minutes. Who does not report back loses the mail to the
-- next caller, so a mail may leave twice and is never lost.
create function lectern.claim_mails(how_many integer) returns table (
  id uuid, kind text, attempts integer, request jsonb
)
language sql volatile security definer set search_path = ''
as $$
  with claimed as (
    update lectern.outbox o
    set due_at = clock_timestamp() + interval '5 minutes', attempts = o.attempts + 1
    where o.id in (
      select w.id from lectern.outbox w
      where w.sent_at is null and w.dead_at is null and w.due_at <= clock_timestamp()
      order by w.due_at limit how_many
      for update skip locked
    )
    returning o.id, o.kind, o.attempts, o.request_id
  )
  select c.id, c.kind, c.attempts, to_jsonb(r) - array['submission_key', 'fingerprint']
  from claimed c join lectern.requests r on r.id = c.request_id
$$;

-- Reports how it went. `failure` is a code, never a sentence; it may be asked for again after 30 s, doubling to an hour.
create function lectern.report_mail(mail uuid, failure text, most_attempts integer) returns text
language sql volatile security definer set search_path = ''
as $$
  update lectern.outbox o set
    sent_at = case when failure is null then clock_timestamp() end,
    dead_at = case when failure is not null and o.attempts >= most_attempts then clock_timestamp() end,
    last_error = failure,
    due_at = clock_timestamp() + least(interval '1 hour', interval '30 seconds' * power(2, least(o.attempts, 8) - 1))
  where o.id = mail and o.sent_at is null
  returning case when o.sent_at is not null then 'sent' when o.dead_at is not null then 'dead' else 'waiting' end
$$;

-- Deletes what has been kept long enough, with its mails, and counters that are of no more use.
create function lectern.expire_requests(form_name text, keep_requests interval, keep_suspects interval) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone integer;
begin
  delete from lectern.requests
  where form = form_name
    and created_at < clock_timestamp() - case when suspicion is null then keep_requests else keep_suspects end;
  get diagnostics gone = row_count;
  if gone > 0 then
    insert into lectern.audit (action, removed) values ('expired', gone);
  end if;
  delete from lectern.counts where window_start < clock_timestamp() - interval '48 hours';
  delete from lectern.peppers where day < (clock_timestamp() at time zone 'UTC')::date - 1;
  return gone;
end
$$;

alter table lectern.requests enable row level security;
alter table lectern.outbox enable row level security;
alter table lectern.counts enable row level security;
alter table lectern.peppers enable row level security;
alter table lectern.audit enable row level security;

-- Said outright, though no right is granted either: nobody reaches these tables through the API.
create policy closed on lectern.requests for all to anon, authenticated using (false) with check (false);
create policy closed on lectern.outbox for all to anon, authenticated using (false) with check (false);
create policy closed on lectern.counts for all to anon, authenticated using (false) with check (false);
create policy closed on lectern.peppers for all to anon, authenticated using (false) with check (false);
create policy closed on lectern.audit for all to anon, authenticated using (false) with check (false);

revoke all on schema lectern from public, anon, authenticated, service_role;
revoke all on all tables in schema lectern from public, anon, authenticated, service_role;
revoke all on all sequences in schema lectern from public, anon, authenticated, service_role;
revoke all on all functions in schema lectern from public, anon, authenticated, service_role;

grant usage on schema lectern to lectern_function, lectern_mailer;
grant execute on function lectern.submit_request(jsonb) to lectern_function;
grant execute on function lectern.claim_mails(integer) to lectern_mailer;
grant execute on function lectern.report_mail(uuid, text, integer) to lectern_mailer;
grant execute on function lectern.expire_requests(text, interval, interval) to lectern_mailer;
