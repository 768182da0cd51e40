import { FACT_TYPES, type KnownFact } from '@svc/contracts';
import { CONTACT_FACTS } from '@svc/customers';
import { MESSAGE_FACTS, NOTICE_FACTS } from '@svc/notifications';
import { WEBHOOK_FACTS } from '@svc/webhooks';

/**
 * The consumers of facts: `deliveries` are webhooks to merchants, `messages` mails and texts to people, `notices` news that merchants are
 * mailed about, `contacts` the people known to a merchant.
 */
export type FactConsumer = 'deliveries' | 'messages' | 'notices' | 'contacts';

/**
 * The facts that each consumer receives: those named by the catalogue of webhook events (ADR 0110), those that plan a kind of message
 * (ADR 0108), those that are news to a merchant (ADR 0153), and those that name a person.
 */
const FACTS_OF = {
  deliveries: WEBHOOK_FACTS,
  messages: MESSAGE_FACTS,
  notices: NOTICE_FACTS,
  contacts: new Set(CONTACT_FACTS),
} as const satisfies Readonly<Record<FactConsumer, ReadonlySet<string>>>;

const CONSUMERS = Object.keys(FACTS_OF) as FactConsumer[];

/** Thrown for a fact of a type that only a newer version knows: it waits for a worker of that version. */
export class UnknownFact extends Error {
  constructor(type: string) {
    super(`No consumer is known for facts of the type ${type}.`);
    this.name = 'UnknownFact';
  }
}

/** Returns the facts that go to a consumer. Throws UnknownFact. */
export function factsFor(consumer: FactConsumer, facts: readonly KnownFact[]): KnownFact[] {
  return facts.filter(({ type }) => consumersOf(type).includes(consumer));
}

/** Returns the consumers of facts of a type. Throws UnknownFact. */
export function consumersOf(type: string): readonly FactConsumer[] {
  if (!FACT_TYPES.some((each) => each === type)) throw new UnknownFact(type);
  return CONSUMERS.filter((consumer) => (FACTS_OF[consumer] as ReadonlySet<string>).has(type));
}
