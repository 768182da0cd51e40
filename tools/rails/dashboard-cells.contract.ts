import type { Ending } from './closing-check';
import type { Matrix } from './fault-matrix.contract';
import type { Rail } from './rail';
import { PRICE_MINOR, type RailFixture, type Sale } from './rail-fixture';

/** Beginnings of cells. */
interface Beginnings {
  isPaid(fixture: RailFixture, reference: string): Promise<void>;
  /** Money that has to go back by itself. */
  cancelledAndPaid(fixture: RailFixture): Promise<Sale & { reference: string }>;
}

/** Cells of refunds and disputes at the provider: before, while and after the service refunds. */
export function dashboardCells(rail: Rail, { describe, it }: Matrix, { isPaid, cancelledAndPaid }: Beginnings): void {
  describe('the merchant in the dashboard of the provider', () => {
    /** Entries that are booked of a payment whose money goes back by itself, unless it was given back in the dashboard before. */
    const BY_HAND: Ending = { checkouts: ['cancelled'], exceptions: ['money_returned', 'provider_refund'] };
    const ONE_REFUND: Ending = { checkouts: ['paid'], exceptions: ['provider_refund'] };

    const sold = async (fixture: RailFixture) => {
      const sale = await fixture.sell();
      await isPaid(fixture, sale.reference);
      return sale;
    };

    it(
      '[D-129] refunds an order, and no callback tells of it: it is booked at the daily reading, and counts',
      { at: 'dashboard', trouble: 'silent' },
      ONE_REFUND,
      async (fixture) => {
        const { reference } = await sold(fixture);
        await fixture.accounts.refundInDashboard(reference);
        await fixture.advance(86_401);
        await fixture.orderIs('refunded');
        expect(await fixture.refundOrder({ amountMinor: 1 })).toBe(400);
      },
    );

    it(
      '[D-129] refunds part of an order twice, and callbacks are duplicated and out of order: each is booked once',
      { at: 'dashboard', trouble: 'twice' },
      { checkouts: ['paid'], exceptions: ['provider_refund', 'provider_refund'] },
      async (fixture) => {
        const { reference } = await sold(fixture);
        await fixture.accounts.refundInDashboard(reference, 100_000);
        await fixture.accounts.refundInDashboard(reference, 100_000);
        const callbacks = fixture.accounts.callbacks(reference);
        await fixture.accounts.post(reference, [...callbacks, ...callbacks].toReversed());
        await fixture.orderIs('partially_refunded');
        await fixture.hasRefunds(2);
        expect(await fixture.refundOrder({ amountMinor: 300_001 })).toBe(400);
      },
    );

    it(
      '[D-129] refunds what we are to refund, before us: ours is refused, and nobody has to return the money again',
      { at: 'dashboard', trouble: 'early' },
      BY_HAND,
      async (fixture) => {
        rail.fail(fixture, 'refund', 'down', 1_000);
        const { reference } = await cancelledAndPaid(fixture);
        await fixture.hasFailed('refund');
        await fixture.accounts.refundInDashboard(reference);
        rail.fix(fixture);
        await fixture.advance(240);
        await fixture.isRefused();
        expect(rail.returned(fixture).map(({ amountMinor }) => amountMinor)).toEqual([PRICE_MINOR]);
      },
    );

    it(
      '[D-129] refunds part of it while ours is asked for and not answered: both are booked, each once',
      { at: 'dashboard', trouble: 'late' },
      ONE_REFUND,
      async (fixture) => {
        const { reference } = await sold(fixture);
        const giving = rail.hold(fixture, 'refund');
        expect(await fixture.refundOrder({ amountMinor: 200_000 })).toBe(200);
        await giving.reached;
        await fixture.accounts.refundInDashboard(reference, 300_000);
        await fixture.accounts.callBack(reference);
        await fixture.hasRefunds(2);
        giving.letGo();
        await fixture.advance(60);
        await fixture.orderIs('refunded');
      },
    );

    it(
      '[D-129] refunds the rest after a refund of ours whose answer was lost: ours is not booked twice',
      { at: 'dashboard', trouble: 'silent' },
      ONE_REFUND,
      async (fixture) => {
        const { reference } = await sold(fixture);
        rail.fail(fixture, 'refund', 'lost');
        expect(await fixture.refundOrder({ amountMinor: 200_000 })).toBe(200);
        await fixture.hasFailed('refund');
        await fixture.accounts.refundInDashboard(reference);
        await fixture.accounts.callBack(reference);
        await fixture.hasRefunds(2);
        await fixture.isReturnedAsTimePasses();
        await fixture.orderIs('refunded');
        expect(rail.refundsAsked(fixture)).toBe(1);
      },
    );

    it(
      '[D-129] refunds an order, and the bank sends it back: it is unbooked, and a person is notified',
      { at: 'dashboard', trouble: 'refused' },
      { checkouts: ['paid'], exceptions: ['provider_refund', 'refund_failed'] },
      async (fixture) => {
        const { reference } = await sold(fixture);
        await fixture.accounts.refundInDashboard(reference);
        await fixture.accounts.callBack(reference);
        await fixture.orderIs('refunded');
        await fixture.accounts.endRefunds(reference);
        await fixture.accounts.callBack(reference);
        await fixture.orderIs('paid');
      },
    );

    it(
      '[D-151] has a refund of ours sent back by the bank: it is unbooked, once, and booked again when it is fixed',
      { at: 'dashboard', trouble: 'refused' },
      { checkouts: ['paid'], exceptions: [] },
      async (fixture) => {
        const { reference } = await sold(fixture);
        expect(await fixture.refundOrder({ amountMinor: PRICE_MINOR })).toBe(200);
        await fixture.isReturnedAsTimePasses();
        await fixture.orderIs('refunded');
        await fixture.accounts.endRefunds(reference);
        await fixture.accounts.callBack(reference);
        await fixture.orderIs('paid');
        await fixture.accounts.callBack(reference);
        await fixture.accounts.endRefunds(reference, 'processed');
        await fixture.accounts.callBack(reference);
        await fixture.orderIs('refunded');
      },
    );

    it(
      '[D-129] gets a callback about a dispute, which is lost: it is an exception until somebody has looked at it',
      { at: 'dashboard', trouble: 'untrue' },
      { checkouts: ['paid'], exceptions: ['dispute'] },
      async (fixture) => {
        const { reference } = await sold(fixture);
        await fixture.accounts.dispute(reference);
        await fixture.accounts.callBack(reference);
        await fixture.disputeIs('open');
        await fixture.accounts.endDisputes(reference, 'lost');
        await fixture.advance(86_401);
        await fixture.disputeIs('lost');
        await fixture.accounts.callBack(reference);
        await fixture.orderIs('paid');
      },
    );

    it(
      '[D-129] wins a dispute that no callback has reported: nobody has to look at it',
      { at: 'dashboard', trouble: 'silent' },
      { checkouts: ['paid'], exceptions: [] },
      async (fixture) => {
        const { reference } = await sold(fixture);
        await fixture.accounts.dispute(reference);
        await fixture.advance(86_401);
        await fixture.disputeIs('open');
        await fixture.accounts.endDisputes(reference, 'won');
        await fixture.accounts.callBack(reference);
        await fixture.disputeIs('won');
      },
    );
  });
}
