import type { BuyersSession, EventPrices, EventPricingContext, EventQuestion, OpeningContext } from '@svc/checkout';
import type { EventRules, GivenCode } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { eventCodes, eventLeft, eventRules } from '../registration/registration-reader';
import { questionRows, ASKED_OF_STORE, askedOf, LIMITS, batchOf, type PricingContextRow, settingsOf, storeOf } from './pricing-context';
import { MicroBatchers } from '../work/micro-batcher';
import { outerValue } from '../rows/by-key';
import { eventDetails, ticketTypeDetails } from '../rows/details';

const phasesOf = (type: string) => `
  (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', phase -> 'id', 'prices', phase -> 'prices', 'endsAt', phase -> 'endsAt')) order by ordinal), '[]')
     from jsonb_array_elements(${type}.price_phases) with ordinality as phases (phase, ordinal))`;

/** Returns SQL of the prices of a ticket type, as `TierPrices`. */
export const tierPrices = (type: string) => `
  jsonb_strip_nulls(jsonb_build_object(
    'prices', ${ticketTypeDetails.field(type, 'prices')}, 'pricePhases', ${phasesOf(type)}, 'minPriceMinor', ${type}.details -> 'minPriceMinor', 'frontdeskFeeMode', ${ticketTypeDetails.field(type, 'frontdeskFeeMode')},
    'deposit', case when ${type}.details ->> 'kind' = 'deposit' then jsonb_build_object('type', ${type}.details -> 'depositType', 'value', ${type}.details -> 'depositValue') end,
    'depositBalanceDueAt', ${type}.details -> 'depositBalanceDueAt', 'depositBalanceMode', ${type}.details -> 'depositBalanceMode',
    'saveForIt', ${type}.details -> 'saveForIt'))`;

/** Prices of event `e`, as `EventPrices`. */
const PRICES = `
  jsonb_strip_nulls(jsonb_build_object(
    'currency', e.details -> 'currency',
    'customerFee', coalesce(e.details -> 'customerFee', '{"pct": 0, "flatMinor": 0}'),
    'customerFeeFlatByCurrency', coalesce(e.details -> 'customerFeeFlatByCurrency', '{}'),
    'saveForIt', case when ${eventDetails.flag('e', 'saveForItEnabled')} then jsonb_build_object('crowdLabel', e.details -> 'saveForItCrowdLabel') end,
    'tiers', (select coalesce(jsonb_object_agg(t.id, ${tierPrices('t')}), '{}')
                from ticket_type t where t.workspace_id = e.workspace_id and t.event_id = e.id and t.deleted_at is null)))`;

/** SQL of the counters of the price phases of event `e`, beside the others that `eventLeft` counts. */
export const PRICE_PHASES = `
  union all select 'price_phase', (phase ->> 'id')::uuid
    from ticket_type t, jsonb_array_elements(t.price_phases) as phase
   where t.workspace_id = e.workspace_id and t.event_id = e.id and t.deleted_at is null`;

const PROMOTER_CODE = `(select p.code from promoter_code p where p.workspace_id = w.id and p.deleted_at is null and p.identity = ${outerValue('lower(asked."promoterCode")')})`;

const CODES = `
  (asked."unlockCodes" || array(select u.code from unlock_code u where u.workspace_id = e.workspace_id and u.event_id = e.id and u.id = any (asked."unlockCodeIds") and u.deleted_at is null))`;

/**
 * Pricing contexts of openings of events: one row for each of the questions `$3` (`Asked`), with the terms of its event unless
 * the remembered ones hold. Each event is looked up by its slug (the `offset` sees to that).
 */
