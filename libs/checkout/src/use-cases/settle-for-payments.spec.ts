import { randomUUID } from 'node:crypto';
import { aCheckout, InMemoryCheckouts } from '../testing';
import { AskProviders, PAYMENT_WAITS, type PaymentAttempt } from '@svc/payments';
import { anAttempt, RecordingRefusalLog, ScriptedGateway, ScriptedGateways, untimed } from '@svc/payments/testing';
import { SettleCheckout, SettleForPayments } from './settle-checkout';

const now = new Date('2026-03-01T09:05:00.000Z');
const checkout = aCheckout();
const name = { workspaceId: checkout.workspaceId, mode: checkout.mode, checkoutId: checkout.id };

describe('settling money that is reported to payments', () => {
  let memory: InMemoryCheckouts;
  let gateway: ScriptedGateway;
  let settlement: SettleForPayments;

  beforeEach(async () => {
    memory = new InMemoryCheckouts(() => now);
    gateway = new ScriptedGateway(() => now);
    const asking = new AskProviders(new ScriptedGateways(gateway), untimed, PAYMENT_WAITS, new RecordingRefusalLog());
    settlement = new SettleForPayments(
      new SettleCheckout(
        asking,
        memory.reader,
        memory.work,
        { execute: async () => true },
        { next: () => randomUUID() },
        { now: () => now },
      ),
    );
    await memory.open(checkout);
  });

  async function pending(facts: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
    const attempt = anAttempt({ ...name, status: 'pending', createdAt: now, ...facts });
    await memory.payments.run(({ attempts }) => attempts.insert(attempt));
    await gateway.open({ attempt, buyer: {}, description: 'Order', returnUrl: 'https://shop.example/return' });
    return attempt;
  }

  const orders = async () => (await memory.orders(checkout.workspaceId)).length;

  it('[ADR 0028 r1] settles by the answer of the provider', async () => {
    gateway.pay((await pending()).reference);
    await settlement.settle(name);
    await settlement.settle(name);
    expect(await orders()).toBe(1);
  });

  it('[ADR 0028 r3] rejects while the provider is down, so that the notification is retried', async () => {
    gateway.pay((await pending()).reference);
    gateway.down = true;
    await expect(settlement.settle(name)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await orders()).toBe(0);
    gateway.down = false;
    await settlement.settle(name);
    expect(await orders()).toBe(1);
  });

  it('[ADR 0028 r3] settles by the answers that came, though another provider gave none', async () => {
    gateway.pay((await pending()).reference);
    await memory.payments.run(({ attempts }) =>
      attempts.insert(anAttempt({ ...name, provider: 'gone', status: 'closed', createdAt: now })),
    );
    await expect(settlement.settle(name)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await orders()).toBe(1);
  });
});
