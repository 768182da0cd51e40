import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys of merchants' requests that make registrations (D-42). Guests have none: the e-mail address identifies them. */
export class RequestKeys1763700003800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table registration
        add column idempotency_key text,
        add column fingerprint text,
        add check ((idempotency_key is null) = (fingerprint is null))`);
    await runner.query(
      `create unique index registration_key on registration (workspace_id, mode, idempotency_key) where idempotency_key is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table registration drop column idempotency_key, drop column fingerprint`);
  }
}
