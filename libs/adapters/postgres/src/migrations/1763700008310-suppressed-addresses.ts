import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses whose owners have ended mails of a shop, as hashes under a key of the workspace, so that they go on holding after the person is
 * erased (D-152, D-153). The key is encrypted under each secret key of the installation: a row for each of these.
 */
export class SuppressedAddresses1763700008310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table suppression_key (
        workspace_id uuid not null references workspace (id) on delete cascade,
        key_id text not null,
        sealed text not null,
        primary key (workspace_id, key_id)
      )`);
    await runner.query(`
      create table suppressed_address (
        workspace_id uuid not null references workspace (id) on delete cascade,
        what text not null check (what in ('mailings', 'named')),
        hash text not null check (hash ~ '^[0-9a-f]{64}$'),
        created_at timestamptz not null,
        primary key (workspace_id, what, hash)
      )`);
    await runner.query(`alter table attendee add column not_meant_at timestamptz`);
    await runner.query('select enable_row_security()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attendee drop column not_meant_at');
    await runner.query('drop table suppressed_address, suppression_key');
  }
}
