import { randomUUID } from 'node:crypto';
import type { ProviderAccount } from '../domain/provider-money';
import { moneyNameOf, type PaymentException } from '../domain/payment';
import { REFUND_QUEUE } from '../ports/payment-lists';
import type { MoneyTx } from '../ports/payment-tx';
import type { MoneyFixture } from './money.contract';
import { anAttempt, anException, aPayment, aRefund, MOMENT } from './payment.builder';

const LEASE_MS = 60_000;
const FAR_OFF = new Date('2999-01-01T00:00:00.000Z');

/** Tests a store of refunds and disputes that providers list. */
export function providerMoneyContract(open: () => MoneyFixture): void {
  let fixture: MoneyFixture;
  let account: ProviderAccount;

  beforeEach(async () => {
    fixture = open();
    account = { workspaceId: await fixture.makeWorkspace(), mode: 'live', provider: 'scripted' };
  });

  const run = <T>(work: (tx: MoneyTx) => Promise<T>): Promise<T> => fixture.work.run(work);

  async function booked(facts: Partial<ProviderAccount> = {}) {
    const { workspaceId, mode, provider } = { ...account, ...facts };
    const attempt = anAttempt({ workspaceId, mode, provider, checkoutId: randomUUID() });
    const payment = aPayment(attempt);
    await run(async ({ attempts, payments }) => {
      await attempts.insert(attempt);
      await payments.insert(payment);
    });
    return payment;
  }

  describe('payments', () => {
    it('[D-129] are found by the provider’s own ids of their money, in their account alone', async () => {
      const [payment, other] = [await booked(), await booked({ mode: 'test' })];
      const references = [payment.providerReference, other.providerReference, 'ch_of_another_business'];
      expect(await run(({ providerMoney }) => providerMoney.payments(account, references))).toEqual([payment]);
      expect(await run(({ providerMoney }) => providerMoney.payments({ ...account, provider: 'another' }, references))).toEqual([]);
      expect(await run(({ providerMoney }) => providerMoney.payment(payment))).toEqual(payment);
    });
  });

  describe('refunds that were made in the dashboard', () => {
    const byHand = (payment: Awaited<ReturnType<typeof booked>>, facts: Parameters<typeof aRefund>[1] = {}) =>
      aRefund(payment, { source: 'provider', status: 'succeeded', reason: undefined, ...facts });

    it('[D-129] are booked once by the provider’s id, and of each payment by itself', async () => {
      const [payment, other] = [await booked(), await booked()];
      const refund = byHand(payment);
      const insert = (each: typeof refund, id = 're_1') => run(({ providerMoney }) => providerMoney.insert(each, id));
      expect([await insert(refund), await insert(byHand(payment)), await insert(byHand(other))]).toEqual([true, false, true]);
      const existing = await run(({ providerMoney }) => providerMoney.refundsOf(account, [payment.id]));
      expect(existing).toEqual([{ refund, providerRefundId: 're_1', askedAt: undefined, isOfOrder: false }]);
      expect((await fixture.lists.ofCheckout(payment)).refunds).toMatchObject([{ id: refund.id, source: 'provider', settledAt: MOMENT }]);
    });

    it('[D-129] are followed while they are on their way, under the provider’s id', async () => {
      const refund = byHand(await booked(), { status: 'pending' });
      await run(({ providerMoney }) => providerMoney.insert(refund, 're_1'));
      expect(await fixture.lists.due(REFUND_QUEUE, 500)).toContainEqual(moneyNameOf(refund));
      expect(await run(({ refundWork }) => refundWork.claim(refund, LEASE_MS))).toMatchObject({
        refund: moneyNameOf(refund),
        providerRefundId: 're_1',
      });
    });

    it('[D-129] are looked at again by their name, or by the provider’s id and their payment', async () => {
      const [payment, other] = [await booked(), await booked()];
      const refund = byHand(payment);
      await run(({ providerMoney }) => providerMoney.insert(refund, 're_1'));
      const isDue = async () => (await fixture.lists.due(REFUND_QUEUE, 500)).some(({ id }) => id === refund.id);
      await run(({ providerMoney }) => providerMoney.lookAtReported(other, 're_1'));
      await run(({ providerMoney }) => providerMoney.lookAtReported(payment, 're_2'));
      expect(await isDue()).toBe(false);
      await run(({ providerMoney }) => providerMoney.lookAtReported(payment, 're_1'));
      expect(await isDue()).toBe(true);
      await run(({ refundWork }) => refundWork.claim(refund, LEASE_MS));
      expect(await isDue()).toBe(false);
      await run(({ providerMoney }) => providerMoney.lookAt(refund));
      expect(await isDue()).toBe(true);
    });

    it('[D-129] do not take the place of ours, whose id is recorded once', async () => {
      const payment = await booked();
      const ours = aRefund(payment);
      await run(({ refunds }) => refunds.insert(ours));
      for (const id of ['re_1', 're_2']) await run(({ providerMoney }) => providerMoney.identify(ours, id));
      expect(await run(({ providerMoney }) => providerMoney.refundsOf(account, [payment.id]))).toMatchObject([
        { refund: ours, providerRefundId: 're_1' },
      ]);
    });
  });

  describe('disputes', () => {
    async function listed(facts: Partial<PaymentException> = {}) {
      const { workspaceId, mode, checkoutId, id: paymentId } = await booked();
      const about = {
        workspaceId,
        mode,
        checkoutId,
        paymentId,
        kind: 'dispute' as const,
        disputeId: 'dp_1',
        disputeOutcome: 'open' as const,
      };
      const exception = anException({ ...about, disputeReason: 'fraudulent', respondBy: FAR_OFF, ...facts });
      expect(await run(({ providerMoney }) => providerMoney.insertDispute(exception))).toBe(true);
      return { exception, payment: { workspaceId, mode, id: paymentId } };
    }

    it('[D-129] are one exception each, however often they are listed', async () => {
      const { exception, payment } = await listed();
      expect(await run(({ providerMoney }) => providerMoney.insertDispute({ ...exception, id: randomUUID() }))).toBe(false);
      expect(await run(({ providerMoney }) => providerMoney.dispute(payment, 'dp_1'))).toEqual(exception);
      expect(await run(({ providerMoney }) => providerMoney.dispute(payment, 'dp_2'))).toBeUndefined();
      expect((await fixture.lists.exceptions(account.workspaceId, { limit: 9, kind: 'dispute' })).data).toEqual([exception]);
    });

    it('[D-129] are updated with their outcome, resolved and not', async () => {
      const { exception, payment } = await listed();
      const won = { ...exception, disputeOutcome: 'won' as const, message: 'Won.', respondBy: undefined, resolvedAt: MOMENT };
      await run(({ providerMoney }) => providerMoney.updateDispute(won));
      expect(await run(({ providerMoney }) => providerMoney.dispute(payment, 'dp_1'))).toEqual(won);
      await run(({ providerMoney }) => providerMoney.updateDispute({ ...won, disputeOutcome: 'lost', resolvedAt: undefined }));
      expect((await run(({ providerMoney }) => providerMoney.dispute(payment, 'dp_1')))?.resolvedAt).toBeUndefined();
    });
  });

  describe('accounts', () => {
    const claim = () => run(({ accounts }) => accounts.claim(account, LEASE_MS));
    const hasten = () => run(({ accounts }) => accounts.hasten(account));

    it('[D-129] are read by one at a time, from the end of the last reading', async () => {
      expect([await claim(), await run(({ accounts }) => accounts.refundsSince(account))]).toEqual([undefined, undefined]);
      await hasten();
      const first = (await claim())!;
      expect([first.tries, await claim()]).toEqual([1, undefined]);
      expect(await run(({ accounts }) => accounts.refundsSince(account))).toEqual(first.refundsSince);
      await run(({ accounts }) => accounts.read(account, first, { refundsSince: FAR_OFF, dueAt: FAR_OFF }));
      expect(await claim()).toBeUndefined();
      await hasten();
      expect(await claim()).toMatchObject({ refundsSince: FAR_OFF, disputesSince: first.disputesSince, tries: 1 });
    });

    it('[D-129] are watched once they exist, and read when they are due', async () => {
      await run(({ accounts }) => accounts.watch(account, FAR_OFF));
      expect(await claim()).toBeUndefined();
      await hasten();
      await run(({ accounts }) => accounts.watch(account, FAR_OFF));
      expect(await claim()).toMatchObject({ tries: 1 });
    });

    it('[D-129] are read again at once when that was requested meanwhile; failed readings are counted', async () => {
      await hasten();
      const first = (await claim())!;
      await hasten();
      await run(({ accounts }) => accounts.read(account, first, { refundsSince: new Date(0), dueAt: FAR_OFF, error: '5xx' }));
      expect(await claim()).toMatchObject({ refundsSince: first.refundsSince, tries: 2 });
    });
  });
}
