import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the bytes of a merchant's files by workspace, with each statement that writes or deletes some, by whichever release: who inserts
 * and reads the count in one transaction knows it exactly (D-143). Uploads wait while those that are there are counted.
 */
export class MediaUsage1763700007720 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table media_usage (
        workspace_id uuid primary key references workspace (id) on delete cascade,
        bytes bigint not null check (bytes >= 0)
      )`);
    await runner.query(COUNT_ADDED);
    await runner.query(COUNT_REMOVED);
    await runner.query(
      'create trigger media_added after insert on media_file referencing new table as added for each statement execute function count_added_media()',
    );
    await runner.query(
      'create trigger media_removed after delete on media_file referencing old table as removed for each statement execute function count_removed_media()',
    );
    await runner.query(`
      insert into media_usage (workspace_id, bytes)
      select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) from media_file group by workspace_id`);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const which of ['added', 'removed']) {
      await runner.query(`drop trigger media_${which} on media_file`);
      await runner.query(`drop function count_${which}_media()`);
    }
    await runner.query('drop table media_usage');
  }
}

const COUNT_ADDED = `
  create or replace function count_added_media() returns trigger language plpgsql as $$
  begin
    insert into media_usage as usage (workspace_id, bytes)
    select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) from added group by workspace_id order by workspace_id
    on conflict (workspace_id) do update set bytes = usage.bytes + excluded.bytes;
    return null;
  end
  $$`;

/** The count of a workspace that is deleted as a whole may be gone already. */
const COUNT_REMOVED = `
  create or replace function count_removed_media() returns trigger language plpgsql as $$
  begin
    update media_usage usage set bytes = usage.bytes - gone.bytes
      from (select workspace_id, sum((file ->> 'sizeBytes')::bigint + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0)) as bytes from removed group by workspace_id) gone
     where gone.workspace_id = usage.workspace_id;
    return null;
  end
  $$`;
