import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Short codes of tickets (ADR 0118), in a table of their own: a change of `attendee` would stamp each order again. The triggers give codes to
 * the tickets of the release before as well. Earlier tickets get theirs in batches: first while others read and write, then, behind the
 * lock that the triggers take, those that were written meanwhile.
 */
export class TicketCodes1763700008100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ticket_code (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        attendee_id uuid not null,
        serial integer not null,
        code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
        primary key (workspace_id, mode, attendee_id, serial),
        unique (workspace_id, mode, code)
      )`);
    await runner.query(NEW_TICKET_CODE);
    await giveCodes(runner);
    await runner.query(`
      alter table ticket_code add constraint ticket_code_attendee foreign key (workspace_id, mode, attendee_id)
        references attendee (workspace_id, mode, id) on delete cascade not valid`);
    await runner.query(ASSIGN_TICKET_CODE);
    await runner.query(`create trigger assign_ticket_code after insert on attendee for each row execute function assign_ticket_code()`);
    await runner.query(`
      create trigger assign_ticket_code_changed after update of serial on attendee for each row
        when (old.serial <> new.serial) execute function assign_ticket_code()`);
    await runner.query(`
      delete from ticket_code c
       where not exists (select from attendee a where a.workspace_id = c.workspace_id and a.mode = c.mode and a.id = c.attendee_id)`);
    await giveCodes(runner);
    await runner.query('select enable_row_security()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger assign_ticket_code on attendee');
    await runner.query('drop trigger assign_ticket_code_changed on attendee');
    await runner.query('drop function assign_ticket_code, new_ticket_code');
    await runner.query('drop table ticket_code');
  }
}

/** Attendees of one statement. */
const BATCH = 10_000;

/** Gives a code to each ticket that has none, in the order of the attendees' keys, and once more to those whose code another one has. */
async function giveCodes(runner: QueryRunner): Promise<void> {
  let last: object[] | null = null;
  do {
    const rows = (await runner.query(WITHOUT_CODE, [JSON.stringify(last?.at(-1) ?? null), BATCH])) as object[];
    last = rows.length > 0 ? rows : null;
    for (let missing = rows.length; missing > 0; ) {
      const [{ given }] = (await runner.query(GIVE, [JSON.stringify(rows)])) as [{ given: number }];
      missing -= given;
    }
  } while (last);
}

/** The next tickets without a code, behind the key `$1`. */
const WITHOUT_CODE = `
  select a.workspace_id, a.mode, a.id, a.serial
    from attendee a
   where ($1::jsonb = 'null' or (a.workspace_id, a.mode, a.id) > (($1::jsonb ->> 'workspace_id')::uuid, $1::jsonb ->> 'mode', ($1::jsonb ->> 'id')::uuid))
     and not exists (
       select from ticket_code c where c.workspace_id = a.workspace_id and c.mode = a.mode and c.attendee_id = a.id and c.serial = a.serial)
   order by a.workspace_id, a.mode, a.id
   limit $2`;

const GIVE = `
  with given as (
    insert into ticket_code (workspace_id, mode, attendee_id, serial, code)
    select workspace_id, mode, id, serial, new_ticket_code()
      from jsonb_to_recordset($1::jsonb) as ticket (workspace_id uuid, mode text, id uuid, serial integer)
    on conflict do nothing
    returning 1)
  select count(*)::integer as given from given`;

const NEW_TICKET_CODE = `
  create or replace function new_ticket_code() returns text language sql volatile as $$
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(drawn.bytes, place) & 31), 1), '')
      from (select uuid_send(gen_random_uuid()) as bytes offset 0) drawn, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) place
  $$`;

const ASSIGN_TICKET_CODE = `
  create or replace function assign_ticket_code() returns trigger language plpgsql as $$
  begin
    loop
      insert into ticket_code (workspace_id, mode, attendee_id, serial, code)
      values (new.workspace_id, new.mode, new.id, new.serial, new_ticket_code())
      on conflict do nothing;
      exit when found or exists (
        select from ticket_code c
         where c.workspace_id = new.workspace_id and c.mode = new.mode and c.attendee_id = new.id and c.serial = new.serial);
    end loop;
    return null;
  end $$`;
