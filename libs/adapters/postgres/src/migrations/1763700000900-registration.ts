import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guests of events. A registration is the request of one guest, an attendee one seat of it. Orders will own
 * attendees as well, so these may be without a registration. Keys carry the mode (D-6).
 */
export class Registration1763700000900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await versionEvents(runner);
    await runner.query(`
      create table registration (
        ${OWNED},
        event_id uuid not null,
        guest_key text not null,
        name text not null,
        email text,
        phone text,
        date_of_birth date,
        responses jsonb not null default '{}',
        unlock_code_ids uuid[] not null default '{}',
        promoter_code text,
        source text not null,
        confirmation_at timestamptz not null default service_now(),
        ended_at timestamptz,
        ${WRITTEN},
        primary key (workspace_id, mode, id),
        foreign key (workspace_id, event_id) references event (workspace_id, id) on delete cascade,
        check (email is not null or phone is not null)
      )`);
    await runner.query(
      `create unique index registration_guest on registration (workspace_id, mode, event_id, guest_key) where ended_at is null`,
    );
    await runner.query(`create index registration_event on registration (workspace_id, mode, event_id, id)`);

    await runner.query(`create unique index ticket_type_event on ticket_type (workspace_id, event_id, id)`);
    await runner.query(`
      create table attendee (
        ${OWNED},
        registration_id uuid,
        event_id uuid not null,
        ticket_type_id uuid not null,
        position integer not null,
        ticket integer not null,
        counted_day_ids uuid[] not null default '{}',
        name text,
        email text,
        phone text,
        date_of_birth date,
        responses jsonb not null default '{}',
        status text not null check (status in ('confirmed', 'pending', 'declined', 'cancelled', 'checked_in')),
        serial integer not null default 1,
        checked_in_at timestamptz,
        ${WRITTEN},
        primary key (workspace_id, mode, id),
        foreign key (workspace_id, mode, registration_id) references registration (workspace_id, mode, id) on delete cascade,
        foreign key (workspace_id, event_id, ticket_type_id) references ticket_type (workspace_id, event_id, id) on delete cascade
      )`);
    await runner.query(
      `create unique index attendee_position on attendee (workspace_id, mode, registration_id, position) where registration_id is not null`,
    );
    await runner.query(`create index attendee_event on attendee (workspace_id, mode, event_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table attendee, registration`);
    await runner.query(`drop index ticket_type_event`);
    await runner.query(`drop trigger count_version on event`);
    await runner.query(`drop function count_version`);
    await runner.query(`alter table event drop column version`);
  }
}

/** `id` is the id in the public ref (`grp_…`, `att_…`). */
const OWNED = `
  workspace_id uuid not null,
  mode text not null check (mode in ('live', 'test')),
  id uuid not null`;

const WRITTEN = `
  created_at timestamptz not null default service_now(),
  updated_at timestamptz not null default service_now()`;

/** Every save of an event increments its version, by which a decision is checked to be still valid. */
async function versionEvents(runner: QueryRunner): Promise<void> {
  await runner.query(`alter table event add column version bigint not null default 1`);
  await runner.query(`
    create function count_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`);
  await runner.query(`create trigger count_version before update on event for each row execute function count_version()`);
}
