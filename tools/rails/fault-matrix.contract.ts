import { dashboardCells } from './dashboard-cells.contract';
import { RailFixture } from './rail-fixture';
import type { Ending } from './closing-check';
import type { Rail } from './rail';

/** Traits of a cell: the step of a payment that goes wrong, and the kind of fault. */
export interface Traits {
  at: 'open' | 'look' | 'callback' | 'sum' | 'end' | 'cancelling' | 'refund' | 'dashboard';
  trouble: 'silent' | 'down' | 'refused' | 'late' | 'early' | 'twice' | 'untrue' | 'odd' | 'killed';
}

/** `happens`: what goes wrong in a shop of its own. `ending`: how its checkouts and exceptions stand when all is quiet. */
export type AddCell = (title: string, traits: Traits, ending: Ending, happens: (fixture: RailFixture) => Promise<void>) => void;

/** Receiver of the cells of a rail: Jest, or a counter. */
export interface Matrix {
  describe: (name: string, cells: () => void) => void;
  it: AddCell;
}

/** The fault matrix of one rail: everything that can go wrong between a buyer, this service and a provider. */
export function faultMatrix(rail: Rail, { describe, it }: Matrix): void {
  /** The buyer pays for what is sold: the shop takes it. */
  const isPaid = async (fixture: RailFixture, reference: string) => {
    await fixture.payAndNotify(reference);
    await fixture.becomes('paid');
  };

  /** Money that has to go back: it comes after the checkout was cancelled. */
  const cancelledAndPaid = async (fixture: RailFixture) => {
    const sale = await fixture.sell();
    rail.fail(fixture, 'close', 'down', 1_000);
    await fixture.cancel(sale.ref);
    await fixture.payAndNotify(sale.reference);
    return sale;
  };

  const PAID: Ending = { checkouts: ['paid'], exceptions: [] };
  const AT_THE_SECOND_TRY: Ending = { checkouts: ['cancelled', 'paid'], exceptions: [] };
  const UNPAID: Ending = { checkouts: ['expired'], exceptions: [] };
  const GIVEN_BACK: Ending = { checkouts: ['expired'], exceptions: ['money_returned'] };

  describe('the provider', () => {
    it(
      '[ADR 0028 r1] [decisions 3.7 PROVIDER_UNAVAILABLE] opens the charge and never answers: the seat is free, and bought at the next try',
      { at: 'open', trouble: 'silent' },
      AT_THE_SECOND_TRY,
      async (fixture) => {
        const held = rail.hold(fixture, 'open');
        const refused = await fixture.ask('again');
        expect([refused.status, refused.body.error.code]).toEqual([503, 'PROVIDER_UNAVAILABLE']);
        held.letGo();
        await isPaid(fixture, (await fixture.sell('again')).reference);
      },
    );

    it(
      '[ADR 0028 r1] [decisions 3.7 PROVIDER_UNAVAILABLE] is down when the charge is to be opened: the seat is free, and bought at the next try',
      { at: 'open', trouble: 'down' },
      AT_THE_SECOND_TRY,
      async (fixture) => {
        rail.fail(fixture, 'open', 'down');
        expect((await fixture.ask('again')).status).toBe(503);
        await isPaid(fixture, (await fixture.sell('again')).reference);
      },
    );

    it(
      '[ADR 0028 r3] is down, then silent, when it is asked about money that it has reported: it is asked again',
      { at: 'look', trouble: 'down' },
      PAID,
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        rail.fail(fixture, 'look', 'down', 2);
        await fixture.payAndNotify(reference);
        await fixture.hasFailed('provider_event');
        rail.fix(fixture);
        rail.fail(fixture, 'look', 'lost', 1_000);
        expect((await fixture.read(ref)).status).toBe('open');
        rail.fix(fixture);
        await fixture.becomesAsTimePasses('paid');
      },
    );

    it(
      '[ADR 0028 r3] tells nobody of the money, and is silent to who asks at the end: the checkout waits, and is paid',
      { at: 'look', trouble: 'silent' },
      PAID,
      async (fixture) => {
        const sale = await fixture.sell();
        await fixture.accounts.pay(sale.reference);
        rail.fail(fixture, 'look', 'lost', 1_000);
        await fixture.passEnd(sale);
        expect((await fixture.read(sale.ref)).status).toBe('open');
        rail.fix(fixture);
        expect((await fixture.read(sale.ref)).status).toBe('paid');
      },
    );

    it(
      '[ADR 0028 r1] is down when money is to go back, then gives it back without saying so: it goes back once',
      { at: 'refund', trouble: 'down' },
      { checkouts: ['cancelled'], exceptions: ['money_returned'] },
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        rail.fail(fixture, 'close', 'down', 1_000);
        await fixture.cancel(ref);
        rail.fail(fixture, 'refund', 'down', 2);
        rail.fail(fixture, 'refund', 'lost');
        await fixture.payAndNotify(reference);
        await fixture.hasFailed('refund');
        await fixture.isReturnedAsTimePasses();
      },
    );

    it(
      '[ADR 0028 r2] will not give money back: a person is notified',
      { at: 'refund', trouble: 'refused' },
      { checkouts: ['cancelled'], exceptions: ['money_returned', 'refund_failed'] },
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        rail.fail(fixture, 'close', 'down', 1_000);
        await fixture.cancel(ref);
        rail.fail(fixture, 'refund', 'refused');
        await fixture.payAndNotify(reference);
        await fixture.hasFailed('refund');
      },
    );

    it(
      '[ADR 0028 r2] takes a refund, and reports after it was thought done that it came to nothing: a person is notified',
      { at: 'refund', trouble: 'refused' },
      { checkouts: ['cancelled'], exceptions: ['money_returned', 'refund_failed'] },
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        rail.fail(fixture, 'close', 'down', 1_000);
        await fixture.cancel(ref);
        await fixture.payAndNotify(reference);
        await fixture.advance(60);
        await fixture.isReturned();
        await fixture.accounts.endRefunds(reference);
        await fixture.accounts.callBack(reference);
        await fixture.isRefused();
      },
    );

    it(
      '[D-29] says that a refund came to nothing, which the merchant then fixes there: we look after a while, and it has gone back, once',
      { at: 'refund', trouble: 'refused' },
      { checkouts: ['cancelled'], exceptions: ['money_returned'] },
      async (fixture) => {
        const { reference } = await cancelledAndPaid(fixture);
        await fixture.isReturned();
        await fixture.accounts.endRefunds(reference);
        await fixture.accounts.callBack(reference);
        await fixture.isRefused();
        await fixture.accounts.endRefunds(reference, 'processed');
        await fixture.advance(660);
        await fixture.isReturned();
        expect(rail.refundsAsked(fixture)).toBe(1);
      },
    );

    it(
      '[D-111] [D-111a] answers no call of a refund in time: each is ended, none goes on late, and the money goes back once',
      { at: 'refund', trouble: 'silent' },
      { checkouts: ['cancelled'], exceptions: ['money_returned'] },
      async (fixture) => {
        const looking = rail.hold(fixture, 'findRefund');
        await cancelledAndPaid(fixture);
        await looking.givenUp;
        looking.letGo();
        await fixture.hasFailed('refund');
        expect(rail.refundsAsked(fixture)).toBe(0);
        const giving = rail.hold(fixture, 'refund');
        await fixture.advance(30);
        await giving.givenUp;
        giving.letGo();
        await fixture.advance(30);
        await fixture.isReturned();
        expect(rail.refundsAsked(fixture)).toBe(1);
      },
    );

    it(
      '[D-111] [D-111a] answers a refund after the lease of who asked for it: another finds it, and the late answer changes nothing',
      { at: 'refund', trouble: 'late' },
      { checkouts: ['cancelled'], exceptions: ['money_returned'] },
      async (fixture) => {
        const giving = rail.hold(fixture, 'refund');
        await cancelledAndPaid(fixture);
        await giving.reached;
        await fixture.advance(300);
        await fixture.isReturned();
        giving.letGo();
        expect(rail.refundsAsked(fixture)).toBe(1);
      },
    );
  });

  describe('a callback', () => {
    it('[ADR 0028 r3] comes before we know that the charge is open', { at: 'callback', trouble: 'early' }, PAID, async (fixture) => {
      const held = rail.hold(fixture, 'open');
      const asking = fixture.ask();
      await held.reached;
      await fixture.payAndNotify(rail.references(fixture).at(-1)!);
      await fixture.becomes('paid');
      held.letGo();
      expect((await asking).body.status).toBe('paid');
    });

    it('[ADR 0028 r3] is a duplicate, and both come at once', { at: 'callback', trouble: 'twice' }, PAID, async (fixture) => {
      const { reference } = await fixture.sell();
      await fixture.accounts.pay(reference);
      const callbacks = fixture.accounts.callbacks(reference);
      await Promise.all([fixture.accounts.post(reference, callbacks), fixture.accounts.post(reference, callbacks)]);
      expect(await fixture.accounts.post(reference, callbacks)).toEqual(callbacks.map(() => 200));
      await fixture.becomes('paid');
    });

    it(
      '[ADR 0028 r3] comes after we have seen the money ourselves, the last one first',
      { at: 'callback', trouble: 'early' },
      PAID,
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        await fixture.accounts.pay(reference);
        expect((await fixture.read(ref)).status).toBe('paid');
        await fixture.accounts.post(reference, fixture.accounts.callbacks(reference).toReversed());
      },
    );

    it(
      '[ADR 0028 r3] is of a payment that nobody here has asked for: it waits for an hour, then a person is notified',
      { at: 'callback', trouble: 'untrue' },
      { checkouts: [], exceptions: ['unknown_payment'] },
      async (fixture) => {
        expect(await fixture.accounts.postTo(rail.provider, [rail.claim(fixture, 'pay_nobodyknows00000000000000')])).toEqual([200]);
      },
    );

    it('[ADR 0028 r3] says what is not so: nothing is believed of it', { at: 'callback', trouble: 'untrue' }, UNPAID, async (fixture) => {
      const sale = await fixture.sell();
      expect(await fixture.accounts.postTo(rail.provider, [rail.claim(fixture, sale.reference)])).toEqual([200]);
      await fixture.isWorkedOff();
      expect((await fixture.read(sale.ref)).status).toBe('open');
    });

    it(
      '[ADR 0028 r3] is forged: of other bytes, or signed by the account of another shop',
      { at: 'callback', trouble: 'untrue' },
      UNPAID,
      async (fixture) => {
        const { reference } = await fixture.sell();
        const { raw, headers } = rail.claim(fixture, reference);
        const other = await RailFixture.open(fixture.cluster, rail);
        const forged = [{ raw: Buffer.concat([raw, Buffer.from(' ')]), headers }, rail.claim(other, reference), { raw, headers: {} }];
        expect(await fixture.accounts.postTo(rail.provider, forged)).toEqual([400, 400, 400]);
        expect(await fixture.query('select from provider_event where workspace_id = $1')).toEqual([]);
      },
    );

    it(
      '[ADR 0028 r3] is replayed, when its money has been taken and when it has gone back',
      { at: 'callback', trouble: 'twice' },
      { checkouts: ['cancelled', 'paid'], exceptions: ['money_returned'] },
      async (fixture) => {
        const first = await fixture.sell();
        rail.fail(fixture, 'close', 'down', 1_000);
        await fixture.cancel(first.ref);
        await fixture.accounts.pay(first.reference);
        const ofFirst = fixture.accounts.callbacks(first.reference);
        await fixture.accounts.post(first.reference, ofFirst);
        await fixture.isReturned();
        const second = await fixture.sell();
        await fixture.accounts.pay(second.reference);
        const ofSecond = fixture.accounts.callbacks(second.reference);
        await fixture.accounts.post(second.reference, ofSecond);
        await fixture.becomes('paid');
        await fixture.advance(7_200);
        expect(new Set(await fixture.accounts.post(first.reference, [...ofFirst, ...ofSecond]))).toEqual(new Set([200]));
      },
    );
  });

  describe('a payment', () => {
    it(
      '[ADR 0028 r1] goes back when it is less than is due, and nothing is sold',
      { at: 'sum', trouble: 'odd' },
      rail.keepsOddSums ? GIVEN_BACK : UNPAID,
      async (fixture) => {
        const sale = await fixture.sell();
        await fixture.payAndNotify(sale.reference, { amountMinor: 100_000 });
        expect((await fixture.read(sale.ref)).status).toBe('open');
      },
    );

    it(
      '[ADR 0028 r1] goes back for the excess when it is more than is due',
      { at: 'sum', trouble: 'odd' },
      rail.keepsOddSums ? { checkouts: ['paid'], exceptions: ['money_returned'] } : UNPAID,
      async (fixture) => {
        await fixture.payAndNotify((await fixture.sell()).reference, { amountMinor: 600_000 });
      },
    );

    it(
      '[ADR 0028 r1] goes back when it is in another currency, and nothing is sold',
      { at: 'sum', trouble: 'odd' },
      GIVEN_BACK,
      async (fixture) => {
        const sale = await fixture.sell();
        await fixture.payAndNotify(sale.reference, { currency: 'KES' });
        await fixture.isReturned();
        expect((await fixture.read(sale.ref)).status).toBe('open');
      },
    );

    it(
      '[ADR 0028 r2] [D-29] sells the seat after all when it comes after the end and the seat is free',
      { at: 'end', trouble: 'late' },
      PAID,
      async (fixture) => {
        const sale = await fixture.sell();
        await fixture.letExpire(sale);
        await isPaid(fixture, sale.reference);
      },
    );

    it(
      '[ADR 0028 r2] [D-29] goes back when it comes after the end and the seat is gone',
      { at: 'end', trouble: 'late' },
      { checkouts: ['expired', 'paid'], exceptions: ['money_returned'] },
      async (fixture) => {
        const late = await fixture.sell();
        await fixture.letExpire(late);
        await isPaid(fixture, (await fixture.sell()).reference);
        await fixture.payAndNotify(late.reference);
        await fixture.isReturned();
      },
    );

    it(
      '[ADR 0028 r2] [D-29] goes back when it comes after cancelling, and the seat is free',
      { at: 'cancelling', trouble: 'late' },
      { checkouts: ['cancelled', 'paid'], exceptions: ['money_returned'] },
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        rail.fail(fixture, 'close', 'down', 1_000);
        await fixture.cancel(ref);
        await fixture.payAndNotify(reference);
        await fixture.isReturned();
        await isPaid(fixture, (await fixture.sell()).reference);
      },
    );

    it(
      '[ADR 0028 r3] [D-29] goes back when it comes after cancelling and the provider reports nothing: we look after a while',
      { at: 'cancelling', trouble: 'silent' },
      { checkouts: ['cancelled'], exceptions: ['money_returned'] },
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        rail.fail(fixture, 'close', 'down', 1_000);
        await fixture.cancel(ref);
        // What is closed at Stripe takes no money: there it comes just before.
        if (rail.closes) await fixture.accounts.pay(reference);
        rail.fix(fixture);
        await fixture.advance(300);
        await fixture.isClosed();
        if (!rail.closes) await fixture.accounts.pay(reference);
        await fixture.advance(660);
        await fixture.isReturned();
      },
    );

    it(
      '[ADR 0028 r1] makes one order from two tabs, and what was paid twice goes back',
      { at: 'open', trouble: 'twice' },
      { checkouts: ['paid'], exceptions: rail.other ? ['money_returned'] : [] },
      async (fixture) => {
        const sale = await fixture.sellHosted();
        const tabs = [await fixture.choose(sale, rail.name), await fixture.choose(sale, rail.other ?? rail.name)];
        const references = [...new Set(tabs)];
        expect(references).toHaveLength(rail.other ? 2 : 1);
        for (const reference of references) await fixture.accounts.pay(reference);
        const callbacks = references.flatMap((reference) => fixture.accounts.callbacks(reference));
        await fixture.accounts.post(references[0]!, callbacks.toReversed());
        await fixture.becomes('paid');
      },
    );
  });

  dashboardCells(rail, { describe, it }, { isPaid, cancelledAndPaid });

  describe('a process that is killed', () => {
    it(
      '[ADR 0028 r1] leaves one charge, or its money goes back, when the charge is open and we do not know it',
      { at: 'open', trouble: 'killed' },
      rail.reopens ? PAID : { checkouts: ['cancelled', 'paid'], exceptions: ['money_returned'] },
      async (fixture) => {
        const held = rail.hold(fixture, 'open');
        const lost = fixture.ask('again').catch(() => 'nobody answers');
        await held.reached;
        await fixture.cluster.kill('api', held.letGo);
        expect(await lost).toBe('nobody answers');
        const [orphan] = rail.references(fixture);
        const { reference } = await fixture.sellAtLast('again');
        expect(reference === orphan).toBe(rail.reopens);
        await isPaid(fixture, reference);
        if (!rail.reopens) await fixture.payAndNotify(orphan!);
      },
    );

    it(
      '[ADR 0028 r1] books money once when it has been answered that there is some and has not written it down',
      { at: 'look', trouble: 'killed' },
      PAID,
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        await fixture.accounts.pay(reference);
        const held = rail.hold(fixture, 'look');
        const lost = fixture.read(ref).catch(() => 'nobody answers');
        await held.reached;
        await fixture.cluster.kill('api', held.letGo);
        expect(await lost).toBe('nobody answers');
        await fixture.advance(10);
        expect((await fixture.read(ref)).status).toBe('paid');
        await fixture.accounts.callBack(reference);
      },
    );

    it(
      '[D-111a] gives money back once when it looks whether that has gone back',
      { at: 'refund', trouble: 'killed' },
      { checkouts: ['cancelled'], exceptions: ['money_returned'] },
      async (fixture) => {
        const held = rail.hold(fixture, 'findRefund');
        await cancelledAndPaid(fixture);
        await held.reached;
        await fixture.cluster.kill('worker', held.letGo);
        await fixture.advance(120);
        await fixture.isReturned();
        expect(rail.refundsAsked(fixture)).toBe(1);
      },
    );

    it(
      '[ADR 0028 r1] gives money back once when it has gone back and we do not know it',
      { at: 'refund', trouble: 'killed' },
      { checkouts: ['cancelled'], exceptions: ['money_returned'] },
      async (fixture) => {
        const { ref, reference } = await fixture.sell();
        rail.fail(fixture, 'close', 'down', 1_000);
        await fixture.cancel(ref);
        const held = rail.hold(fixture, 'refund');
        await fixture.payAndNotify(reference);
        await held.reached;
        await fixture.cluster.kill('worker', held.letGo);
        await fixture.advance(120);
        await fixture.isReturned();
      },
    );
  });
}
