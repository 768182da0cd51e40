import { checkoutOpeningContract } from '@svc/checkout/testing';
import { anEvent } from '@svc/ticketing/testing';
import { OutboxBell } from '../outbox';
import { randomIds, useDatabase } from '../testing';
import { checkoutPlace } from '../testing/checkout-place';
import { PostgresEventStore } from '../ticketing';
import { PostgresCheckoutOpening, PostgresCheckoutReader } from '.';

const database = useDatabase();
const bells: OutboxBell[] = [];

afterEach(() => Promise.all(bells.map((bell) => bell.silence())));

async function publish(workspaceId: string) {
  await new PostgresEventStore(database.source.manager, workspaceId, randomIds).save([anEvent({ slug: 'party', title: `Party of ${Math.random()}` })]);
  const [event] = await database.source.query<[{ eventId: string; eventVersion: number }]>(
    `select id as "eventId", version::float8 as "eventVersion" from event where workspace_id = $1`,
    [workspaceId],
  );
  return event;
}

function start() {
  const bell = new OutboxBell(database.source, (error) => {
    throw error;
  });
  bells.push(bell);
  const opening = new PostgresCheckoutOpening(database.source, new PostgresCheckoutReader(database.source), bell);
  return { ...checkoutPlace(database.source, bell), opening, publish };
}

describe('opening checkouts in Postgres', () => checkoutOpeningContract(start, () => database.makeWorkspace()));
