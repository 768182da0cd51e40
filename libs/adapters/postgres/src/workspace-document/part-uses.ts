import { ACTIVE_STATUSES } from '@svc/orders';
import { SEATED } from '@svc/ticketing';
import type { LostPart, PartUses, Uses } from '@svc/workspace-document';
import type { Sql } from '../work/sql';
import { type Statement, statement } from '../work/statement';
import { takenBy } from '../notifications/attendee-seats-sql';
import { lookup, THIS_WORKSPACE } from '../rows/by-key';

/** Counts of one part, by its index. */
type Counts<Use extends keyof Uses> = Pick<Uses, Use> & { ordinal: number };

/** SQL of the parts `p`, a row for each id of one: `$2` ordinals, `$3` ids, `$4` their owners, `$5` keys and `$6` choices of questions. */
const PARTS = `unnest($2::integer[], $3::uuid[], $4::uuid[], $5::text[], $6::text[]) as p (ordinal, id, owner_id, key, choice)`;

/** Returns SQL that is true for an answer, of any type, that part `p` takes: each one, or one with its choice. */
const isTaken = (answer: string) => `(${answer} is not null and (p.choice is null or ${answer} @> to_jsonb(p.choice)))`;

/** SQL that is true where a ticket of type `t` needs the type, or admits to the day, that part `p` is. */
const NEEDS = `p.id = t.id or p.id = any (t.valid_day_ids) or (t.valid_day_ids = '{}' and p.key = 'day')`;

/**
 * SQL of guests of ticket types and days, whose "key" is `day`. The seats of an event are read once, and counted by ticket
 * type and days. `$7` statuses.
 */
const GUESTS = statement<Counts<'guests'>>('workspace-document.guests')`
  select p.ordinal, sum(seats.count)::integer as guests
    from (select a.event_id, a.ticket_type_id, a.counted_day_ids, count(*) as count
            from attendee a
           where a.workspace_id = $1 and a.event_id = any ($4) and a.status = any ($7)
           group by a.event_id, a.ticket_type_id, a.counted_day_ids) seats
    join ticket_type t on t.workspace_id = $1 and t.id = seats.ticket_type_id
    join ${PARTS} on p.owner_id = seats.event_id and (${NEEDS} or p.id = any (seats.counted_day_ids))
   group by p.ordinal`;

/** SQL of answers to questions of ticket types: an answer is a seat's own, else its registrant's. `$7` statuses of seats. */
const GUESTS_WITH_ANSWERS = statement<Counts<'answers'>>('workspace-document.guests_with_answers')`
  select p.ordinal, count(*)::integer as answers
    from attendee a
    join ${PARTS} on p.id = a.ticket_type_id
    ${takenBy('a')}
   where a.workspace_id = $1 and a.event_id = any ($4) and a.status = any ($7)
     and ${isTaken(`case when a.responses ? p.key then a.responses -> p.key
                         when a.given_at is null then coalesce(r.responses, o.responses) -> p.key end`)}
   group by p.ordinal`;

const SESSIONS = `
  count(distinct c.id) filter (where c.saving ->> 'startedAt' is null)::integer as checkouts,
  count(distinct c.id) filter (where c.saving ->> 'startedAt' is not null)::integer as "savingsPlans"`;

/** Open sessions that sell tickets of those types, or for those days. */
const SESSIONS_OF_EVENTS = statement<Counts<'checkouts' | 'savingsPlans'>>('workspace-document.sessions_of_events')`
  select p.ordinal, ${SESSIONS}
    from checkout c
   cross join lateral jsonb_array_elements(c.cart -> 'lines') line
    join ticket_type t on t.workspace_id = $1 and t.event_id = any ($4) and t.id = (line ->> 'ticketTypeId')::uuid
    join ${PARTS} on p.owner_id = c.event_id and (${NEEDS})
   where c.workspace_id = $1 and c.status = 'open' and c.event_id is not null and c.event_id = any ($4)
   group by p.ordinal`;

/** SQL of open sessions that sell those variants. One of a balance is its order's. */
const SESSIONS_OF_VARIANTS = statement<Counts<'checkouts' | 'savingsPlans'>>('workspace-document.sessions_of_variants')`
  select p.ordinal, ${SESSIONS}
    from checkout c
   cross join lateral jsonb_array_elements(c.cart -> 'lines') line
    join ${PARTS} on p.id = (line ->> 'variantId')::uuid
   where c.workspace_id = $1 and (c.status = 'open') is true and c.kind <> 'balance'
   group by p.ordinal`;

