import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guesses at challenges that are not there are counted too, so that they cost what others do (D-52). What is asked before a code
 * is sent, of a key's sends to one block of numbers and to one country, is found without reading older ones.
 */
export class OtpGuesses1763700002010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table otp_stray_guess (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        bucket integer not null,
        guesses bigint not null,
        primary key (workspace_id, mode, bucket)
      ) with (fillfactor = 50)`);
    await runner.query(`create index otp_challenge_prefix on otp_challenge (workspace_id, mode, key_id, prefix_hash, created_at desc)`);
    await runner.query(`create index otp_challenge_country on otp_challenge (workspace_id, mode, key_id, country, created_at desc)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index otp_challenge_country, otp_challenge_prefix`);
    await runner.query(`drop table otp_stray_guess`);
  }
}
