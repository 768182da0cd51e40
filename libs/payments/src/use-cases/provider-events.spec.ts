import { randomUUID } from 'node:crypto';
import { InMemoryPayments, MOMENT } from '../testing';
import { PurgeProviderEvents } from './provider-events';

const DAY_MS = 86_400_000;

it('what providers told is forgotten 30 days after it was done, all of it; what waits stays', async () => {
  let now = MOMENT;
  const { work } = new InMemoryPayments(() => now);
  const forgetting = new PurgeProviderEvents(work, { now: () => now });
  await work.run(async ({ events }) => {
    for (let told = 0; told < 2_501; told += 1) {
      const id = randomUUID();
      const name = { workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057', mode: 'live', id } as const;
      await events.keep({ ...name, provider: 'scripted', eventId: id, reference: 'pay_1', raw: Buffer.from('{}'), headers: {}, receivedAt: MOMENT });
      if (told > 0) await events.done(name, { outcome: 'settled', at: MOMENT });
    }
  });
  now = new Date(MOMENT.getTime() + 30 * DAY_MS);
  expect(await forgetting.execute()).toBe(0);
  now = new Date(now.getTime() + 1);
  expect([await forgetting.execute(), await forgetting.execute()]).toEqual([2_500, 0]);
});
