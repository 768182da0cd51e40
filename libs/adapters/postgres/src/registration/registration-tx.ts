import type {
  Admission,
  AdmissionStore,
  AttendeeName,
  AttendeeStore,
  EventAttendee,
  Registration,
  RegistrationName,
  RegistrationStore,
  RegistrationTx,
  SeatCounts,
  SeatTimes,
  TicketDays,
} from '@svc/registration';
import { IsNull } from 'typeorm';
import { type Attendee, type CounterChange, normalisedEmail } from '@svc/ticketing';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { attendeeEntity } from '../orders/order.entities';
import { lookup, hasMode, rowsIn } from '../rows/by-key';
import { fieldsOf, selectList, utc, withoutNulls } from '../rows/statements';
import { cleared } from '../rows/row-writes';
import { admissionEntity, registrationEntity } from './registration.entities';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresConfirmationStore } from '../confirmations';
import { PostgresJoinedContacts } from '../customers/joined-contacts';
import { PostgresCorrectedAddresses } from '../notifications/postgres-corrected-addresses';
import { PostgresOutbox } from '../outbox';
import { PostgresSeatsToBook } from './seat-booking';
import { PostgresSeatTypeStore } from './seat-types';
import { eventDays } from '../ticketing/ticket-reader';
import { TICKET_DAYS, ticketDaysOf, ZONE } from './ticket-days';
import { PostgresGivingStore } from './ticket-giving';

/** An attendee as `ATTENDEE` selects it; absent fields are null. */
export type AttendeeRow = { [Field in keyof Required<Omit<EventAttendee, 'endedFor'>>]: EventAttendee[Field] | null };

const ATTENDEES = `select ${selectList(attendeeEntity, { fields: fieldsOf(attendeeEntity, 'workspaceId', 'mode') })} from attendee where workspace_id = $1`;

/** An attendee of one workspace and mode, by its id; by hand, since conditions with joins and locks follow. */
export const ATTENDEE = `${ATTENDEES} and mode = $2 and id = $3`;

const ATTENDEES_OF_REGISTRATION = statement<Omit<AttendeeRow, 'takenBy'>>('registration.attendees_of_registration')`
  ${ATTENDEES} and ${hasMode('mode', '$2')} and registration_id = $3 order by position for update`;

export const attendeeOf = (row: Omit<AttendeeRow, 'takenBy'>): EventAttendee => withoutNulls<EventAttendee>(row);

/** Attendees at the door, within one transaction. */
export class PostgresAttendeeStore implements AttendeeStore {
  constructor(private readonly sql: Sql) {}

  async lock({ workspaceId, mode, attendeeId }: AttendeeName): Promise<EventAttendee | undefined> {
    const [row] = await this.sql.query(LOCK_ATTENDEE, [workspaceId, mode, attendeeId]);
    return row && attendeeOf(row);
  }

  async update(
    { workspaceId, mode }: Omit<AttendeeName, 'attendeeId'>,
    { id, status, checkedInAt, serial, name }: EventAttendee,
  ): Promise<void> {
    await this.sql
      .repository(attendeeEntity)
      .update({ workspaceId, mode, id }, { ...cleared({ status, checkedInAt, serial, name }), updatedAt: () => 'real_now()' });
  }

  async correct({ workspaceId, mode }: Omit<AttendeeName, 'attendeeId'>, attendee: EventAttendee): Promise<void> {
    await this.sql.execute(CORRECT_SEATS, [workspaceId, mode, JSON.stringify([correctedSeat(attendee)])]);
  }
}

/** By hand: many seats at once, whose replaced address is judged by the one before. */
const CORRECT_SEATS = statement('registration.correct_seats')`
  update attendee a
     set name = seat.name, email = seat.email, phone = seat.phone, serial = seat.serial,
         not_meant_at = case when a.email is distinct from seat.email then null else a.not_meant_at end, updated_at = real_now()
    from ${rowsIn('$3', 'id uuid, name text, email text, phone text, serial integer')} seat
   where a.workspace_id = $1 and a.mode = seat.mode and a.id = seat.id`;

const correctedSeat = ({ id, name, email, phone, serial }: Attendee) => ({ id, name, email, phone, serial });

/** SQL of the buyer of a seat, which never changes, and is read beside the lock. */
const LOCK_ATTENDEE = statement<AttendeeRow>('registration.lock_attendee')`
  with seat as (${ATTENDEE} for update)
  select seat.*,
         (select case when a.registration_id is null then jsonb_build_object('orderId', i.order_id) else jsonb_build_object('registrationId', a.registration_id) end
            from attendee a
            left join ${lookup('order_item', 'workspace_id = a.workspace_id and mode = a.mode and id = a.order_item_id')} i on true
           where a.workspace_id = $1 and a.mode = $2 and a.id = $3) as "takenBy"
    from seat`;

