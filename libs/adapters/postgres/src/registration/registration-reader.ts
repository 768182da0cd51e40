import { type Holding, type RegistrationContext, type RegistrationQuestion, RegistrationReader } from '@svc/registration';
import { type EventRules, type GivenCode, SEATED } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { hasMode, lookup } from '../rows/by-key';
import { eventDetails, ticketTypeDetails } from '../rows/details';
import { utc } from '../rows/statements';
import { MicroBatchers } from '../work/micro-batcher';

/** Returns SQL of the rules of event `e`, as `EventRules`; `timezone` is SQL of the store's. */
export const eventRules = (timezone: string) => `
  jsonb_build_object(
    'id', e.id, 'version', e.version, 'isCancelled', e.cancelled_at is not null, 'slug', e.slug, 'title', e.title, 'mode', ${eventDetails.field('e', 'mode')}, 'startAt', ${utc('e.start_at', 3)}, 'endAt', ${utc('e.end_at', 3)},
    'timezone', coalesce(e.details ->> 'timezone', ${timezone}), 'dobMode', ${eventDetails.field('e', 'dobMode')}, 'attendeeEmailRequired', ${eventDetails.field('e', 'attendeeEmailRequired')},
    'dayIds', (select coalesce(jsonb_agg(d.id order by d.position), '[]')
                 from event_day d where d.workspace_id = e.workspace_id and d.event_id = e.id and d.deleted_at is null and d.cancelled_at is null),
    'cancelledDayIds', (select coalesce(jsonb_agg(d.id order by d.position), '[]')
                 from event_day d where d.workspace_id = e.workspace_id and d.event_id = e.id and d.cancelled_at is not null),
    'ticketTypes', (select coalesce(jsonb_agg(${ticketTypeDetails.of('t')} || jsonb_build_object('id', t.id, 'validDayIds', t.valid_day_ids) order by t.position), '[]')
                      from ticket_type t where t.workspace_id = e.workspace_id and t.event_id = e.id and t.deleted_at is null))`;

/** Returns SQL of the codes of a text array that are the event's, as `given`. */
const givenCodes = (codes: string) => `
  unnest(${codes}) as given
  join unlock_code u on u.workspace_id = e.workspace_id and u.event_id = e.id and u.deleted_at is null and u.identity = lower(given)`;

/** Returns SQL of everything in event `e` with a cap: its own counter and those of its days, ticket types and given codes. */
const capped = (codes: string) => `
  select 'event' as kind, e.id as subject_id
  union all select 'event_day', d.id from event_day d where d.workspace_id = e.workspace_id and d.event_id = e.id and d.deleted_at is null
  union all select 'ticket_type', t.id from ticket_type t where t.workspace_id = e.workspace_id and t.event_id = e.id and t.deleted_at is null
  union select 'unlock_code', u.id from ${givenCodes(codes)}`;

/** Returns SQL of the remaining counts by id; `also` are further kinds and ids. */
export const eventLeft = (codes: string, also = '') => `
  (select coalesce(jsonb_object_agg(subject_id, counted.remaining), '{}')
     from (${capped(codes)} ${also}) capped
    cross join lateral (
      select greatest(c.capacity - c.held - c.sold, 0) as remaining from counter c
       where c.workspace_id = e.workspace_id and c.kind = capped.kind and c.subject_id = capped.subject_id and c.capacity is not null offset 0) counted)`;

