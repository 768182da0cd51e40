import { randomUUID } from 'node:crypto';
import type { CheckoutName } from '@svc/payments';
import { CheckoutWorld, timedCheckouts, worldOf } from '../testing';

describe('cancelling a checkout', () => {
  let world: CheckoutWorld;
  let name: CheckoutName;

  beforeEach(async () => {
    world = await worldOf(1);
    await world.open('event');
    name = world.names[0]!;
  });

  it('[§4.6] [§3 r4] sets its seats free at once, though the provider is away', async () => {
    await world.start(name, 'card');
    world.gateway.down = true;
    expect(await world.cancelling.execute({ ...name, holder: 'secret' })).toMatchObject({ status: 'cancelled', holds: 'released' });
    expect(await world.fixture.counted(world.workspaceId, world.seats)).toMatchObject({ held: 0, sold: 0 });
    expect((await world.recordOf(name)).attempts).toMatchObject([{ status: 'closing' }]);
  });

  it('[D-10] changes nothing of one that is cancelled or expired, and leaves no fact', async () => {
    const first = await world.cancelling.execute({ ...name, holder: 'secret' });
    expect(await world.cancelling.execute({ ...name, holder: 'secret' })).toEqual(first);
    await world.open('event', { expiresAt: world.fixture.clock.now() });
    const expired = await world.settling.execute(world.names[1]!);
    expect(await world.cancelling.execute({ ...world.names[1]!, holder: 'secret' })).toEqual(expired);
    expect((await world.fixture.facts(world.workspaceId)).map(({ type }) => type)).toEqual(['checkout.expired.v1']);
  });

  it('[ADR 0067 r1] is recorded in the audit log when its buyer does it, once', async () => {
    const memory = timedCheckouts();
    const audited = new CheckoutWorld(memory, randomUUID(), { kind: 'ticket_type', subjectId: randomUUID(), count: 1 });
    await memory.setCapacity(audited.workspaceId, audited.seats, 1);
    await audited.open('event');
    const buyer = { requestId: 'req_01h455vb4pex5vsknk084sn02q' };
    await audited.cancelling.execute({ ...audited.names[0]!, holder: 'full', buyer });
    await audited.cancelling.execute({ ...audited.names[0]!, holder: 'full', buyer });
    expect(memory.money.audit.entries).toMatchObject([
      { action: 'change', subject: { kind: 'checkout' }, fields: ['status'], details: { by: 'buyer' }, author: buyer },
    ]);
  });

  it('[D-104] is not done by a link that masks', async () => {
    await expect(world.cancelling.execute({ ...name, holder: 'masked' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await world.recordOf(name)).checkout).toMatchObject({ status: 'open' });
  });

  it('[§3 r5] is refused once it is paid', async () => {
    await world.start(name, 'card');
    world.gateway.pay((await world.chargesOf(name))[0]!);
    await world.settle(name, true);
    await expect(world.cancelling.execute({ ...name, holder: 'secret' })).rejects.toMatchObject({ code: 'CHECKOUT_ALREADY_PAID' });
  });

  it('[D-94a] gives back an insufficient amount', async () => {
    await world.start(name, 'bank_transfer');
    world.gateway.pay((await world.chargesOf(name))[0]!, 400);
    await world.settle(name, true);
    await world.cancelling.execute({ ...name, holder: 'secret' });
    expect((await world.recordOf(name)).refunds).toMatchObject([{ amountMinor: 400, reason: 'unfinished' }]);
  });
});
