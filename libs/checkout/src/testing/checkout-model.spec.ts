import { randomUUID } from 'node:crypto';
import { checkoutModelContract } from './checkout-model.contract';
import type { TimedPlace } from './checkout-world';
import { InMemoryCheckouts } from './in-memory-checkouts';

async function open(): Promise<TimedPlace> {
  let now = Date.parse('2026-03-01T09:00:00.000Z');
  const clock = { now: () => new Date(now) };
  const advance = async (seconds: number) => void (now += seconds * 1_000);
  return Object.assign(new InMemoryCheckouts(clock.now), { clock, advance });
}

describe('checkouts in memory', () => checkoutModelContract(open, async () => randomUUID(), { runs: 80, steps: 40 }));
