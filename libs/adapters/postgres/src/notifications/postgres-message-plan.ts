import { defaultsOf, type KnownFact } from '@svc/contracts';
import type {
  Addressee,
  AlertAddress,
  AnnouncementReader,
  AttendeeSeat,
  Buyer,
  ConfirmationAddress,
  EventGuest,
  EventNews,
  EventSchedule,
  FormerAttendee,
  FormNotice,
  MessagePlan,
  Owned,
  PlannedMessage,
  SeatHolderAddress,
  SubscriberAddress,
} from '@svc/notifications';
import { messageSettings } from '@svc/notifications';
import type { Sql } from '../work/sql';
import { statement, type Statement } from '../work/statement';
import { fieldsOf, insertRecords, utc, withoutNulls } from '../rows/statements';
import { PostgresOutbox } from '../outbox/postgres-outbox';
import type { AddressKeys } from '../suppression';
import { READERS } from './announcement-readers-sql';
import { ATTENDEES, FORMER_ATTENDEES, takenBy, TRUSTED } from './attendee-seats-sql';
import { ENDED_BUYERS, ENDED_GUESTS, ENDED_HOLDERS, GIVEN_SEATS, type GuestRow, GUESTS, TICKET_BUYERS } from './event-guests-sql';
import { EVENT } from './guest-emails-sql';
import { messageEntity } from './message.entity';
import { hasMode, lookup } from '../rows/by-key';
import { ownedParameters, ownedRows } from '../rows/owned-rows';

/** Writes planned messages in the transaction that takes facts from the outbox; by hand, for all the facts at once. */
export class PostgresMessagePlan implements MessagePlan {
  constructor(
    private readonly sql: Sql,
    private readonly keys?: AddressKeys,
  ) {}

  async addressees(registrations: readonly Owned[]): Promise<Addressee[]> {
    const rows = await this.sql.query(ADDRESSEES, ownedParameters(registrations));
    return rows.map((row) => withoutNulls<Addressee>(row));
  }

  async guestsOf(news: readonly EventNews[], most: number): Promise<EventGuest[][]> {
    const numbered = news.map((each, at) => ({ ...each, at }));
    const rowsOf = async (guests: Statement<GuestRow>, of: EventNews['who'], areEnded: boolean) => {
      const heard = numbered.filter(({ who, news: kind }) => who === of && (kind === 'seats_ended') === areEnded);
      if (heard.length === 0) return [];
      return this.sql.query(guests, [
        heard.map(({ at }) => at),
        heard.map(({ workspaceId }) => workspaceId),
        heard.map(({ eventId }) => eventId),
        heard.map(({ news: kind }) => kind),
        heard.map(({ after }) => after),
        most,
        heard.map(({ dayId }) => dayId),
      ]);
    };
    const rows = [
      ...(await rowsOf(GUESTS, 'guests', false)),
      ...(await rowsOf(TICKET_BUYERS, 'buyers', false)),
      ...(await rowsOf(GIVEN_SEATS, 'holders', false)),
      ...(await rowsOf(ENDED_GUESTS, 'guests', true)),
      ...(await rowsOf(ENDED_BUYERS, 'buyers', true)),
      ...(await rowsOf(ENDED_HOLDERS, 'holders', true)),
    ];
    return news.map((_, turn) =>
      rows.filter(({ at }) => at === turn).map(({ at: _at, since: _since, ...row }) => withoutNulls<EventGuest>(row)),
    );
  }

  async schedulesOf(events: readonly Owned[]): Promise<EventSchedule[]> {
    const rows = await this.sql.query(SCHEDULES, ownedParameters(events));
    return rows.map(({ schedule }) => schedule);
  }

  async holders(seats: readonly Owned[]): Promise<SeatHolderAddress[]> {
    return this.sql.query(HOLDERS, ownedParameters(seats));
  }

  async formerAttendees(seats: readonly Owned[]): Promise<FormerAttendee[]> {
    return this.sql.query(FORMER_ATTENDEES, ownedParameters(seats));
  }

  async attendees({
    registrations,
    orders,
    seats,
  }: {
    registrations: readonly Owned[];
    orders: readonly Owned[];
    seats: readonly Owned[];
  }): Promise<AttendeeSeat[]> {
    return this.sql.query(ATTENDEES, ownedParameters(registrations, orders, seats));
  }

  async readersOf(announcements: readonly (Owned & { after?: string })[], most: number): Promise<AnnouncementReader[][]> {
    const keys = await this.keys?.of(
      this.sql,
      announcements.map(({ workspaceId }) => workspaceId),
    );
    const pads = announcements.map(({ workspaceId }) => keys?.get(workspaceId)?.pads ?? [null, null]);
    const rows = await this.sql.query(ANNOUNCED, [
      announcements.map((_, at) => at),
      announcements.map(({ workspaceId }) => workspaceId),
      announcements.map(({ id }) => id),
      announcements.map(({ after }) => after),
      most,
      pads.map(([inner]) => inner),
      pads.map(([, outer]) => outer),
    ]);
    return announcements.map((_, turn) =>
      rows.filter(({ at }) => at === turn).map(({ at: _at, ...row }) => withoutNulls<AnnouncementReader>(row)),
    );
  }

