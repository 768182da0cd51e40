import { randomUUID } from 'node:crypto';
import type { Mode } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { RailName, Refusal } from '../domain/refusal';
import { moneyNameOf, type PaymentAttempt, type PaymentException, type ProviderEvent, type Refund } from '../domain/payment';
import type { ClaimedRefund, MoneyTx, MoneyUnitOfWork, RefundEnd } from '../ports/payment-tx';
import type { MoneyQueue, PaymentLists } from '../ports/payment-lists';
import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PROVIDER_EVENT_QUEUE, REFUND_QUEUE } from '../ports/payment-lists';
import { anAttempt, anException, aPayment, aRefund, MOMENT } from './payment.builder';

/** Store of money, through both of its ports. */
export interface MoneyFixture {
  work: MoneyUnitOfWork;
  lists: PaymentLists;
  /** Creates a workspace; returns its id. */
  makeWorkspace(): Promise<string>;
  /** Advances the clock of a workspace's test mode; the real one stays. */
  advanceTestClock(workspaceId: string, seconds: number): Promise<void>;
}

const LEASE_MS = 60_000;
const NOTHING = { accessCode: null, publicKey: null, checkoutUrl: null, bankAccount: null };
const INSTRUCTIONS = { ...NOTHING, checkoutUrl: 'https://pay.example/1', accessCode: 'code' };
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z');
const REFUSAL: Refusal = { cause: 'card', code: 'expired_card', message: 'It has expired.', reason: 'expired_card' };
const FAR_OFF = new Date('2999-01-01T00:00:00.000Z');

