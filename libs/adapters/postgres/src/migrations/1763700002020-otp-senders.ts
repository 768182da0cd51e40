import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workspaces' own numbers for one-time passwords, sealed under the service's key, and the templates that they send by (§4.8 r4). */
export class OtpSenders1763700002020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table otp_connection (
        workspace_id uuid primary key references workspace (id) on delete cascade,
        kind text not null check (kind in ('whatsapp', 'twilio', 'termii', 'mailbox')),
        sealed text not null,
        set_at timestamptz not null
      )`);
    await runner.query(`
      create table otp_template (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        name text not null,
        language text not null,
        approved boolean not null,
        is_default boolean not null,
        created_at timestamptz not null,
        primary key (workspace_id, id),
        unique (workspace_id, name, language) deferrable initially deferred
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table otp_template, otp_connection`);
  }
}
