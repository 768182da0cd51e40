import { balanceModelContract, checkoutModelContract, savingModelContract, type TimedFixture } from '@svc/checkout/testing';
import { OutboxNotifier } from '../outbox';
import { useDatabase } from '../testing';
import { checkoutFixture } from '../testing/checkout-fixture';
import { sqlOf } from '../work/sql';

const database = useDatabase();
const notifiers: OutboxNotifier[] = [];

afterEach(() => Promise.all(notifiers.map((notifier) => notifier.silence())));

async function open(): Promise<TimedFixture> {
  const { source } = database;
  const notifier = new OutboxNotifier(sqlOf(source), (error) => {
    throw error;
  });
  notifiers.push(notifier);
  let offset = 0;
  const set = () => source.query(`update service_clock set offset_seconds = $1`, [offset]);
  await set();
  const advance = async (seconds: number) => {
    offset += seconds;
    await set();
  };
  return { ...checkoutFixture(source, notifier), advance, clock: { now: () => new Date(Date.now() + offset * 1_000) } };
}

describe('checkouts in Postgres', () => {
  checkoutModelContract(open, () => database.makeWorkspace(), { runs: 8, steps: 25 });
  balanceModelContract(open, () => database.makeWorkspace(), { runs: 6, steps: 20 });
  savingModelContract(open, () => database.makeWorkspace(), { runs: 6, steps: 20 });
});