/** Admissions at the door, within one transaction. */
export class PostgresAdmissionStore implements AdmissionStore {
  constructor(private readonly sql: Sql) {}

  async of({ workspaceId, mode, attendeeId }: AttendeeName): Promise<TicketDays> {
    const [row] = await this.sql.query(TICKET_DAYS, [workspaceId, mode, attendeeId]);
    return ticketDaysOf(row!);
  }

  async add({ workspaceId, mode, attendeeId }: AttendeeName, { at, dayId }: Admission): Promise<void> {
    await this.sql.repository(admissionEntity).insert({ workspaceId, mode, attendeeId, eventDayId: dayId, admittedAt: at });
  }

  async remove({ workspaceId, mode, attendeeId }: AttendeeName, { dayId }: Admission): Promise<void> {
    await this.sql.repository(admissionEntity).delete({ workspaceId, mode, attendeeId, eventDayId: dayId ?? IsNull() });
  }
}

type RegistrationRow = Omit<Registration, 'workspaceId' | 'mode' | 'contact' | 'seats'> & Registration['contact'];

/** Registrations within one transaction. */
export class PostgresRegistrationStore implements RegistrationStore {
  constructor(private readonly sql: Sql) {}

  async lock({ workspaceId, mode, by }: RegistrationName): Promise<Registration | undefined> {
    const [wanted, id] = 'registrationId' in by ? [REGISTRATION, by.registrationId] : [REGISTRATION_OF_ATTENDEE, by.attendeeId];
    const [row] = await this.sql.query(wanted, [workspaceId, mode, id]);
    if (!row) return undefined;
    const { name, email, phone, ...facts } = withoutNulls<RegistrationRow>(row);
    const seats = await this.sql.query(ATTENDEES_OF_REGISTRATION, [workspaceId, mode, facts.id]);
    return { ...facts, workspaceId, mode, contact: { name, email, phone }, seats: seats.map(attendeeOf) };
  }

  async timesOf({ workspaceId, eventId, seats }: Registration): Promise<SeatTimes> {
    const [row] = await this.sql.query(SEAT_TIMES, [workspaceId, eventId, seats.map(({ ticketTypeId }) => ticketTypeId)]);
    return row!.times;
  }

  async update({ workspaceId, mode, id, endedAt, seats }: Registration): Promise<void> {
    await this.sql
      .repository(registrationEntity)
      .update({ workspaceId, mode, id }, { ...cleared({ endedAt }), updatedAt: () => 'real_now()' });
    await this.sql.execute(UPDATE_SEATS, [
      workspaceId,
      mode,
      JSON.stringify(seats.map(({ id: seatId, status, countedDayIds, endedFor }) => ({ id: seatId, status, countedDayIds, endedFor }))),
      id,
    ]);
  }

  async correct({ workspaceId, mode, id, contact: { name, email, phone }, endedAt, seats }: Registration): Promise<void> {
    const guestKey = endedAt ? {} : { guestKey: email === undefined ? phone : normalisedEmail(email) };
    await this.sql
      .repository(registrationEntity)
      .update({ workspaceId, mode, id }, { name, ...cleared({ email, phone }), ...guestKey, updatedAt: () => 'real_now()' });
    await this.sql.execute(CORRECT_SEATS, [workspaceId, mode, JSON.stringify(seats.map(correctedSeat))]);
  }

  async lockGuests(
    { workspaceId, mode, registrationId, eventId }: Parameters<RegistrationStore['lockGuests']>[0],
    keys: readonly string[],
  ): Promise<string[]> {
    await this.sql.execute(LOCK_GUESTS, [workspaceId, mode, eventId, keys]);
    const rows = await this.sql.query(OTHER_HOLDERS, [workspaceId, mode, eventId, keys, registrationId]);
    return rows.map(({ guestKey }) => guestKey);
  }
}

/** By hand, since conditions with joins and locks follow. */
const REGISTRATIONS = `select ${selectList(registrationEntity, { fields: fieldsOf(registrationEntity, 'workspaceId', 'mode') })} from registration where workspace_id = $1 and mode = $2`;

const REGISTRATION = statement<RegistrationRow>('registration.registration')`${REGISTRATIONS} and id = $3 for update`;

const REGISTRATION_OF_ATTENDEE = statement<RegistrationRow>('registration.registration_of_attendee')`
  ${REGISTRATIONS} and id = (select registration_id from attendee where workspace_id = $1 and mode = $2 and id = $3) for update`;

