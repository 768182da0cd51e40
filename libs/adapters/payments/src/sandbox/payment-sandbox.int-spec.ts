import { randomUUID } from 'node:crypto';
import type { PaymentRail } from '@svc/contracts';
import { PlainLinkSigner, RecordingJobQueue } from '@svc/kernel/testing';
import { CallbackForged, ProviderRefused, ProviderUnavailable, type PaymentAttempt } from '@svc/payments';
import { anAttempt, paymentGatewayContract, type PostedCallback } from '@svc/payments/testing';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import { DataSource } from 'typeorm';
import { ChargeNotPayable, PaymentSandbox } from './payment-sandbox';
import { SandboxBooks } from './sandbox-books';
import { SandboxCallbacks, SandboxSignature, type SignedCallback } from './sandbox-callbacks';
import { SANDBOX_CARDS } from './sandbox-charge';
import { SandboxLinks, SandboxPaymentGateway } from './sandbox-payment-gateway';

const signer = new PlainLinkSigner();
let database: TestDatabase;
let source: DataSource;
let aheadMs: number;
let posted: SignedCallback[];
let queue: RecordingJobQueue;
let gateway: SandboxPaymentGateway;
let sandbox: PaymentSandbox;
let callbacks: SandboxCallbacks;
let books: SandboxBooks;
let workspaceId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 5 }).initialize();
});

afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

beforeEach(async () => {
  aheadMs = 0;
  posted = [];
  queue = new RecordingJobQueue();
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  books = new SandboxBooks(source);
  const links = new SandboxLinks('https://pay.example', signer);
  const signature = new SandboxSignature(signer);
  gateway = new SandboxPaymentGateway(books, links, signature, clock);
  sandbox = new PaymentSandbox(books, links, queue, { next: () => randomUUID() }, clock);
  callbacks = new SandboxCallbacks(books, signature, async (callback) => void posted.push(callback));
  workspaceId = randomUUID();
  await source.query(
    `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'Ile', 'Africa/Lagos', '{NGN,USD}')`,
    [workspaceId, `w-${workspaceId}`],
  );
  await source.query('update service_clock set offset_seconds = 0');
});

async function newAttempt(rail: PaymentRail): Promise<PaymentAttempt> {
  return anAttempt({
    workspaceId,
    rail,
    checkoutId: randomUUID(),
    provider: 'sandbox',
    flow: gateway.flowOf(rail),
    currency: rail === 'international_card' ? 'USD' : 'NGN',
  });
}

async function opened(rail: PaymentRail = 'card'): Promise<PaymentAttempt> {
  const attempt = await newAttempt(rail);
  await gateway.open({ attempt, buyer: {}, description: 'Order at Ile', returnUrl: 'https://shop.example/return' });
  return attempt;
}

/** Advances the time of the database and of the sandbox. */
async function advance(seconds: number): Promise<void> {
  aheadMs += seconds * 1_000;
  await source.query('update service_clock set offset_seconds = offset_seconds + $1', [seconds]);
}

async function deliverDue(): Promise<SignedCallback[]> {
  const before = posted.length;
  for (const name of await callbacks.due(500)) if (name.workspaceId === workspaceId) await callbacks.deliver(name);
  return posted.slice(before);
}

const bodyOf = ({ raw }: PostedCallback) => JSON.parse(raw.toString()) as { id: string; event: string; data: { reference: string } };

const FAULTS = { before: 'unavailable', after: 'timeout', garbled: 'timeout', short: 'short' } as const;

describe('the sandbox, as a provider', () => {
  paymentGatewayContract(() => ({
    gateway,
    gatewayOf: () => gateway,
    rails: ['card', 'bank_transfer', 'international_card'],
    anAttempt: newAttempt,
    pay: async ({ reference }, amountMinor) =>
      void (await (amountMinor === undefined ? sandbox.play(reference, 'succeed') : sandbox.transfer(reference, amountMinor))),
    payLate: async ({ reference }) => void (await sandbox.play(reference, 'succeed', { late: true })),
    payTwice: async ({ reference }) => void (await sandbox.play(reference, 'twice')),
    refuse: async ({ reference }) => void (await sandbox.play(reference, 'fail')),
    refundedOf: (attempt) => books.refundedOf(attempt),
    failNext: (attempt, operation, fault) => sandbox.setFault(attempt, { operation, kind: FAULTS[fault] }),
    callbackOf: async ({ reference }) => (await deliverDue()).findLast((each) => bodyOf(each).data.reference === reference)!,
  }));
});

