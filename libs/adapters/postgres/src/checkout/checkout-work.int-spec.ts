import { checkoutWorkContract } from '@svc/checkout/testing';
import { OutboxBell } from '../outbox';
import { useDatabase } from '../testing';
import { checkoutPlace } from '../testing/checkout-place';

const database = useDatabase();
const bells: OutboxBell[] = [];

afterEach(() => Promise.all(bells.map((bell) => bell.silence())));

function open() {
  const bell = new OutboxBell(database.source, (error) => {
    throw error;
  });
  bells.push(bell);
  return checkoutPlace(database.source, bell);
}

describe('checkouts in Postgres', () => checkoutWorkContract(open, () => database.makeWorkspace()));
