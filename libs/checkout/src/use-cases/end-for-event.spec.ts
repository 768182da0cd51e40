import { randomUUID } from 'node:crypto';
import type { CheckoutName } from '@svc/payments';
import { type CheckoutWorld, worldOf } from '../testing';
import { EndForEvent } from './end-for-event';

describe('[D-147] a checkout whose event is cancelled', () => {
  let world: CheckoutWorld;
  let name: CheckoutName;

  beforeEach(async () => {
    world = await worldOf(1);
    await world.open('event');
    name = world.names[0]!;
  });

  async function end(): Promise<string[]> {
    const { work, clock } = world.fixture;
    const { checkout } = await world.recordOf(name);
    await work.run(({ checkouts }) => checkouts.update({ ...checkout, isEventCancelled: true }));
    const ending = new EndForEvent(work, { next: () => randomUUID() }, clock);
    for (let repeat = 0; repeat < 2; repeat += 1) await ending.execute(name);
    expect((await world.recordOf(name)).checkout).toMatchObject({
      status: 'cancelled',
      cancelReason: 'event_cancelled',
      holds: 'released',
    });
    return (await world.fixture.facts(world.workspaceId)).map(({ type }) => type);
  }

  it('[ADR 0147 r18] reports once that its buyer had begun to pay', async () => {
    await world.start(name, 'card');
    expect(await end()).toEqual(['payment.event_cancelled.v1']);
    const [attempt] = (await world.recordOf(name)).attempts;
    expect(attempt).toMatchObject({ status: 'closing' });
    expect(await world.fixture.facts(world.workspaceId)).toMatchObject([
      { data: { checkoutId: name.checkoutId, attemptId: attempt!.id }, mode: 'live' },
    ]);
  });

  it('[ADR 0147 r18] reports nothing where nobody had begun, and the money alone where some has come', async () => {
    expect(await end()).toEqual([]);
    world = await worldOf(1);
    await world.open('event');
    name = world.names[0]!;
    await world.start(name, 'bank_transfer');
    world.gateway.pay((await world.chargesOf(name))[0]!, 400);
    await world.settle(name, true);
    expect((await end()).filter((type) => type !== 'payment.account_opened.v1')).toEqual(['payment.returned.v1']);
  });
});
