import { randomUUID } from 'node:crypto';
import type { PaymentAttempt, PaymentException, Refund } from '../domain/payment';
import type { MoneyTx } from '../ports/payment-tx';
import { REFUND_QUEUE } from '../ports/payment-lists';
import type { MoneyFixture } from './money.contract';
import { anAttempt, anException, aPayment, aRefund, MOMENT } from './payment.builder';

const LEASE_MS = 60_000;
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z');
const FAR_OFF = new Date('2999-01-01T00:00:00.000Z');

/** Tests a store of refunds for which the merchant's money at the provider does not suffice. */
export function waitingRefundsContract(open: () => MoneyFixture): void {
  let fixture: MoneyFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await fixture.makeWorkspace();
  });

  const run = <T>(work: (tx: MoneyTx) => Promise<T>): Promise<T> => fixture.work.run(work);
  const claim = (refund: Refund) => run(({ refundWork }) => refundWork.claim(refund, LEASE_MS));
  const due = async (refund: Refund) => (await fixture.lists.due(REFUND_QUEUE, 500)).some(({ id }) => id === refund.id);

  async function booked(facts: Partial<PaymentAttempt> = {}) {
    const attempt = anAttempt({ workspaceId, checkoutId: randomUUID(), ...facts });
    const payment = aPayment(attempt);
    const refund = aRefund(payment);
    await run(async ({ attempts, payments, refunds }) => {
      await attempts.insert(attempt);
      await payments.insert(payment);
      await refunds.insert(refund);
    });
    return { attempt, refund };
  }

  describe('[D-147] refunds for which the merchant’s money does not suffice', () => {
    it('wait together with the others of their account that were not sent', async () => {
      const [short, waiting, sent, elsewhere] = [await booked(), await booked(), await booked(), await booked({ currency: 'USD' })];
      await run(({ refundWork }) => refundWork.later({ refund: sent.refund, tries: 0 }, { dueAt: LONG_AGO, providerRefundId: 're_1' }));
      const claimed = (await claim(short.refund))!;
      await run(({ refundWork }) =>
        refundWork.pause(claimed, { dueAt: FAR_OFF, shortSince: MOMENT, shortAt: MOMENT, error: 'too little' }),
      );
      expect([await due(short.refund), await due(waiting.refund), await due(sent.refund), await due(elsewhere.refund)]).toEqual([
        false,
        false,
        true,
        true,
      ]);
      expect((await fixture.lists.ofCheckout(short.attempt)).refunds).toMatchObject([{ status: 'pending', lastError: 'too little' }]);
      const [again, other] = await Promise.all(
        [short, waiting].map(async ({ refund }) => {
          await run(({ refundWork }) =>
            refundWork.later({ refund, tries: refund === short.refund ? 1 : 0 }, { dueAt: LONG_AGO, error: 'no answer' }),
          );
          return (await claim(refund))!;
        }),
      );
      expect([again!.shortSince, again!.shortAt, other!.shortSince, other!.shortAt]).toEqual([MOMENT, MOMENT, MOMENT, undefined]);
      await run(({ refundWork }) => refundWork.later(other!, { dueAt: LONG_AGO, providerRefundId: 're_2' }));
      expect((await claim(waiting.refund))!.shortSince).toBeUndefined();
    });

    it('are one exception while they wait, of each currency and mode, which ends with the last of them', async () => {
      const { refund } = await booked();
      const claimed = (await claim(refund))!;
      const waiting = (facts: Partial<PaymentException> = {}) =>
        run(({ exceptionWork }) =>
          exceptionWork.insertWaiting(
            anException({ workspaceId, kind: 'refunds_waiting', id: randomUUID(), mode: refund.mode, currency: 'NGN', ...facts }),
          ),
        );
      const open = async () => (await fixture.lists.exceptions(workspaceId, { limit: 9, kind: 'refunds_waiting', open: true })).data;
      const resolve = () => run(({ exceptionWork }) => exceptionWork.resolveWaiting(refund, MOMENT));
      expect([await waiting(), await waiting(), await waiting({ currency: 'USD' })]).toEqual([true, false, true]);
      await run(({ refundWork }) =>
        refundWork.pause(claimed, { dueAt: LONG_AGO, shortSince: MOMENT, shortAt: MOMENT, error: 'too little' }),
      );
      await resolve();
      expect(await open()).toHaveLength(2);
      const paid = (await claim(refund))!;
      await run(({ refundWork }) => refundWork.settle(paid, { at: MOMENT, status: 'succeeded' }));
      await resolve();
      expect((await open()).map(({ currency }) => currency)).toEqual(['USD']);
      expect(await waiting()).toBe(true);
    });
  });
}
