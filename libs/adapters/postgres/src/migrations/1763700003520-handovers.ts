import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A code whose process ended while sending it has a handover state (D-111a); what the service's own number sends to one
 * destination is counted over all workspaces (D-101); and a credit of a wallet is booked once for each Idempotency-Key.
 */
export class Handovers1763700003520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table otp_challenge
        drop constraint otp_challenge_delivery_status_check,
        add constraint otp_challenge_delivery_status_check check (delivery_status in ('unknown', 'sent', 'delivered', 'read', 'failed')),
        add column handover text not null default 'ended' check (handover in ('due', 'begun', 'ended'))`);
    await runner.query(
      `comment on column otp_challenge.handover is 'due: charged, and certainly not sent; begun: it may have been sent; ended: it is known, or not known for good, what became of it.'`,
    );
    await runner.query(`create index otp_challenge_left on otp_challenge (created_at) where handover <> 'ended'`);
    await runner.query(`
      create table service_code_send (
        destination_hash text not null,
        challenge_id uuid not null,
        sent_at timestamptz not null,
        primary key (destination_hash, challenge_id)
      )`);
    await runner.query(
      `comment on table service_code_send is 'Live codes by the service’s own number in the last 24 hours, of all workspaces. The hash is keyed by the installation and names no workspace.'`,
    );
    await runner.query(`create unique index service_code_send_challenge on service_code_send (challenge_id)`);
    await runner.query(`create index service_code_send_age on service_code_send (sent_at)`);
    await runner.query(`
      alter table otp_ledger
        add column idempotency_key text check (length(idempotency_key) between 1 and 255),
        add column fingerprint text,
        add check ((idempotency_key is null) = (fingerprint is null))`);
    await runner.query(
      `create unique index otp_ledger_key on otp_ledger (workspace_id, idempotency_key) where idempotency_key is not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table otp_ledger drop column idempotency_key, drop column fingerprint`);
    await runner.query(`drop table service_code_send`);
    await runner.query(
      `update otp_challenge set delivery_status = null, delivery_at = null, delivery_reason = null where delivery_status = 'unknown'`,
    );
    await runner.query(`
      alter table otp_challenge
        drop constraint otp_challenge_delivery_status_check,
        add constraint otp_challenge_delivery_status_check check (delivery_status in ('sent', 'delivered', 'read', 'failed')),
        drop column handover`);
  }
}
