import { anEvent, InMemoryWebhooks, MOMENT } from '../testing';
import { PurgeOldEvents } from './purge-old-events';

it('[D-75] events are forgotten after 30 days, all of them', async () => {
  const webhooks = new InMemoryWebhooks();
  const day = 86_400_000;
  const kept = anEvent({ createdAt: new Date(MOMENT.getTime() - 30 * day) });
  for (let event = 0; event < 2_500; event += 1) {
    const old = anEvent({ id: `01890000-0000-7000-8000-${String(event).padStart(12, '0')}`, createdAt: new Date(MOMENT.getTime() - 30 * day - 1) });
    webhooks.events.set(old.id, old);
  }
  webhooks.events.set(kept.id, kept);
  expect(await new PurgeOldEvents(webhooks.log, { now: () => MOMENT }).execute()).toBe(2_500);
  expect([...webhooks.events.keys()]).toEqual([kept.id]);
});
