import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tickets that were given to somebody (ADR 0067): since when a seat is no longer of who took it, and the language (BCP 47) of whoever
 * has it now. The indexes hold the seats that were given alone: an e-mail is given one free seat of an event, and those who
 * were given tickets are notified of changes of their event a batch at a time.
 */
export class GivenTickets1763700005700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table attendee
        add column given_at timestamptz,
        add column language text,
        add constraint attendee_language check (length(language) between 2 and 35) not valid`);
    await runner.query('create index attendee_given on attendee (workspace_id, mode, event_id, id) where given_at is not null');
    await runner.query(`
      create unique index attendee_given_free on attendee (workspace_id, mode, event_id, lower(btrim(email)))
       where given_at is not null and registration_id is not null and status in ('pending', 'confirmed', 'checked_in')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index attendee_given_free, attendee_given');
    await runner.query('alter table attendee drop column given_at, drop column language');
  }
}
