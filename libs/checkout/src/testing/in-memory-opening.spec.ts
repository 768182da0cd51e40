import { randomUUID } from 'node:crypto';
import { checkoutOpeningContract } from './checkout-opening.contract';
import { InMemoryCheckouts } from './in-memory-checkouts';
import { InMemoryOpening } from './in-memory-opening';

function start() {
  const place = new InMemoryCheckouts();
  const opening = new InMemoryOpening(place);
  const eventId = randomUUID();
  const publish = async () => {
    const eventVersion = (opening.events.get(eventId) ?? 0) + 1;
    opening.events.set(eventId, eventVersion);
    return { eventId, eventVersion };
  };
  return Object.assign(place, { opening, publish });
}

describe('opening checkouts in memory', () => checkoutOpeningContract(start, async () => randomUUID()));
