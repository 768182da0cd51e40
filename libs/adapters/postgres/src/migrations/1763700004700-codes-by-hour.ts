import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hourly counters of the codes that each key sends, updated in the transaction of the codes, whichever release writes them (ADR 0063): the
 * codes of a key in a day are counted without reading them. Those of the last two days are counted here, by the index of each key.
 */
export class CodesByHour1763700004700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table otp_key_hour (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        key_id uuid not null,
        hour timestamptz not null,
        sends bigint not null,
        primary key (workspace_id, mode, key_id, hour)
      ) with (fillfactor = 50)`);
    await runner.query(`create index otp_key_hour_age on otp_key_hour (hour)`);
    await runner.query(`
      create or replace function note_code_send() returns trigger language plpgsql as $$
      begin
        insert into otp_key_hour as counted (workspace_id, mode, key_id, hour, sends)
        values (new.workspace_id, new.mode, new.key_id, date_trunc('hour', new.created_at, 'UTC'), case when tg_op = 'INSERT' then 1 else -1 end)
        on conflict (workspace_id, mode, key_id, hour) do update set sends = counted.sends + excluded.sends;
        return null;
      end $$`);
    await runner.query(
      `create trigger note_code_send after insert on otp_challenge for each row when (new.status <> 'failed') execute function note_code_send()`,
    );
    await runner.query(`
      create trigger note_code_not_sent after update of status on otp_challenge for each row
        when (new.status = 'failed' and old.status <> 'failed') execute function note_code_send()`);
    await runner.query(`
      insert into otp_key_hour (workspace_id, mode, key_id, hour, sends)
      select k.workspace_id, k.mode, k.id, sent.hour, count(*)
        from access_key k
       cross join lateral (
         select date_trunc('hour', c.created_at, 'UTC') as hour from otp_challenge c
          where c.workspace_id = k.workspace_id and c.mode = k.mode and c.key_id = k.id and c.status <> 'failed'
            and c.created_at > least(service_now(), clock_timestamp()) - interval '2 days' offset 0) sent
       group by 1, 2, 3, 4`);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger note_code_send on otp_challenge`);
    await runner.query(`drop trigger note_code_not_sent on otp_challenge`);
    await runner.query(`drop function note_code_send`);
    await runner.query(`drop function if exists are_codes_sent`); // It takes a row of the table, which could not be dropped before it.
    await runner.query(`drop table otp_key_hour`);
  }
}