describe('the buyer at the sandbox', () => {
  it('opens the page by its token alone', async () => {
    const { reference } = await opened();
    const token = new URL(`https://pay.example/sandbox/x?t=${signer.sign('sandbox-page', reference)}`).searchParams.get('t')!;
    expect([sandbox.opens(token, reference), sandbox.opens(token, 'pay_another'), sandbox.opens('', reference)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await sandbox.find(reference)).toMatchObject({
      workspaceId,
      state: 'open',
      description: 'Order at Ile',
      amountMinor: 500_000,
      receivedMinor: 0,
    });
    expect(await sandbox.find('pay_unknown')).toBeUndefined();
  });

  it.each(SANDBOX_CARDS.filter(({ outcome }) => outcome === 'pays'))('pays by the card $number', async ({ number }) => {
    const { reference } = await opened();
    expect(await sandbox.payByCard(reference, number.replace(/(....)/g, '$1 '))).toMatchObject({ state: 'paid', receivedMinor: 500_000 });
  });

  it.each(SANDBOX_CARDS.filter(({ outcome }) => outcome === 'refused'))(
    '[D-127] is refused with the card $number, and learns why',
    async ({ number, decline }) => {
      const attempt = await opened();
      expect(await sandbox.payByCard(attempt.reference, number)).toMatchObject({ state: 'failed' });
      const refusal = { cause: 'card', code: decline };
      expect(await gateway.look(attempt)).toMatchObject({ status: 'failed', receipts: [], refusal });
      await sandbox.play(attempt.reference, 'succeed', { late: true });
      expect((await gateway.look(attempt)).refusal).toBeUndefined();
    },
  );

  it('waits for a slow card, whose money comes ten seconds later with its callback', async () => {
    const attempt = await opened();
    expect(await sandbox.payByCard(attempt.reference, '4000000000000077')).toMatchObject({ state: 'processing', receivedMinor: 0 });
    expect([await gateway.look(attempt), await deliverDue()]).toEqual([{ status: 'pending', receipts: [] }, []]);
    await advance(11);
    expect(await gateway.look(attempt)).toMatchObject({ status: 'paid', receipts: [{ amountMinor: 500_000 }] });
    expect((await deliverDue()).map(bodyOf)).toMatchObject([{ event: 'charge.success' }]);
  });

  it.each([
    [true, 'paid'],
    [false, 'failed'],
  ] as const)('confirms, or does not (%p): the charge is %s', async (agrees, state) => {
    const { reference } = await opened();
    expect(await sandbox.payByCard(reference, '4000000000003220')).toMatchObject({ state: 'confirming' });
    expect(await sandbox.confirm(reference, agrees)).toMatchObject({ state });
    await expect(sandbox.confirm(reference, true)).rejects.toThrow(ChargeNotPayable);
  });

  it('sees the available cards', async () => {
    const { reference } = await opened();
    await expect(sandbox.payByCard(reference, '4111 1111 1111 1111')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { accepted: SANDBOX_CARDS.map(({ number }) => number) },
    });
  });

  it('cannot pay a charge that is paid, refused or closed', async () => {
    const [paid, refused, closed] = [await opened(), await opened(), await opened()];
    await sandbox.play(paid.reference, 'succeed');
    await sandbox.play(refused.reference, 'fail');
    await gateway.close(closed);
    for (const { reference } of [paid, refused, closed]) await expect(sandbox.play(reference, 'succeed')).rejects.toThrow(ChargeNotPayable);
    await expect(sandbox.play('pay_unknown', 'succeed')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('pays once when paying at the same time in two windows', async () => {
    const attempt = await opened();
    await Promise.allSettled([sandbox.play(attempt.reference, 'succeed'), sandbox.play(attempt.reference, 'succeed')]);
    expect((await gateway.look(attempt)).receipts).toHaveLength(1);
  });

  it.each([
    ['short', [250_000], 'pending'],
    ['over', [550_000], 'paid'],
    ['twice', [500_000, 500_000], 'paid'],
    ['pending', [], 'pending'],
  ] as const)('[D-94a] transfers %s: %p', async (outcome, sums, status) => {
    const attempt = await opened('bank_transfer');
    await sandbox.play(attempt.reference, outcome);
    const truth = await gateway.look(attempt);
    expect([truth.receipts.map(({ amountMinor }) => amountMinor), truth.status]).toEqual([sums, status]);
  });

  it('[D-94a] transfers the rest after a short transfer', async () => {
    const attempt = await opened('bank_transfer');
    await sandbox.play(attempt.reference, 'short');
    await sandbox.play(attempt.reference, 'succeed');
    expect(await gateway.look(attempt)).toMatchObject({ status: 'paid', receipts: [{ amountMinor: 250_000 }, { amountMinor: 250_000 }] });
  });

  it('[D-29] has half an hour to transfer; later money arrives all the same', async () => {
    const attempt = await opened('bank_transfer');
    await advance(30 * 60 + 1);
    expect(await sandbox.find(attempt.reference)).toMatchObject({ state: 'expired' });
    await expect(sandbox.play(attempt.reference, 'succeed')).rejects.toThrow(ChargeNotPayable);
    await sandbox.play(attempt.reference, 'succeed', { late: true });
    expect(await gateway.look(attempt)).toMatchObject({ status: 'paid' });
  });
});

describe('faults and callbacks of the sandbox', () => {
  const charge = (attempt: PaymentAttempt) => ({ attempt, buyer: {}, description: 'Order', returnUrl: 'https://shop.example/return' });

  it('[ADR 0028 r1] let a charge open without an answer, and make the sandbox unavailable as often as they are set', async () => {
    const attempt = await newAttempt('card');
    await sandbox.setFault(attempt, { operation: 'open', kind: 'timeout' });
    await expect(gateway.open(charge(attempt))).rejects.toThrow(ProviderUnavailable);
    expect(await sandbox.find(attempt.reference)).toMatchObject({ state: 'open' });

    await sandbox.setFault(attempt, { operation: 'look', kind: 'unavailable' }, 2);
    await expect(gateway.look(attempt)).rejects.toThrow(ProviderUnavailable);
    await expect(gateway.look(attempt)).rejects.toThrow(ProviderUnavailable);
    expect(await gateway.look(attempt)).toMatchObject({ status: 'pending' });
  });

  it('make it refuse to charge and to refund', async () => {
    const attempt = await opened();
    await sandbox.play(attempt.reference, 'succeed');
    const [receipt] = (await gateway.look(attempt)).receipts;
    await sandbox.setFault(attempt, { operation: 'refund', kind: 'refused' });
    await expect(gateway.refund({ attempt, ...receipt!, idempotencyKey: 'one' })).rejects.toThrow(ProviderRefused);
    const next = await newAttempt('card');
    await sandbox.setFault(next, { operation: 'open', kind: 'refused' });
    await expect(gateway.open(charge(next))).rejects.toThrow(ProviderRefused);
    expect(await sandbox.find(next.reference)).toBeUndefined();
  });

  it('[D-131] [ADR 0051 r1] are of one checkout alone, for all attempts to pay it', async () => {
    const [attempt, other] = [await opened(), await opened()];
    await sandbox.setFault((await sandbox.find(attempt.reference))!, { operation: 'look', kind: 'unavailable' });
    await sandbox.setFault({ ...other, mode: 'test' }, { operation: 'look', kind: 'unavailable' });
    expect(await gateway.look(other)).toMatchObject({ status: 'pending' });
    const next = { ...(await newAttempt('card')), checkoutId: attempt.checkoutId };
    await expect(gateway.look(next)).rejects.toThrow(ProviderUnavailable);
    expect(await gateway.look(attempt)).toMatchObject({ status: 'pending' });
  });

  it('are of the next charge in a workspace, where its tests set them', async () => {
    await source.query(
      `insert into sandbox_fault (workspace_id, mode, operation, kind, times) values ($1, 'live', 'look', 'unavailable', 1)`,
      [workspaceId],
    );
    const attempt = await opened();
    await expect(gateway.look(attempt)).rejects.toThrow(ProviderUnavailable);
    expect(await gateway.look(attempt)).toMatchObject({ status: 'pending' });
  });

  it('[ADR 0028 r3] are one callback without a fault, for which a job is enqueued', async () => {
    const { reference } = await opened();
    await sandbox.play(reference, 'succeed');
    expect(queue.jobs).toEqual([
      { queue: 'sandbox-callback.v2', payload: { workspaceId, mode: 'live', id: expect.any(String) }, dueAt: expect.any(Date) },
    ]);
    expect((await deliverDue()).map(bodyOf)).toMatchObject([{ event: 'charge.success', data: { reference } }]);
    expect(await deliverDue()).toEqual([]);
  });

  it('[ADR 0028 r3] are two callbacks with one event', async () => {
    const attempt = await opened();
    await sandbox.setFault(attempt, { operation: 'callbacks', kind: 'duplicate' });
    await sandbox.play(attempt.reference, 'succeed');
    const [first, second, ...more] = (await deliverDue()).map(bodyOf);
    expect([second!.id, more]).toEqual([first!.id, []]);
  });

  it('[ADR 0028 r3] are callbacks in the wrong order', async () => {
    const attempt = await opened();
    await sandbox.setFault(attempt, { operation: 'callbacks', kind: 'out_of_order' });
    await sandbox.play(attempt.reference, 'succeed');
    expect((await deliverDue()).map((each) => bodyOf(each).event)).toEqual(['charge.success']);
    await advance(6);
    expect((await deliverDue()).map((each) => bodyOf(each).event)).toEqual(['charge.pending']);
  });

  it('[ADR 0028 r3] are no callback at all', async () => {
    const attempt = await opened();
    await sandbox.setFault(attempt, { operation: 'callbacks', kind: 'lost' });
    await sandbox.play(attempt.reference, 'succeed');
    expect(await deliverDue()).toEqual([]);
  });

  it('[ADR 0028 r3] are another callback when our endpoint did not answer', async () => {
    const { reference } = await opened();
    await sandbox.play(reference, 'succeed');
    const name = (await callbacks.due(500)).find((each) => each.workspaceId === workspaceId);
    const shut = new SandboxCallbacks(books, new SandboxSignature(signer), async () => Promise.reject(new CallbackForged()));
    await expect(shut.deliver(name!)).rejects.toThrow(CallbackForged);
    expect(await callbacks.due(500)).not.toContainEqual(name);
    await advance(61);
    expect((await deliverDue()).map((each) => bodyOf(each).data.reference)).toContain(reference);
  });
});

describe('the rows of the sandbox', () => {
  const TABLES = ['sandbox_charge', 'sandbox_receipt', 'sandbox_refund', 'sandbox_callback', 'sandbox_checkout_fault'];
  const rows = async () => {
    const counted = TABLES.map((table) =>
      source.query<{ count: number }[]>(`select count(*)::int from ${table} where workspace_id = $1`, [workspaceId]),
    );
    return (await Promise.all(counted)).map(([row]) => row!.count);
  };

  it('are deleted by the opening of their charge, in both modes; younger ones stay', async () => {
    const paid = async (mode: 'live' | 'test') => {
      const attempt = { ...(await newAttempt('card')), mode, checkoutId: randomUUID() };
      await gateway.open({ attempt, buyer: {}, description: 'Order at Ile', returnUrl: 'https://shop.example/return' });
      await sandbox.play(attempt.reference, 'succeed');
      const providerReference = (await gateway.look(attempt)).receipts[0]!.providerReference;
      await gateway.refund({ attempt, providerReference, amountMinor: 100, currency: 'NGN', idempotencyKey: randomUUID() });
      await sandbox.setFault(attempt, { operation: 'look', kind: 'timeout' });
      return attempt;
    };
    await paid('live');
    await paid('test');
    await advance(60);
    const young = await paid('live');
    await advance(90 * 86_400 - 60 - 30);
    const purge = () => sandbox.purge(new Date(Date.now() + aheadMs - 90 * 86_400_000), 500);
    await purge();
    expect(await rows()).toEqual([3, 3, 3, 3, 3]);
    await advance(60);
    expect(await purge()).toBeGreaterThanOrEqual(2);
    expect([await rows(), (await sandbox.find(young.reference))?.state]).toEqual([[1, 1, 1, 1, 1], 'paid']);
  });
});