/**
 * SQL of orders that sold those variants, and those of them in which a question of theirs, by its key, was answered. `$7`
 * statuses.
 */
const ORDERS = statement<Counts<'orders'>>('workspace-document.orders_of_parts')`
  select p.ordinal, count(distinct o.id)::integer as orders
    from items_of_variants($1, array(select distinct id from unnest($3::uuid[]) as id)) sold
   cross join ${lookup('order_item', `workspace_id = ${THIS_WORKSPACE} and mode = sold.mode and id = sold.id`)} i
   cross join ${lookup('store_order', `workspace_id = ${THIS_WORKSPACE} and mode = i.mode and id = i.order_id`)} o
    join ${PARTS} on p.id = sold.variant_id
   where o.status = any ($7) and i.refunded_quantity < (i.line ->> 'quantity')::integer
     and (p.key is null or ${isTaken(`i.line -> 'responses' -> p.key`)} or ${isTaken('o.responses -> p.key')})
   group by p.ordinal`;

/** SQL of submissions of forms, and of those with answers or files to questions of forms. */
const SUBMISSIONS = statement<Counts<'answers'>>('workspace-document.submissions_of_parts')`
  select p.ordinal, count(*)::integer as answers
    from form_submission s
    join ${PARTS} on p.id = s.form_id
   where s.workspace_id = $1 and s.form_id = any ($3)
     and (p.key is null
          or ((s.answers @> jsonb_build_array(jsonb_build_object('key', p.key)) or s.files @> jsonb_build_array(jsonb_build_object('key', p.key)))
              and (p.choice is null or exists (
                select 1 from jsonb_array_elements(s.answers) given where given ->> 'key' = p.key and given -> 'value' @> to_jsonb(p.choice)))))
   group by p.ordinal`;

type Numbered = LostPart & { ordinal: number };

/** Counts by hand, since each kind of use is one query over tables of several contexts. */
export class PostgresPartUses implements PartUses {
  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
  ) {}

  async of(parts: readonly LostPart[]): Promise<Uses[]> {
    const uses = parts.map((): Uses => ({}));
    const all = parts.map((part, ordinal): Numbered => ({ ...part, ordinal }));
    const of = (section: string, isQuestion = false) =>
      all.filter(({ key, path }) => path.startsWith(`${section}[`) && (key !== undefined) === isQuestion);
    const [attended, sold] = [of('events'), [...of('products'), ...of('packages')]];
    const answered = [...of('products', true), ...of('packages', true)];
    const rows = [
      ...(await this.select(GUESTS, attended, SEATED)),
      ...(await this.select(SESSIONS_OF_EVENTS, attended)),
      ...(await this.select(GUESTS_WITH_ANSWERS, of('events', true), SEATED)),
      ...(await this.select(ORDERS, sold, ACTIVE_STATUSES)),
      ...(await this.select(SESSIONS_OF_VARIANTS, sold)),
      ...(await this.select(ORDERS, answered, ACTIVE_STATUSES)).map(({ ordinal, orders }) => ({ ordinal, answers: orders })),
      ...(await this.select(SUBMISSIONS, [...of('forms'), ...of('forms', true)])),
    ];
    for (const { ordinal, ...counts } of rows) Object.assign(uses[ordinal]!, counts);
    return uses;
  }

  /** Runs a statement, unless there are no parts. */
  private async select<Row extends { ordinal: number }>(
    statement: Statement<Row>,
    parts: readonly Numbered[],
    statuses?: readonly string[],
  ): Promise<Row[]> {
    if (parts.length === 0) return [];
    const named = parts.flatMap((part) => part.ids.map((id) => ({ ...part, id })));
    const columns = [
      named.map(({ ordinal }) => ordinal),
      named.map(({ id }) => id),
      named.map(({ ownerId }) => ownerId),
      named.map(({ kind, key }) => key ?? (kind === 'day' ? 'day' : null)),
      named.map(({ choice = null }) => choice),
    ];
    return this.sql.query(statement, [this.workspaceId, ...columns, ...(statuses ? [statuses] : [])]);
  }
}
