import { type AttendeeName, type EventAttendee, type GivingStore, type GivingTerms, HoldsAlready } from '@svc/registration';
import { normalisedEmail, SEATED } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { attendeeEntity } from '../orders/order.entities';
import { takenBy } from '../notifications/attendee-seats-sql';
import { hasMode, lookup } from '../rows/by-key';
import { ticketTypeDetails } from '../rows/details';
import { cleared } from '../rows/row-writes';
import { eventRules } from './registration-reader';

/** Tickets as they change hands, within one transaction. */
export class PostgresGivingStore implements GivingStore {
  constructor(private readonly sql: Sql) {}

  async terms({ workspaceId, mode, attendeeId }: AttendeeName): Promise<GivingTerms | undefined> {
    const [row] = await this.sql.query(TERMS, [workspaceId, mode, attendeeId]);
    return row?.terms;
  }

  async holdsOther(
    { workspaceId, mode, attendeeId }: AttendeeName,
    { eventId, email }: { eventId: string; email: string },
  ): Promise<boolean> {
    const [row] = await this.sql.query(HOLDS_OTHER, [workspaceId, mode, attendeeId, eventId, email, SEATED]);
    return row!.held;
  }

  async give(name: AttendeeName, seat: EventAttendee): Promise<void> {
    const { eventId, email: address = '' } = seat;
    if ('registrationId' in seat.takenBy) await this.claim(name, { eventId, address: normalisedEmail(address) });
    const { id, name: holder, email, phone, dateOfBirth, responses, status, serial, givenAt, language } = seat;
    const columns = cleared({
      name: holder,
      email,
      phone,
      dateOfBirth,
      responses,
      status,
      serial,
      givenAt,
      language,
      notMeantAt: undefined,
    });
    const { workspaceId, mode } = name;
    await this.sql.repository(attendeeEntity).update({ workspaceId, mode, id }, { ...columns, updatedAt: () => 'real_now()' });
  }

  /** Nobody registers by the address or is given another seat from here on, until the transaction ends; so its holdings are checked after it. */
  async claim(name: AttendeeName, { eventId, address }: { eventId: string; address: string }): Promise<void> {
    await this.sql.execute(REFUSE_SECOND, [name.workspaceId, name.mode, eventId, [address]]);
    if (await this.holdsOther(name, { eventId, email: address })) throw new HoldsAlready();
  }
}

const REFUSE_SECOND = statement('registration.refuse_second')`select lock_guests($1, $2, $3, $4)`;

/**
 * By hand: the rules come from the event with its days and ticket types, the record from the owner of the seat. A tier that is
 * off sale counts all the same.
 */
const TERMS = statement<{ terms: GivingTerms }>('registration.terms')`
  select jsonb_build_object(
    'rules', ${eventRules('w.timezone')},
    'tier', ${ticketTypeDetails.of('t')} || jsonb_strip_nulls(jsonb_build_object('id', t.id, 'validDayIds', t.valid_day_ids, 'isDropped', nullif(t.cancelled_at is not null, false))),
    'removed', e.deleted_at is not null,
    'record', jsonb_strip_nulls(case when a.given_at is not null
      then jsonb_build_object('email', a.email, 'language', a.language)
      else jsonb_build_object('email', coalesce(r.email, o.contact ->> 'email'), 'language', coalesce(r.language, c.language)) end)
  ) as terms
    from attendee a
    join workspace w on w.id = a.workspace_id
    join event e on e.workspace_id = a.workspace_id and e.id = a.event_id
    join ticket_type t on t.workspace_id = a.workspace_id and t.id = a.ticket_type_id
    ${takenBy('a')}
    left join ${lookup('checkout', 'workspace_id = o.workspace_id and mode = o.mode and id = o.checkout_id')} c on true
   where a.workspace_id = $1 and a.mode = $2 and a.id = $3`;

/** By hand: seats that the e-mail registered for, and those that it was given. */
const HOLDS_OTHER = statement<{ held: boolean }>('registration.holds_other')`
  select exists (
           select 1 from registration r
             join attendee a on a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and a.given_at is null and a.status = any ($6)
            where r.workspace_id = $1 and (r.mode = $2 and r.event_id = $4) is true and r.guest_key = $5 and r.ended_at is null and a.id <> $3)
      or exists (select 1 from seats_given_to($1, $2, $4, array[$5]) as theirs where theirs.attendee_id <> $3) as held`;