const EVENT_PRICING_CONTEXTS = statement<EventRow>('event_pricing_contexts')`
  select w.currencies, w.timezone, w.settings, e.id is not null as found,
         case when (e.id, e.version, w.timezone) is distinct from (asked."knownId", asked."knownVersion", asked."knownZone") and e.id is not null
              then jsonb_build_object('rules', ${eventRules('w.timezone')}, 'prices', ${PRICES}) end as terms,
         case when e.id is not null then ${eventLeft(CODES, PRICE_PHASES)} end as left,
         case when e.id is not null then ${eventCodes(CODES)} end as codes,
         case when e.id is not null and asked.email is not null then sessions_of_buyer($1, $2, e.id, lower(btrim(asked.email)), null) end as sessions,
         ${PROMOTER_CODE} as "promoterCode",
         ${ASKED_OF_STORE}
    from workspace w
   cross join ${questionRows(`slug text, "unlockCodes" text[], "unlockCodeIds" uuid[], "promoterCode" text, "knownId" uuid, "knownVersion" bigint, "knownZone" text`)} asked
    left join lateral (select * from event where workspace_id = $1 and identity = ${outerValue('lower(asked.slug)')} offset 0) e
           on e.published and e.deleted_at is null and (e.published_at is null or e.published_at <= asked.now)
   where w.id = $1
   order by asked.ordinal`;

/** Most events whose terms are remembered. */
const MOST_EVENTS = 1_000;

/** The terms of one version of an event, in a store of that zone. */
interface Terms {
  rules: EventRules;
  prices: EventPrices;
}

interface EventRow extends PricingContextRow {
  found: boolean;
  /** Terms of the event; null when the remembered ones hold. */
  terms: Terms | null;
  left: Record<string, number>;
  codes: (GivenCode & { given: string })[];
  promoterCode: string | null;
  sessions: BuyersSession[] | null;
}

/** Pricing contexts of openings of events. The terms of an event are sent and read once for each of its versions. */
export class EventPricingContexts {
  private readonly remembered = new Map<string, Terms & { timezone: string }>();
  private readonly batchers = new MicroBatchers((questions: readonly EventQuestion[]) => this.readAll(questions), LIMITS);

  constructor(private readonly sql: Sql) {}

  read(question: EventQuestion): Promise<OpeningContext<EventPricingContext>> {
    return this.batchers.add(batchOf(question), question);
  }

  private async readAll(questions: readonly EventQuestion[]): Promise<OpeningContext<EventPricingContext>[]> {
    const [{ workspaceId, mode }] = questions as readonly [EventQuestion];
    const remembered = questions.map((question) => this.remembered.get(questionKey(question)));
    const sent = questions.map((question, index) => ({
      ...askedOf(question, index),
      slug: question.slug,
      unlockCodes: [...new Set(question.unlockCodes)],
      unlockCodeIds: question.unlockCodeIds,
      promoterCode: question.promoterCode,
      knownId: remembered[index]?.rules.id,
      knownVersion: remembered[index]?.rules.version,
      knownZone: remembered[index]?.timezone,
    }));
    const rows = await this.sql.prepared(EVENT_PRICING_CONTEXTS, [workspaceId, mode, JSON.stringify(sent)]);
    const settings = settingsOf(rows);
    return rows.map((row, index) => {
      const store = storeOf(row, settings);
      if (!row.found) return store;
      if (row.terms) this.remember(questionKey(questions[index]!), { ...row.terms, timezone: row.timezone });
      const context = contextFrom(row, row.terms ?? remembered[index]!, questions[index]!);
      return {
        ...store,
        sessions: row.sessions ?? undefined,
        context: {
          ...context,
          store: { currencies: row.currencies, frontdeskFee: settings.fees.frontdesk, mostSeats: settings.seats.mostPerCheckout },
        },
      };
    });
  }

  private remember(name: string, terms: Terms & { timezone: string }): void {
    if (this.remembered.size >= MOST_EVENTS) this.remembered.clear();
    this.remembered.set(name, terms);
  }
}

const questionKey = ({ workspaceId, slug }: EventQuestion): string => `${workspaceId} ${slug.toLowerCase()}`;

function contextFrom(
  { left, codes, promoterCode, discountCode }: EventRow,
  { rules, prices }: Terms,
  { unlockCodes, unlockCodeIds = [] }: EventQuestion,
): Omit<EventPricingContext, 'store'> {
  const givenCodes = [
    ...unlockCodes.flatMap((code) => codes.filter((each) => each.given === code)),
    ...codes.filter(({ id }) => unlockCodeIds.includes(id)),
  ];
  return {
    event: { rules, left, codes: givenCodes.map(({ id, ticketTypeIds }) => ({ id, ticketTypeIds })) },
    prices,
    discountCode: discountCode ?? undefined,
    promoterCode: promoterCode ?? undefined,
  };
}