  async enqueueFacts(facts: readonly KnownFact[]): Promise<void> {
    await new PostgresOutbox(this.sql).append(facts);
  }

  async buyers({
    orders,
    refunds,
    attempts,
  }: {
    orders: readonly Owned[];
    refunds: readonly Owned[];
    attempts: readonly Owned[];
  }): Promise<Buyer[]> {
    const rows = await this.sql.query(BUYERS, ownedParameters(orders, refunds, attempts));
    return rows.map((row) => withoutNulls<Buyer>(row));
  }

  async subscribers(of: readonly Owned[]): Promise<SubscriberAddress[]> {
    return this.sql.query(SUBSCRIBERS, ownedParameters(of));
  }

  async confirmations(of: readonly Owned[]): Promise<ConfirmationAddress[]> {
    return this.sql.query(CONFIRMATIONS, ownedParameters(of));
  }

  async alertAddresses(workspaceIds: readonly string[]): Promise<AlertAddress[]> {
    return this.sql.query(ALERT_ADDRESSES, [workspaceIds]);
  }

  async clearForPayers(orders: readonly Owned[]): Promise<void> {
    await this.sql.execute(CLEAR_FOR_PAYERS, ownedParameters(orders));
  }

  async formNotices(forms: readonly Owned[]): Promise<FormNotice[]> {
    return this.sql.query(FORM_NOTICES, ownedParameters(forms));
  }

  /** On several nodes, the messages of a call are of one workspace, and so is the rest of the transaction (ADR 0169 r6). */
  async insert(messages: readonly PlannedMessage[]): Promise<string[]> {
    const [first] = messages;
    if (!first) return [];
    await this.sql.turnTo(first.workspaceId);
    const rows = await this.sql.query(INSERT, [JSON.stringify(messages)]);
    return rows.map(({ id }) => id);
  }
}

const ALERT_ADDRESSES = statement<AlertAddress>('notifications.alert_addresses')`
  select id as "workspaceId", settings ->> 'alertEmail' as email from workspace where id = any($1::uuid[]) and settings ->> 'alertEmail' is not null`;

const FORM_NOTICES = statement<FormNotice>('notifications.form_notices')`
  select f.workspace_id as "workspaceId", f.id as "formId", f.notify as emails
  from ${ownedRows(1)}
  join form f on f.workspace_id = subject."workspaceId" and f.id = subject.id`;

const LIVE = `mode = 'live'`;
const OF_BOTH_MODES = `mode in ('live', 'test')`;

/** Returns SQL of the rows of a table that are on the list `subject`. */
const ownedBy = (table: string, ofMode: string) => lookup(table, `workspace_id = subject."workspaceId" and ${ofMode} and id = subject.id`);

/** A registration `r`, as an Addressee. */
const ADDRESSEE = `r.workspace_id as "workspaceId", r.mode, r.id as "registrationId", r.event_id as "eventId", r.email, r.phone,
         exists (
           select 1 from attendee a
            where a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and a.status in ('confirmed', 'checked_in') and a.given_at is null) as admitted`;

const ADDRESSEES = statement<Addressee>('notifications.addressees')`
  select ${ADDRESSEE}
    from ${ownedRows(1)}
   cross join ${ownedBy('registration', OF_BOTH_MODES)} r
   order by r.id`;

const SCHEDULES = statement<{ schedule: EventSchedule }>('notifications.schedules')`
  select jsonb_strip_nulls(jsonb_build_object(
           'workspaceId', e.workspace_id, 'workspace', jsonb_build_object('timezone', w.timezone), 'event', ${EVENT},
           'earlier', (select jsonb_build_object('schedule', n.schedule, 'writtenAt', ${utc('n.written_at', 3)})
                         from notified_schedule n where n.workspace_id = e.workspace_id and n.mode = 'live' and n.subject_id = e.id and n.reader = 'event'))) as schedule
    from (select distinct "workspaceId", id from ${ownedRows(1)}) subject
   cross join ${lookup('event', 'workspace_id = subject."workspaceId" and id = subject.id')} e
    join workspace w on w.id = e.workspace_id`;