/** Tests a store of money. */
export function moneyContract(open: () => MoneyFixture): void {
  let fixture: MoneyFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await fixture.makeWorkspace();
  });

  const run = <T>(work: (tx: MoneyTx) => Promise<T>): Promise<T> => fixture.work.run(work);
  const listed = ({ workspaceId: of, mode, checkoutId }: PaymentAttempt) => fixture.lists.ofCheckout({ workspaceId: of, mode, checkoutId });

  async function stored(facts: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
    const attempt = anAttempt({ workspaceId, checkoutId: randomUUID(), ...facts });
    await run(({ attempts }) => attempts.insert(attempt));
    return attempt;
  }

  async function booked(facts: Partial<PaymentAttempt> = {}) {
    const attempt = await stored(facts);
    const payment = aPayment(attempt);
    const refund = aRefund(payment);
    await run(async ({ payments, refunds }) => {
      await payments.insert(payment);
      await refunds.insert(refund);
    });
    return { attempt, payment, refund };
  }

  describe('attempts', () => {
    it('are read as they were written, oldest first', async () => {
      const younger = await stored({ createdAt: new Date(MOMENT.getTime() + 1_000), instructions: INSTRUCTIONS, expiresAt: FAR_OFF });
      const older = await stored({ checkoutId: younger.checkoutId });
      expect(await run(({ attempts }) => attempts.ofCheckout(younger))).toEqual([older, younger]);
      expect((await listed(younger)).attempts).toEqual([older, younger]);
    });

    it('[ADR 0051 r1] [D-5] are those of one workspace and one mode', async () => {
      const attempt = await stored();
      const others = { ...attempt, workspaceId: await fixture.makeWorkspace() };
      const test = { ...attempt, mode: 'test' as const };
      for (const checkout of [others, test]) expect(await run(({ attempts }) => attempts.ofCheckout(checkout))).toEqual([]);
    });

    it('[ADR 0028 r1] have a reference that no other has', async () => {
      const { reference } = await stored();
      await expect(stored({ reference })).rejects.toThrow();
      await stored({ reference, provider: 'another' });
    });

    it('change status, instructions and expiry, and keep the other fields', async () => {
      const attempt = await stored({ instructions: INSTRUCTIONS, expiresAt: FAR_OFF });
      await run(({ attempts }) =>
        attempts.update({ ...attempt, status: 'paid', instructions: undefined, expiresAt: undefined, amountMinor: 1 }),
      );
      expect((await listed(attempt)).attempts).toEqual([{ ...attempt, status: 'paid' }]);
    });

    it('are pending once they are opened, or failed', async () => {
      const [one, other] = [await stored(), await stored()];
      expect(
        await run(({ attempts }) => attempts.opened(one, { status: 'pending', instructions: INSTRUCTIONS, expiresAt: FAR_OFF })),
      ).toEqual({
        ...one,
        status: 'pending',
        instructions: INSTRUCTIONS,
        expiresAt: FAR_OFF,
      });
      expect(
        await run(({ attempts }) => attempts.opened(other, { status: 'failed', instructions: NOTHING, refusal: REFUSAL })),
      ).toMatchObject({
        status: 'failed',
      });
    });

    it('[D-127] keep their refusal, until they are paid', async () => {
      const attempt = await stored();
      const failed = { ...attempt, status: 'failed' as const, instructions: NOTHING, refusal: REFUSAL };
      expect(await run(({ attempts }) => attempts.opened(attempt, { status: 'failed', instructions: NOTHING, refusal: REFUSAL }))).toEqual(
        failed,
      );
      expect((await listed(attempt)).attempts).toEqual([failed]);
      await run(({ attempts }) => attempts.update({ ...failed, status: 'closing' }));
      expect((await listed(attempt)).attempts).toMatchObject([{ status: 'closing', refusal: REFUSAL }]);
      await run(({ attempts }) => attempts.update({ ...failed, status: 'paid', refusal: undefined }));
      const [paid] = (await listed(attempt)).attempts;
      expect([paid!.status, paid!.refusal]).toEqual(['paid', undefined]);
    });

    it('[D-127] are not refused by an opening that came second', async () => {
      const attempt = await stored();
      await run(({ attempts }) => attempts.opened(attempt, { status: 'pending', instructions: INSTRUCTIONS }));
      const late = await run(({ attempts }) => attempts.opened(attempt, { status: 'failed', instructions: NOTHING, refusal: REFUSAL }));
      expect(late.refusal).toBeUndefined();
    });

    it('keep their instructions when another opening of the same charge is refused', async () => {
      const attempt = await stored();
      await run(({ attempts }) => attempts.opened(attempt, { status: 'pending', instructions: INSTRUCTIONS }));
      expect(
        await run(({ attempts }) => attempts.opened(attempt, { status: 'failed', instructions: NOTHING, refusal: REFUSAL })),
      ).toMatchObject({
        status: 'pending',
        instructions: INSTRUCTIONS,
      });
    });

    it.each([
      ['closing', 'closing'],
      ['closed', 'closing'],
      ['paid', 'paid'],
    ] as const)('[D-29] are found %s when they are opened, and are %s then', async (status, after) => {
      const attempt = await stored();
      await run(({ attempts }) => attempts.update({ ...attempt, status }));
      expect(await run(({ attempts }) => attempts.opened(attempt, { status: 'pending', instructions: INSTRUCTIONS }))).toMatchObject({
        status: after,
      });
    });

    it('[D-29] are due to be closed while they are closing', async () => {
      const attempt = await stored({ status: 'pending' });
      const due = () => fixture.lists.due(PAYMENT_CLOSE_QUEUE, 500);
      expect(await due()).not.toContainEqual(moneyNameOf(attempt));
      await run(({ attempts }) => attempts.update({ ...attempt, status: 'closing' }));
      expect(await due()).toContainEqual(moneyNameOf(attempt));

      const claim = () => run(({ attemptWork }) => attemptWork.claimToClose(attempt, LEASE_MS));
      expect(await claim()).toEqual({ attempt: { ...attempt, status: 'closing' }, tries: 1 });
      expect([await claim(), (await due()).some(({ id }) => id === attempt.id)]).toEqual([undefined, false]);
      await run(({ attemptWork }) => attemptWork.closeLater(attempt, LONG_AGO));
      expect(await claim()).toMatchObject({ tries: 2 });
      await run(({ attemptWork }) => attemptWork.closed(attempt));
      expect((await listed(attempt)).attempts).toMatchObject([{ status: 'closed' }]);
    });

    it.each(['paid', 'failed', 'closed'] as const)(
      '[ADR 0028 r3] are due for checks when they are %s, until there were enough',
      async (status) => {
        const attempt = await stored({ status: 'closing' });
        const look = () => run(({ attemptWork }) => attemptWork.claimToLook(attempt, LEASE_MS));
        const due = async () => (await fixture.lists.due(PAYMENT_LOOK_QUEUE, 500)).some(({ id }) => id === attempt.id);
        const looked = (looks: number, dueAt?: Date) => run(({ attemptWork }) => attemptWork.looked(attempt, { looks, dueAt }));
        await looked(0, LONG_AGO);
        await run(({ attempts, attemptWork }) =>
          status === 'closed' ? attemptWork.closed(attempt) : attempts.update({ ...attempt, status }),
        );
        expect([await due(), await look()]).toEqual([false, undefined]);

        await looked(0, LONG_AGO);
        await run(({ attempts }) => attempts.update({ ...attempt, status }));
        expect([await due(), await look(), await due(), await look()]).toEqual([
          true,
          { attempt: { ...attempt, status }, looks: 0, tries: 1 },
          false,
          undefined,
        ]);
        await looked(1, LONG_AGO);
        expect(await look()).toMatchObject({ looks: 1, tries: 2 });
        await looked(2);
        expect([await due(), await look()]).toEqual([false, undefined]);
      },
    );

    it('[ADR 0028 r3] are due for a check when the provider would not open them, and not once they live again', async () => {
      const [refused, reopened] = [await stored(), await stored()];
      const look = (attempt: PaymentAttempt) => run(({ attemptWork }) => attemptWork.claimToLook(attempt, LEASE_MS));
      const makeDue = (attempt: PaymentAttempt) => run(({ attemptWork }) => attemptWork.looked(attempt, { looks: 0, dueAt: LONG_AGO }));
      await makeDue(refused);
      await run(({ attempts }) => attempts.opened(refused, { status: 'failed', instructions: NOTHING, refusal: REFUSAL }));
      expect(await look(refused)).toBeUndefined();
      await run(({ attempts }) => attempts.update({ ...reopened, status: 'closed' }));
      await makeDue(reopened);
      await run(({ attempts }) => attempts.update({ ...reopened, status: 'closing' }));
      expect(await look(reopened)).toBeUndefined();
    });

    it('are not closed when they were paid meanwhile', async () => {
      const attempt = await stored({ status: 'paid' });
      await run(({ attemptWork }) => attemptWork.closed(attempt));
      expect((await listed(attempt)).attempts).toMatchObject([{ status: 'paid' }]);
    });
  });

  describe('payments', () => {
    it('[ADR 0028 r1] are booked once for a receipt, by the first caller', async () => {
      const attempt = await stored();
      const payment = aPayment(attempt);
      const again = aPayment(attempt, { providerReference: payment.providerReference });
      expect(await run(({ payments }) => payments.insert(payment))).toBe(true);
      expect(await run(({ payments }) => payments.insert(again))).toBe(false);
      expect(await run(({ payments }) => payments.ofCheckout(attempt))).toEqual([payment]);
    });

    it('[ADR 0028 r1] are booked once by two at the same time', async () => {
      const attempt = await stored();
      const one = aPayment(attempt);
      const won = await Promise.all(
        [one, aPayment(attempt, { providerReference: one.providerReference })].map((payment) =>
          run(({ payments }) => payments.insert(payment)),
        ),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    it('change the applied amount and its disposition', async () => {
      const { attempt, payment } = await booked();
      await run(({ payments }) => payments.update({ ...payment, appliedMinor: 0, disposition: 'late', amountMinor: 1 }));
      expect((await listed(attempt)).payments).toEqual([{ ...payment, appliedMinor: 0, disposition: 'late' }]);
    });

    it('are rolled back with a failed transaction', async () => {
      const attempt = await stored();
      const failing = run(async ({ payments }) => {
        await payments.insert(aPayment(attempt));
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect((await listed(attempt)).payments).toEqual([]);
    });
  });

  describe('refunds', () => {
    const claim = (refund: Refund) => run(({ refundWork }) => refundWork.claim(refund, LEASE_MS));
    const due = async (refund: Refund) => (await fixture.lists.due(REFUND_QUEUE, 500)).some(({ id }) => id === refund.id);
    const settle = (claimed: ClaimedRefund, end: Omit<RefundEnd, 'at'>) =>
      run(({ refundWork }) => refundWork.settle(claimed, { at: MOMENT, ...end }));
    const renew = (claimed: ClaimedRefund) => run(({ refundWork }) => refundWork.renew(claimed, LEASE_MS));

    it('are due until they are settled, with the provider’s id of the money', async () => {
      const { attempt, payment, refund } = await booked();
      expect(await due(refund)).toBe(true);
      const { mode, provider, reference } = attempt;
      const first = await claim(refund);
      expect(first).toEqual({
        refund,
        tries: 1,
        providerReference: payment.providerReference,
        attempt: { workspaceId, mode, provider, reference },
      });
      expect([await claim(refund), await due(refund)]).toEqual([undefined, false]);
      await run(({ refundWork }) => refundWork.later(first!, { dueAt: LONG_AGO, error: 'no answer', providerRefundId: 're_1' }));
      expect((await listed(attempt)).refunds).toMatchObject([{ status: 'pending', lastError: 'no answer', tries: 1 }]);
      const second = (await claim(refund))!;
      expect(second).toMatchObject({ tries: 2, providerRefundId: 're_1' });

      expect([await settle(second, { status: 'succeeded' }), await settle(second, { status: 'failed' })]).toEqual([true, false]);
      expect(await run(({ refunds }) => refunds.ofCheckout(attempt))).toEqual([{ ...refund, status: 'succeeded' }]);
      expect((await listed(attempt)).refunds).toMatchObject([{ status: 'succeeded', settledAt: MOMENT }]);
      await run(({ refundWork }) => refundWork.later(second, { dueAt: LONG_AGO, error: 'late' }));
      expect([await claim(refund), await due(refund)]).toEqual([undefined, false]);
    });

    it('[D-111] are leased again, and marked as requested, before money is refunded', async () => {
      const { refund } = await booked();
      const first = (await claim(refund))!;
      expect([first.askedAt, await renew(first)]).toEqual([undefined, true]);
      await run(({ refundWork }) => refundWork.later(first, { dueAt: LONG_AGO }));
      expect(await renew(first)).toBe(false);
      expect((await claim(refund))?.askedAt).toEqual(expect.any(Date));
    });

    it('[D-111] [D-111a] take no reports from workers whose lease is over', async () => {
      const { attempt, refund } = await booked();
      const slow = (await claim(refund))!;
      await run(({ refundWork }) => refundWork.later(slow, { dueAt: LONG_AGO }));
      await claim(refund);
      expect([
        await renew(slow),
        await settle(slow, { status: 'succeeded' }),
        await settle(slow, { status: 'failed', error: 'late' }),
      ]).toEqual([false, false, false]);
      await run(({ refundWork }) => refundWork.later(slow, { dueAt: LONG_AGO, error: 'late' }));
      const [stored] = (await listed(attempt)).refunds;
      expect([stored, await due(refund)]).toEqual([{ ...refund, tries: 2 }, false]);
    });

    it('[D-29] are due for a check after their end when the provider reports one, stay as they are meanwhile, and may end otherwise', async () => {
      const [succeeded, failed, pending] = [await booked(), await booked(), await booked()];
      await settle((await claim(succeeded.refund))!, { status: 'succeeded' });
      await settle((await claim(failed.refund))!, { status: 'failed', error: 'no', providerRefundId: 're_2' });
      await claim(pending.refund);
      for (const { attempt } of [succeeded, failed, pending]) await run(({ refundWork }) => refundWork.reopen(attempt));
      expect([await due(succeeded.refund), await due(failed.refund), await due(pending.refund)]).toEqual([true, true, false]);
      const [first, second] = [(await claim(succeeded.refund))!, (await claim(failed.refund))!];
      expect([first.refund.status, second.refund.status, second.providerRefundId, second.settledAt, await renew(second)]).toEqual([
        'succeeded',
        'failed',
        're_2',
        MOMENT,
        false,
      ]);
      await run(({ refundWork }) => refundWork.lookLater(first));
      expect([await settle(second, { status: 'succeeded' }), await due(succeeded.refund), await due(failed.refund)]).toEqual([
        true,
        false,
        false,
      ]);
      expect((await listed(failed.attempt)).refunds).toMatchObject([{ status: 'succeeded' }]);
    });

    it('are checked at their time when they have failed', async () => {
      const { refund } = await booked();
      await settle((await claim(refund))!, { status: 'failed', lookAt: LONG_AGO });
      const look = (await claim(refund))!;
      expect([look.refund.status, await claim(refund)]).toEqual(['failed', undefined]);
      await run(({ refundWork }) => refundWork.lookLater(look, LONG_AGO));
      expect(await due(refund)).toBe(true);
    });

    it('are no exception any more when they were fixed at the provider; other exceptions stay', async () => {
      const { attempt, refund } = await booked();
      const [listedHere, other] = [
        anException({ workspaceId, kind: 'refund_failed', refundId: refund.id }),
        anException({ workspaceId, kind: 'money_returned', refundId: refund.id }),
      ];
      await run(async ({ exceptions, exceptionWork }) => {
        for (const each of [listedHere, other])
          await exceptions.insert({ ...each, id: randomUUID(), mode: attempt.mode, checkoutId: attempt.checkoutId });
        await exceptionWork.resolveOfRefund(refund, MOMENT);
      });
      const { data } = await fixture.lists.exceptions(workspaceId, { limit: 9 });
      expect(data.map(({ kind, resolvedAt }) => [kind, resolvedAt]).sort()).toEqual([
        ['money_returned', undefined],
        ['refund_failed', MOMENT],
      ]);
    });
  });

  describe('callbacks of providers', () => {
    const anEvent = (facts: Partial<ProviderEvent> = {}): ProviderEvent => ({
      workspaceId,
      mode: 'live',
      id: randomUUID(),
      provider: 'scripted',
      eventId: randomUUID(),
      reference: 'pay_1',
      raw: Buffer.from([0, 255, 10]),
      headers: { 'x-signature': 's' },
      receivedAt: MOMENT,
      ...facts,
    });

    it('[ADR 0028 r3] are stored once, as they came', async () => {
      const event = anEvent();
      expect(await run(({ events }) => events.keep(event))).toBe(true);
      expect(await run(({ events }) => events.keep({ ...event, id: randomUUID() }))).toBe(false);
      for (const other of [anEvent({ mode: 'test', eventId: event.eventId }), anEvent({ provider: 'another', eventId: event.eventId })]) {
        expect(await run(({ events }) => events.keep(other))).toBe(true);
      }
      expect(await run(({ events }) => events.claim(event, LEASE_MS))).toEqual({ event, tries: 1 });
    });

    it('[ADR 0028 r3] are due until they are done', async () => {
      const event = anEvent();
      await run(({ events }) => events.keep(event));
      const due = async () => (await fixture.lists.due(PROVIDER_EVENT_QUEUE, 500)).some(({ id }) => id === event.id);
      const claim = () => run(({ events }) => events.claim(event, LEASE_MS));
      expect([await due(), (await claim())?.tries, await due(), await claim()]).toEqual([true, 1, false, undefined]);
      await run(({ events }) => events.later(event, LONG_AGO, 'busy'));
      expect([await due(), (await claim())?.tries]).toEqual([true, 2]);
      await run(async ({ events }) => {
        await events.done(event, { outcome: 'settled', at: MOMENT });
        await events.later(event, LONG_AGO);
      });
      expect([await due(), await claim()]).toEqual([false, undefined]);
    });

    it('are deleted after a time once they are done, a few at a time, and can be received again', async () => {
      const [first, second, waiting, last] = [anEvent(), anEvent({ mode: 'test' }), anEvent(), anEvent()];
      await run(async ({ events }) => {
        for (const each of [first, second, waiting, last]) await events.keep(each);
        for (const each of [first, second]) await events.done(each, { outcome: 'settled', at: LONG_AGO });
        await events.done(last, { outcome: 'unknown', at: MOMENT });
      });
      const purge = (before: Date, most: number) => run(({ events }) => events.purge(before, most));
      const after = new Date(LONG_AGO.getTime() + 1);
      expect([await purge(LONG_AGO, 9), await purge(after, 1), await purge(after, 9), await purge(after, 9)]).toEqual([0, 1, 1, 0]);
      const isNew = (event: ProviderEvent) => run(({ events }) => events.keep({ ...event, id: randomUUID() }));
      expect([await isNew(first), await isNew(second), await isNew(waiting), await isNew(last)]).toEqual([true, true, false, false]);
    });

    it('[D-5] [ADR 0051 r1] are of a checkout of their own account alone', async () => {
      const { mode, checkoutId, provider, reference } = await stored();
      const of = (facts: Partial<ProviderEvent>) =>
        run(({ events }) => events.checkoutOf({ ...anEvent({ mode, provider, reference }), ...facts }));
      expect(await of({})).toEqual({ workspaceId, mode, checkoutId });
      expect([
        await of({ mode: 'test' }),
        await of({ provider: 'another' }),
        await of({ reference: 'pay_2' }),
        await of({ workspaceId: randomUUID() }),
      ]).toEqual([undefined, undefined, undefined, undefined]);
    });
  });

  describe('work in test mode', () => {
    const forTest = { mode: 'test' as const };
    const isDue = async (queue: MoneyQueue, id: string) => (await fixture.lists.due(queue, 500)).some((each) => each.id === id);

    /** Kinds of work, made due, with the claim of a worker. */
    const KINDS = {
      'an attempt to be closed': async () => {
        const attempt = await stored({ ...forTest, status: 'closing' });
        return { queue: PAYMENT_CLOSE_QUEUE, id: attempt.id, take: (ms: number) => run((tx) => tx.attemptWork.claimToClose(attempt, ms)) };
      },
      'an attempt to be looked at': async () => {
        const attempt = await stored({ ...forTest, status: 'paid' });
        await run(({ attemptWork }) => attemptWork.looked(attempt, { looks: 0, dueAt: LONG_AGO }));
        return { queue: PAYMENT_LOOK_QUEUE, id: attempt.id, take: (ms: number) => run((tx) => tx.attemptWork.claimToLook(attempt, ms)) };
      },
      'a refund': async () => {
        const { refund } = await booked(forTest);
        return { queue: REFUND_QUEUE, id: refund.id, take: (ms: number) => run((tx) => tx.refundWork.claim(refund, ms)) };
      },
      'a refund to be looked at': async () => {
        const { refund } = await booked(forTest);
        const claimed = (await run(({ refundWork }) => refundWork.claim(refund, LEASE_MS)))!;
        await run(({ refundWork }) => refundWork.settle(claimed, { status: 'failed', at: MOMENT, lookAt: LONG_AGO }));
        return { queue: REFUND_QUEUE, id: refund.id, take: (ms: number) => run((tx) => tx.refundWork.claim(refund, ms)) };
      },
      'an event of a provider': async () => {
        const event = { workspaceId, ...forTest, id: randomUUID(), provider: 'scripted', eventId: randomUUID(), reference: 'pay_1' };
        await run(({ events }) => events.keep({ ...event, raw: Buffer.from('{}'), headers: {}, receivedAt: MOMENT }));
        return { queue: PROVIDER_EVENT_QUEUE, id: event.id, take: (ms: number) => run((tx) => tx.events.claim(event, ms)) };
      },
    } satisfies Record<string, () => Promise<{ queue: MoneyQueue; id: string; take: (ms: number) => Promise<object | undefined> }>>;

    it.each(Object.entries(KINDS))('[D-115] leases %s by the real clock, however far the test clock is advanced', async (_, make) => {
      const { queue, id, take } = await make();
      expect(await take(LEASE_MS)).toBeDefined();
      await fixture.advanceTestClock(workspaceId, 3_600);
      expect([await isDue(queue, id), await take(LEASE_MS)]).toEqual([false, undefined]);
    });

    it.each(Object.entries(KINDS))(
      '[D-115] gives %s to another when its lease has ended, though the test clock is far ahead',
      async (_, make) => {
        await fixture.advanceTestClock(workspaceId, 3_600);
        const { queue, id, take } = await make();
        await take(0);
        expect([await isDue(queue, id), await take(LEASE_MS), await take(LEASE_MS)]).toEqual([true, expect.any(Object), undefined]);
      },
    );

    it('[D-115] renews a refund on lease, and not one whose lease has ended, by the real clock', async () => {
      const [one, other] = [(await booked(forTest)).refund, (await booked(forTest)).refund];
      const [held, left] = await Promise.all(
        [LEASE_MS, 0].map((ms, at) => run(({ refundWork }) => refundWork.claim([one, other][at]!, ms))),
      );
      await fixture.advanceTestClock(workspaceId, 3_600);
      const renew = (claimed: ClaimedRefund) => run(({ refundWork }) => refundWork.renew(claimed, LEASE_MS));
      expect([await renew(held!), await renew(left!)]).toEqual([true, false]);
    });
  });

  describe('exceptions', () => {
    const ids = [
      '01890a5d-ac96-774b-bcce-b30209900001',
      '01890a5d-ac96-774b-bcce-b30209900002',
      '01890a5d-ac96-774b-bcce-b30209900003',
    ] as const;

    async function listedExceptions() {
      const all = ids.map((id, at) =>
        anException({
          workspaceId,
          id,
          kind: at === 1 ? 'unknown_payment' : 'money_returned',
          mode: (at === 2 ? 'test' : 'live') satisfies Mode,
        }),
      );
      all[1] = { workspaceId, mode: 'live', id: ids[1], kind: 'unknown_payment', message: 'Who is it?', createdAt: MOMENT };
      await run(async ({ exceptions }) => {
        for (const each of all) await exceptions.insert(each);
      });
      return all;
    }

    it('are listed newest first, page by page, by mode, kind and whether they are open', async () => {
      const [first, second, third] = await listedExceptions();
      expect(await fixture.lists.exceptions(workspaceId, { limit: 2 })).toEqual({ data: [third, second], next: second!.id });
      expect(await fixture.lists.exceptions(workspaceId, { limit: 2, after: second!.id })).toEqual({ data: [first] });
      expect((await fixture.lists.exceptions(workspaceId, { limit: 9, mode: 'live' })).data).toEqual([second, first]);
      expect((await fixture.lists.exceptions(workspaceId, { limit: 9, kind: 'unknown_payment' })).data).toEqual([second]);
      await run(({ exceptionWork }) => exceptionWork.resolve(workspaceId, first!.id, MOMENT));
      expect((await fixture.lists.exceptions(workspaceId, { limit: 9, open: true })).data).toEqual([third, second]);
    });

    it('[D-5] are resolved once, by their own workspace', async () => {
      const [first] = await listedExceptions();
      const resolve = (of: string, at: Date) => run(({ exceptionWork }) => exceptionWork.resolve(of, first!.id, at));
      expect(await resolve(await fixture.makeWorkspace(), MOMENT)).toBeUndefined();
      expect(await resolve(workspaceId, MOMENT)).toEqual({ exception: { ...first, resolvedAt: MOMENT }, alreadyResolved: false });
      expect(await resolve(workspaceId, FAR_OFF)).toEqual({ exception: { ...first, resolvedAt: MOMENT }, alreadyResolved: true });
    });

    it('are resolved by one of several concurrent requests', async () => {
      const [first] = await listedExceptions();
      const resolved = await Promise.all(
        [1, 2, 3].map(() => run(({ exceptionWork }) => exceptionWork.resolve(workspaceId, first!.id, MOMENT))),
      );
      expect(resolved.map((each) => each!.alreadyResolved).sort()).toEqual([false, true, true]);
      for (const { exception } of resolved.map((each) => each!)) expect(exception.resolvedAt).toEqual(MOMENT);
    });

    it('are recorded together with facts and author', async () => {
      const noted = run(async ({ outbox, audit }) => {
        await outbox.append([
          {
            id: randomUUID(),
            type: 'payment.refund_failed.v1',
            workspaceId,
            mode: 'live',
            data: { refundId: randomUUID(), exceptionId: randomUUID() },
          },
        ]);
        await audit.record(workspaceId, OPERATOR, [{ action: 'change', subject: { kind: 'payment_exception', ref: 'exc_1' } }]);
      });
      await expect(noted).resolves.toBeUndefined();
    });
  });

  describe('rails', () => {
    const rail = (facts: Partial<RailName> = {}): RailName => ({ workspaceId, mode: 'live', rail: 'card', ...facts });
    const refusals = (name = rail()) => run(({ rails }) => rails.lock(name));
    const raise = (facts: Partial<PaymentException>) => run(({ exceptions }) => exceptions.insert(anException({ workspaceId, ...facts })));

    it('[D-127] have their own refusals that count', async () => {
      expect(await refusals()).toEqual({ refusedAt: [], isExceptionOpen: false });
      await run(({ rails }) => rails.write(rail(), [MOMENT, FAR_OFF]));
      expect(await refusals()).toEqual({ refusedAt: [MOMENT, FAR_OFF], isExceptionOpen: false });
      for (const other of [rail({ mode: 'test' }), rail({ rail: 'bank_transfer' }), rail({ workspaceId: await fixture.makeWorkspace() })])
        expect((await refusals(other)).refusedAt).toEqual([]);
    });

    it('[D-127] have one exception until it is resolved', async () => {
      await raise({ kind: 'money_returned' });
      await raise({ kind: 'rail_refused', rail: 'bank_transfer' });
      await raise({ kind: 'rail_refused', rail: 'card', mode: 'test' });
      expect((await refusals()).isExceptionOpen).toBe(false);
      const id = randomUUID();
      await raise({ id, kind: 'rail_refused', rail: 'card' });
      expect((await refusals()).isExceptionOpen).toBe(true);
      await run(({ exceptionWork }) => exceptionWork.resolve(workspaceId, id, MOMENT));
      expect((await refusals()).isExceptionOpen).toBe(false);
    });

    it('[D-127] are counted one after another by concurrent callers', async () => {
      const count = () =>
        run(async ({ rails }) => {
          const { refusedAt } = await rails.lock(rail());
          await rails.write(rail(), [...refusedAt, MOMENT]);
        });
      await run(({ rails }) => rails.write(rail(), []));
      await Promise.all([count(), count(), count()]);
      expect((await refusals()).refusedAt).toHaveLength(3);
    });
  });
}
