import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the bytes of the files of submissions by workspace, with each statement that writes or deletes some: who inserts
 * and reads the count in one transaction knows it exactly (D-110). Workspaces that are there keep their submissions without an end.
 */
export class FormFiles1763700003400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table form_file_usage (
        workspace_id uuid primary key references workspace (id) on delete cascade,
        bytes bigint not null check (bytes >= 0),
        told_full_at timestamptz
      )`);
    await runner.query(FILE_BYTES);
    await runner.query(COUNT_ADDED);
    await runner.query(COUNT_REMOVED);
    await runner.query(
      'create trigger form_files_added after insert on form_submission referencing new table as added for each statement execute function count_added_form_files()',
    );
    await runner.query(
      'create trigger form_files_removed after delete on form_submission referencing old table as removed for each statement execute function count_removed_form_files()',
    );
    await runner.query(
      'insert into form_file_usage (workspace_id, bytes) select workspace_id, sum(form_file_bytes(files)) from form_submission group by workspace_id',
    );
    await runner.query(`
      update workspace set settings = jsonb_set(settings, '{forms}', coalesce(settings -> 'forms', '{}') || '{"keepDays": null}')
       where not coalesce(settings -> 'forms', '{}') ? 'keepDays'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update workspace set settings = settings #- '{forms,keepDays}' where settings #> '{forms,keepDays}' = 'null'`);
    for (const which of ['added', 'removed']) {
      await runner.query(`drop trigger form_files_${which} on form_submission`);
      await runner.query(`drop function count_${which}_form_files()`);
    }
    await runner.query('drop function form_file_bytes(jsonb)');
    await runner.query('drop table form_file_usage');
  }
}

const FILE_BYTES = `
  create function form_file_bytes(files jsonb) returns bigint language sql immutable parallel safe as $$
    select coalesce(sum((file ->> 'sizeBytes')::bigint), 0)::bigint from jsonb_array_elements(files) file
  $$`;

const COUNT_ADDED = `
  create function count_added_form_files() returns trigger language plpgsql as $$
  begin
    insert into form_file_usage as usage (workspace_id, bytes)
    select workspace_id, sum(form_file_bytes(files)) from added where files <> '[]' group by workspace_id order by workspace_id
    on conflict (workspace_id) do update set bytes = usage.bytes + excluded.bytes;
    return null;
  end
  $$`;

/** The counter of a deleted workspace may be gone already. */
const COUNT_REMOVED = `
  create function count_removed_form_files() returns trigger language plpgsql as $$
  begin
    update form_file_usage usage set bytes = usage.bytes - gone.bytes
      from (select workspace_id, sum(form_file_bytes(files)) as bytes from removed where files <> '[]' group by workspace_id) gone
     where gone.workspace_id = usage.workspace_id;
    return null;
  end
  $$`;