const ANNOUNCED = statement<AnnouncementReader & { at: number }>('notifications.announced')`
  select turn.at, reader.key, reader.email, reader.language
    from unnest($1::integer[], $2::uuid[], $3::uuid[], $4::text[], $6::text[], $7::text[]) as turn (at, "workspaceId", id, after, inner_pad, outer_pad)
   cross join lateral (
     select workspace_id as "workspaceId", event_id as "eventId", who, about, turn.inner_pad, turn.outer_pad
       from announcement where workspace_id = turn."workspaceId" and id = turn.id) subject
   cross join lateral (
     select * from (${READERS}) reader
      where reader.key > coalesce(turn.after, '') and not (subject.about = 'other' and reader.unsubscribed)
      order by reader.key limit $5) reader
   order by turn.at, reader.key`;

const HOLDERS = statement<SeatHolderAddress>('notifications.holders')`
  select a.workspace_id as "workspaceId", a.id as "attendeeId", a.email, a.status = 'pending' as pending, ${TRUSTED} as trusted
    from ${ownedRows(1)}
   cross join ${ownedBy('attendee', LIVE)} a
    ${takenBy('a')}
   where a.given_at is not null and a.email is not null`;

const BUYERS = statement<Buyer>('notifications.buyers')`
  select o.workspace_id as "workspaceId", o.mode, o.id as "subjectId", o.contact ->> 'email' as email, o.contact ->> 'phone' as phone,
         o.paid_minor = 0 as unpaid
    from ${ownedRows(1)}
   cross join ${ownedBy('store_order', OF_BOTH_MODES)} o
   union all
  select r.workspace_id, r.mode, r.id, c.contact ->> 'email', c.contact ->> 'phone', false
    from ${ownedRows(3)}
   cross join ${ownedBy('refund', OF_BOTH_MODES)} r
   cross join ${lookup('checkout', 'workspace_id = r.workspace_id and mode = r.mode and id = r.checkout_id')} c
   union all
  select a.workspace_id, a.mode, a.id, c.contact ->> 'email', c.contact ->> 'phone', c.balance_of is null
    from ${ownedRows(5)}
   cross join ${ownedBy('payment_attempt', OF_BOTH_MODES)} a
   cross join ${lookup('checkout', 'workspace_id = a.workspace_id and mode = a.mode and id = a.checkout_id')} c`;

/** SQL that clears the counts of unanswered mails to the buyers of the orders `$1`, `$2` who have paid something (D-153). */
const CLEAR_FOR_PAYERS = statement('notifications.clear_for_payers')`
  update message m set unanswered_since = null
    from ${ownedRows(1)}
   cross join ${ownedBy('store_order', LIVE)} o
   where o.paid_minor > 0 and m.workspace_id = o.workspace_id and lower(m.recipient) = lower(btrim(o.contact ->> 'email')) and ${hasMode('m.mode', 'o.mode')} and m.unanswered_since is not null`;

const SUBSCRIBERS = statement<SubscriberAddress>('notifications.subscribers')`
  select s.workspace_id as "workspaceId", s.mode, s.id as "subscriptionId", s.email
    from ${ownedRows(1)}
   cross join ${ownedBy('subscription', OF_BOTH_MODES)} s`;

const CONFIRMATIONS = statement<ConfirmationAddress>('notifications.confirmations')`
  select c.workspace_id as "workspaceId", c.id as "confirmationId", c.email
    from ${ownedRows(1)}
   cross join ${ownedBy('confirmation', OF_BOTH_MODES)} c`;

const PLANNED = fieldsOf(messageEntity, 'state', 'attempts', 'dueAt', 'createdAt', 'sentAt', 'lastError', 'providerRef', 'segments');

const OWN_NOW = 'service_now("workspaceId", mode)';

const IS_NOTICE = `kind in ('event_rescheduled', 'order_event_rescheduled')`;

/** SQL of when a message is due: a notice of a change after the delay of its workspace (D-148). */
const DUE_AT = `case when ${IS_NOTICE} then ${OWN_NOW} + make_interval(secs => coalesce(
  (select (w.settings #>> '{messages,noticeDelaySeconds}')::integer from workspace w where w.id = "workspaceId"), ${defaultsOf(messageSettings).noticeDelaySeconds})) else ${OWN_NOW} end`;

/** SQL of the condition that no notice to the same reader waits: that will have what has changed by then. */
const NOT_WAITING = `not (${IS_NOTICE} and exists (
    select 1 from message m
     where m.workspace_id = record."workspaceId" and ${hasMode('m.mode', 'record.mode')} and m.subject_id = record."subjectId" and m.kind = record.kind
       and m.recipient = record.recipient and m.state = 'due' and m.attempts = 0))`;

const INSERT = statement<{ id: string }>('notifications.insert_messages')`
  ${insertRecords(messageEntity, { fields: [...PLANNED, 'version'], constants: { dueAt: DUE_AT, createdAt: OWN_NOW } })}
   where ${NOT_WAITING}
  on conflict do nothing
  returning id`;
