import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rights of admin tokens (D-157): a role, or permissions one by one. With neither a token has them all, as those that exist, and as the
 * release before makes them.
 */
export class AdminTokenRights1763700010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table access_key
        add column role text,
        add column permissions text[],
        add column made_by_id uuid,
        add constraint access_key_rights check (
          case when kind = 'admin' then role is null or permissions is null
               else role is null and permissions is null and made_by_id is null end
        )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access_key drop column made_by_id, drop column permissions, drop column role');
  }
}
