import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings and keys are announced by the tables themselves: processes of the release before change them, too. The use of a key is no change of it. */
export class AnnouncedAccess1763700004200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function announce_access() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'workspace' then
          perform pg_notify('access_changed', coalesce(new.id, old.id)::text);
        else
          perform pg_notify('access_changed', coalesce(new.workspace_id, old.workspace_id)::text);
        end if;
        return null;
      end $$`);
    await runner.query(
      `create trigger announce_access after update or delete on workspace for each row execute function announce_access()`,
    );
    await runner.query(`
      create trigger announce_access after delete or update of kind, mode, scopes, origins, label, limits, expires_at, paused_at, revoked_at, replaced_by_id
        on access_key for each row execute function announce_access()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['workspace', 'access_key']) await runner.query(`drop trigger announce_access on ${table}`);
    await runner.query(`drop function announce_access`);
  }
}
