-- Calls the function drain-outbox every minute, where the database has a timer and can make HTTP calls. It reads the
-- project's address and the shared secret from the vault; until both are there it calls nobody.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('lectern-drain', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret || '/functions/v1/drain-outbox',
      headers := jsonb_build_object('authorization', 'Bearer ' || secret.decrypted_secret),
      body := '{}'::jsonb
    )
    from vault.decrypted_secrets address, vault.decrypted_secrets secret
    where address.name = 'project_url' and secret.name = 'drain_secret'
  $job$);
end
$$;