/** By hand: an event with its days and the days of ticket types, in one statement. */
const SEAT_TIMES = statement<{ times: SeatTimes }>('registration.seat_times')`
  select jsonb_strip_nulls(jsonb_build_object(
    'event', jsonb_build_object('startAt', ${utc('e.start_at', 3)}, 'endAt', ${utc('e.end_at', 3)}, 'timezone', ${ZONE}, 'days', (${eventDays})),
    'validDayIds', (select coalesce(jsonb_object_agg(t.id, to_jsonb(t.valid_day_ids)), '{}')
                      from ticket_type t where t.workspace_id = e.workspace_id and t.event_id = e.id and t.id = any ($3)))) as times
    from event e
    join workspace w on w.id = e.workspace_id
   where e.workspace_id = $1 and e.id = $2`;

/** By hand: several rows by one statement. */
const UPDATE_SEATS = statement('registration.update_seats')`
  update attendee
     set status = seat.status, counted_day_ids = seat."countedDayIds", ended_for = coalesce(seat."endedFor", ended_for), updated_at = real_now()
    from jsonb_to_recordset($3::jsonb) as seat (id uuid, status text, "countedDayIds" uuid[], "endedFor" uuid)
   where attendee.workspace_id = $1 and ${hasMode('attendee.mode', '$2')} and attendee.registration_id = $4 and attendee.id = seat.id and attendee.status <> seat.status`;

const LOCK_GUESTS = statement('registration.lock_guests')`select lock_guests($1, $2, $3, $4)`;

/** By hand: registrations by each of several keys, and seats that were given. */
const OTHER_HOLDERS = statement<{ guestKey: string }>('registration.other_holders')`
  select "guestKey" from unnest($4::text[]) as "guestKey"
   where exists (select 1 from registration r
                  where r.workspace_id = $1 and (r.mode = $2 and r.event_id = $3) is true and r.guest_key = "guestKey" and r.ended_at is null and r.id <> $5 offset 0)
      or exists (select 1 from seats_given_to($1, $2, $3, array["guestKey"]))`;

/** Counters of seats that are freed or taken again, within one transaction; locked in the order in which bookings lock them. */
export class PostgresSeatCounts implements SeatCounts {
  constructor(private readonly sql: Sql) {}

  async giveBack(workspaceId: string, changes: readonly CounterChange[]): Promise<void> {
    if (changes.length > 0) await this.sql.execute(GIVE_BACK, [workspaceId, JSON.stringify(changes)]);
  }

  async take(workspaceId: string, changes: readonly CounterChange[]): Promise<boolean> {
    const [row] = await this.sql.query(TAKE, [workspaceId, JSON.stringify(changes)]);
    return row!.fits;
  }
}

/** SQL of the counters in the changes `$2`: by these the key is used also before the table is analyzed (ADR 0145). */
const IS_MOVED = `
       counter.kind = any (array(select one ->> 'kind' from jsonb_array_elements($2::jsonb) as one))
   and counter.subject_id = any (array(select (one ->> 'subjectId')::uuid from jsonb_array_elements($2::jsonb) as one))`;

const TAKE = statement<{ fits: boolean }>('registration.take')`
  with locked as (
    select kind, subject_id, change.count, capacity is null or held + sold + change.count <= capacity as fits
      from counter join jsonb_to_recordset($2::jsonb) as change (kind text, "subjectId" uuid, count integer) using (kind)
     where workspace_id = $1 and subject_id = "subjectId" and ${IS_MOVED}
     order by subject_id
       for update of counter
  ),
  taken as (
    update counter set sold = sold + locked.count
      from locked
     where counter.workspace_id = $1 and counter.kind = locked.kind and counter.subject_id = locked.subject_id and ${IS_MOVED}
       and (select bool_and(fits) from locked)
  )
  select coalesce(bool_and(fits), true) as fits from locked`;

const GIVE_BACK = statement('registration.give_back')`
  with locked as (
    select kind, subject_id, change.count
      from counter join jsonb_to_recordset($2::jsonb) as change (kind text, "subjectId" uuid, count integer) using (kind)
     where workspace_id = $1 and subject_id = "subjectId" and ${IS_MOVED}
     order by subject_id
       for update of counter
  )
  update counter set sold = sold - locked.count
    from locked
   where counter.workspace_id = $1 and counter.kind = locked.kind and counter.subject_id = locked.subject_id and ${IS_MOVED}`;

export function bindRegistrationTx(sql: Sql, ids: IdGenerator): RegistrationTx {
  const [registrations, attendees] = [new PostgresRegistrationStore(sql), new PostgresAttendeeStore(sql)];
  return {
    registrations,
    attendees,
    admissions: new PostgresAdmissionStore(sql),
    giving: new PostgresGivingStore(sql),
    confirmations: new PostgresConfirmationStore(sql),
    contacts: new PostgresJoinedContacts(sql, ids),
    addresses: new PostgresCorrectedAddresses(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
    counts: new PostgresSeatCounts(sql),
    seatTypes: new PostgresSeatTypeStore(sql, registrations, attendees),
    bookings: new PostgresSeatsToBook(sql),
  };
}