/** Returns SQL of the unlock codes in a text array that are the event's, with the ticket types that they reveal. */
export const eventCodes = (codes: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('given', given, 'id', u.id, 'ticketTypeIds', u.ticket_type_ids)), '[]') from ${givenCodes(codes)})`;

/**
 * SQL of the holdings of the guests `$6`, by their keys: registrations that have not ended, each with the first attendee whose
 * seat is taken, and was not given away if there is such a one; else the free seat that they were given. One by one, since a
 * plan for any list of keys reads all guests of the event, and by the key alone, since the planner may take an event for one guest
 * (ADR 0145).
 */
const HOLDINGS = `
  (select coalesce(jsonb_object_agg(asked.guest_key, jsonb_strip_nulls(jsonb_build_object('registrationId', held.registration_id, 'attendeeId', held.attendee_id, 'status', held.status, 'isGivenAway', nullif(held.given, false), 'isReceived', nullif(held.received, false)))), '{}')
     from unnest($6::text[]) as asked (guest_key)
    cross join lateral (
      select r.id as registration_id, a.id as attendee_id, a.status, a.given_at is not null as given, false as received, a.position
        from registration r
        join attendee a on a.workspace_id = r.workspace_id and ${hasMode('a.mode', 'r.mode')} and a.registration_id = r.id and a.status = any ($11)
       where r.workspace_id = e.workspace_id and (r.mode = $5 and r.event_id = e.id) is true and r.guest_key = asked.guest_key and r.ended_at is null
       union all
      select a.registration_id, a.id, a.status, false, true, a.position
        from seats_given_to(e.workspace_id, $5, e.id, $6) as theirs
       cross join ${lookup('attendee', 'workspace_id = e.workspace_id and mode = $5 and id = theirs.attendee_id')} a
       where theirs.guest_key = asked.guest_key
       order by given, received, position limit 1) held)`;

/** SQL of the known ones of the promoter codes `$8`, as their merchant writes them. */
const PROMOTER_CODES = `
  (select coalesce(jsonb_object_agg(given, p.code), '{}')
     from unnest($8::text[]) as given join promoter_code p on p.workspace_id = e.workspace_id and p.identity = lower(given))`;

/**
 * SQL of the contexts. `$9` and `$10` are id and version of the event whose rules are remembered, `$11` the statuses in which
 * a seat is taken.
 */
const REGISTRATION_CONTEXTS = statement<RegistrationContextRow>('registration_contexts')`
  select case when (e.id, e.version) is distinct from ($9::uuid, $10::bigint) then ${eventRules('$4::text')} end as rules,
         ${eventLeft('$7::text[]')} as left, ${eventCodes('$7::text[]')} as codes, ${HOLDINGS} as holdings, ${PROMOTER_CODES} as "promoterCodes"
    from event e
   where e.workspace_id = $1 and e.identity = lower($2) and e.published and e.deleted_at is null
     and (e.published_at is null or e.published_at <= $3)`;

/** Most events whose rules are remembered. */
const MOST_EVENTS = 1_000;
/** Limits of one process: statements that read one event at once, and questions of each. */
const LIMITS = { trips: 2, items: 64 };

interface RegistrationContextRow {
  /** Rules of the event; null when the remembered ones hold. */
  rules: EventRules | null;
  left: Record<string, number>;
  codes: (GivenCode & { given: string })[];
  holdings: Record<string, Holding>;
  promoterCodes: Record<string, string>;
}

/**
 * Reads the context of registrations, in one statement, which concurrent guests share. The rules of an event are sent and read
 * once for each of its versions: the statement shows whether the remembered ones hold.
 */
export class PostgresRegistrationReader extends RegistrationReader {
  private readonly remembered = new Map<string, EventRules>();
  private readonly batchers = new MicroBatchers((questions: readonly RegistrationQuestion[]) => this.readAll(questions), LIMITS);

  constructor(private readonly sql: Sql) {
    super();
  }

  read(question: RegistrationQuestion): Promise<RegistrationContext | undefined> {
    return this.batchers.add(`${question.mode} ${keyOf(question)}`, question);
  }

  /** Answers questions about one event, as of the time of the first. */
  private async readAll(questions: readonly RegistrationQuestion[]): Promise<(RegistrationContext | undefined)[]> {
    const [first] = questions as readonly [RegistrationQuestion];
    const { workspaceId, slug, now, timezone, mode } = first;
    const remembered = this.remembered.get(keyOf(first));
    const [row] = await this.sql.prepared(REGISTRATION_CONTEXTS, [
      workspaceId,
      slug,
      now,
      timezone,
      mode,
      questions.map(({ guestKey }) => guestKey),
      distinct(questions.flatMap(({ unlockCodes }) => unlockCodes)),
      distinct(questions.flatMap(({ promoterCode }) => promoterCode ?? [])),
      remembered?.id ?? null,
      remembered?.version ?? null,
      SEATED,
    ]);
    if (!row) return questions.map(() => undefined);
    const rules = row.rules ?? remembered!;
    if (row.rules) this.remember(keyOf(first), rules);
    return questions.map((question) => contextFrom(question, row, rules));
  }

  private remember(key: string, rules: EventRules): void {
    if (this.remembered.size >= MOST_EVENTS) this.remembered.clear();
    this.remembered.set(key, rules);
  }
}

function keyOf({ workspaceId, timezone, slug }: RegistrationQuestion): string {
  return `${workspaceId} ${timezone} ${slug.toLowerCase()}`;
}

function contextFrom(
  { guestKey, unlockCodes, promoterCode = '' }: RegistrationQuestion,
  { left, codes, holdings, promoterCodes }: RegistrationContextRow,
  rules: EventRules,
): RegistrationContext {
  const matching = unlockCodes.flatMap((code) => codes.filter((each) => each.given === code));
  return {
    event: { rules, left, codes: matching.map(({ id, ticketTypeIds }) => ({ id, ticketTypeIds })) },
    holding: Object.hasOwn(holdings, guestKey) ? holdings[guestKey] : undefined,
    promoterCode: Object.hasOwn(promoterCodes, promoterCode) ? promoterCodes[promoterCode] : undefined,
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
