import type { BuyersSession, EventPrices, EventQuestion, EventPricingContext, OpeningContext } from '@svc/checkout';
import type { EventRules, GivenCode } from '@svc/ticketing';
import type { DataSource } from 'typeorm';
import { MicroBatchers } from '../micro-batcher';
import { runPrepared } from '../prepared';
import { EVENT_PRICING_CONTEXTS } from './event-pricing-context-sql';
import { askedOf, LIMITS, placeOf, settingsOf, storeOf, type PricingContextRow } from './pricing-context-row';

/** Events whose terms are remembered. */
const MOST_EVENTS = 1_000;

/** What one version of an event says, in a store of that zone. */
interface Terms {
  rules: EventRules;
  prices: EventPrices;
}

interface EventRow extends PricingContextRow {
  found: boolean;
  /** Null when they are those that are remembered. */
  terms: Terms | null;
  left: Record<string, number>;
  codes: (GivenCode & { given: string })[];
  promoterCode: string | null;
  sessions: BuyersSession[] | null;
}

/** What checkouts of events are opened by. The terms of an event are sent and read once for each of its versions. */
export class EventPricingContexts {
  private readonly remembered = new Map<string, Terms & { timezone: string }>();
  private readonly batchers = new MicroBatchers((questions: readonly EventQuestion[]) => this.readAll(questions), LIMITS);

  constructor(private readonly dataSource: DataSource) {}

  read(question: EventQuestion): Promise<OpeningContext<EventPricingContext>> {
    return this.batchers.add(placeOf(question), question);
  }

  private async readAll(questions: readonly EventQuestion[]): Promise<OpeningContext<EventPricingContext>[]> {
    const [{ workspaceId, mode }] = questions as readonly [EventQuestion];
    const known = questions.map((question) => this.remembered.get(questionKey(question)));
    const asked = questions.map((question, place) => ({
      ...askedOf(question, place), slug: question.slug, unlockCodes: [...new Set(question.unlockCodes)], unlockCodeIds: question.unlockCodeIds, promoterCode: question.promoterCode,
      knownId: known[place]?.rules.id, knownVersion: known[place]?.rules.version, knownZone: known[place]?.timezone,
    }));
    const rows = await runPrepared<EventRow[]>(this.dataSource, { name: 'event_scenes', text: EVENT_PRICING_CONTEXTS }, [workspaceId, mode, JSON.stringify(asked)]);
    const settings = settingsOf(rows);
    return rows.map((row, place) => {
      const store = storeOf(row, settings);
      if (!row.found) return store;
      if (row.terms) this.remember(questionKey(questions[place]!), { ...row.terms, timezone: row.timezone });
      const context = contextFrom(row, row.terms ?? known[place]!, questions[place]!);
      return { ...store, sessions: row.sessions ?? undefined, context: { ...context, store: { currencies: row.currencies, frontdeskFee: settings.fees.frontdesk, mostSeats: settings.seats.mostPerCheckout } } };
    });
  }

  private remember(name: string, terms: Terms & { timezone: string }): void {
    if (this.remembered.size >= MOST_EVENTS) this.remembered.clear();
    this.remembered.set(name, terms);
  }
}

const questionKey = ({ workspaceId, slug }: EventQuestion): string => `${workspaceId} ${slug.toLowerCase()}`;

function contextFrom({ left, codes, promoterCode, discountCode }: EventRow, { rules, prices }: Terms, { unlockCodes, unlockCodeIds = [] }: EventQuestion): Omit<EventPricingContext, 'store'> {
  const given = [...unlockCodes.flatMap((code) => codes.filter((each) => each.given === code)), ...codes.filter(({ id }) => unlockCodeIds.includes(id))];
  return {
    event: { rules, left, codes: given.map(({ id, ticketTypeIds }) => ({ id, ticketTypeIds })) },
    prices,
    discountCode: discountCode ?? undefined,
    promoterCode: promoterCode ?? undefined,
  };
}
