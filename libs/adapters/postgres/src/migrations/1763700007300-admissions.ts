import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Admissions: that an attendee was let in at a moment, once on each day of the event (D-125). The triggers keep one for whoever the release
 * before checks in, which writes `attendee` alone. Those of before are taken over, each with the day of its moment, else the nearest that
 * the ticket admits to: first while others read and write, then, behind the lock that the triggers take, what was written meanwhile.
 */
export class Admissions1763700007300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admission (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null default gen_random_uuid(),
        attendee_id uuid not null,
        event_day_id uuid,
        admitted_at timestamptz not null,
        primary key (workspace_id, mode, id),
        unique nulls not distinct (workspace_id, mode, attendee_id, event_day_id)
      )`);
    await runner.query(DAY_OF_ADMISSION);
    await runner.query(TAKE_OVER);
    await runner.query(`
      alter table admission add constraint admission_attendee foreign key (workspace_id, mode, attendee_id)
        references attendee (workspace_id, mode, id) on delete cascade not valid`);
    await runner.query(NOTE_ADMISSION);
    await runner.query(`
      create trigger note_admission after insert on attendee for each row when (new.status = 'checked_in') execute function note_admission()`);
    await runner.query(`
      create trigger note_admission_changed after update of status on attendee for each row
        when (old.status <> new.status and 'checked_in' in (old.status, new.status)) execute function note_admission()`);
    await runner.query(`
      delete from admission m using attendee a
       where a.workspace_id = m.workspace_id and a.mode = m.mode and a.id = m.attendee_id and a.status <> 'checked_in'`);
    await runner.query(TAKE_OVER);
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger note_admission on attendee');
    await runner.query('drop trigger note_admission_changed on attendee');
    await runner.query('drop function note_admission, day_of_admission');
    await runner.query('drop table admission');
  }
}

/** An admission for each who is checked in and has none. */
const TAKE_OVER = `
  insert into admission (workspace_id, mode, attendee_id, event_day_id, admitted_at)
  select a.workspace_id, a.mode, a.id,
         case when dated.event_id is not null then day_of_admission(a.workspace_id, a.event_id, a.ticket_type_id, used_at) end, used_at
    from attendee a
   cross join lateral (select coalesce(a.checked_in_at, a.updated_at) as used_at) used
    left join (select distinct workspace_id, event_id from event_day where deleted_at is null) dated
      on dated.workspace_id = a.workspace_id and dated.event_id = a.event_id
   where a.status = 'checked_in'
     and not exists (select from admission m where m.workspace_id = a.workspace_id and m.mode = a.mode and m.attendee_id = a.id)`;

const DAY_OF_ADMISSION = `
  create or replace function day_of_admission(for_workspace uuid, for_event uuid, for_ticket_type uuid, used_at timestamptz) returns uuid
  language plpgsql stable as $$
  begin
    return (
      select ranked.id
        from (
          select day.*,
                 case when used_at between begins - case when says_start then interval '6 hours' else interval '0' end and ends + interval '6 hours' then 0
                      when used_at between begins - interval '6 hours' and ends + interval '6 hours' then 1
                      else 2 end as distance
            from (
              select d.id, d.position, d.details ? 'startAt' as says_start, t.valid_day_ids = '{}' or d.id = any (t.valid_day_ids) as is_valid,
                     coalesce((d.details ->> 'startAt')::timestamptz, (d.details ->> 'dayDate')::timestamp at time zone zone) as begins,
                     coalesce((d.details ->> 'endAt')::timestamptz, ((d.details ->> 'dayDate')::date + 1)::timestamp at time zone zone) as ends
                from event_day d
                join event e on e.workspace_id = d.workspace_id and e.id = d.event_id
                join workspace w on w.id = d.workspace_id
                join ticket_type t on t.workspace_id = d.workspace_id and t.id = for_ticket_type
               cross join lateral (select coalesce(d.details ->> 'timezone', e.details ->> 'timezone', w.timezone) as zone) place
               where d.workspace_id = for_workspace and d.event_id = for_event and d.deleted_at is null) day) ranked
       where distance < 2 or is_valid
       order by distance, not is_valid, distance < 2 and not (begins <= used_at and used_at < ends),
                case when distance < 2 then abs(extract(epoch from used_at - begins))
                     else greatest(extract(epoch from begins - used_at), extract(epoch from used_at - ends)) end,
                position
       limit 1);
  exception when invalid_parameter_value then
    return null;
  end $$`;

const NOTE_ADMISSION = `
  create or replace function note_admission() returns trigger language plpgsql as $$
  begin
    if new.status <> 'checked_in' then
      delete from admission m where m.workspace_id = new.workspace_id and m.mode = new.mode and m.attendee_id = new.id;
    elsif not exists (select from admission m where m.workspace_id = new.workspace_id and m.mode = new.mode and m.attendee_id = new.id) then
      insert into admission (workspace_id, mode, attendee_id, event_day_id, admitted_at)
      select new.workspace_id, new.mode, new.id, day_of_admission(new.workspace_id, new.event_id, new.ticket_type_id, used_at), used_at
        from coalesce(new.checked_in_at, service_now()) as used_at;
    end if;
    return null;
  end $$`;
