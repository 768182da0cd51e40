import { randomUUID } from 'node:crypto';
import { CheckoutWorld, type TimedPlace } from './checkout-world';
import { InMemoryCheckouts } from './in-memory-checkouts';

/** Checkouts in memory, by a clock that the test moves; it begins at 2026-03-01T09:00Z. */
export function timedCheckouts(): TimedPlace & InMemoryCheckouts {
  let now = Date.parse('2026-03-01T09:00:00.000Z');
  const clock = { now: () => new Date(now) };
  const advance = async (seconds: number) => void (now += seconds * 1_000);
  return Object.assign(new InMemoryCheckouts(clock.now), { clock, advance });
}

/** So many seats in memory, for which nobody has opened a checkout yet. */
export async function worldOf(count: number): Promise<CheckoutWorld> {
  const world = new CheckoutWorld(timedCheckouts(), randomUUID(), { kind: 'ticket_type', subjectId: randomUUID(), count });
  await world.place.setCapacity(world.workspaceId, world.seats, count);
  return world;
}
