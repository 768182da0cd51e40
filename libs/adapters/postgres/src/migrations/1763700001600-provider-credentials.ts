import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credentials of workspaces at payment providers, sealed under the service's key, which is not in the database. */
export class ProviderCredentials1763700001600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table provider_credentials (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        provider text not null,
        sealed text not null,
        set_at timestamptz not null,
        primary key (workspace_id, mode, provider)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table provider_credentials`);
  }
}
