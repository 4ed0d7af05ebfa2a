-- Calls the function drain-outbox every minute, where the database has pg_cron and pg_net. Reads the project's URL and the
-- shared secret from the vault; without them it calls nothing.
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
