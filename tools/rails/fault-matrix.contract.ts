import { Booth } from './booth';
import type { Ending } from './closing-check';
import type { Rail } from './rail';

/** What a cell is about: the step of a payment that goes wrong, and the kind of what happens to it. */
export interface Traits {
  at: 'open' | 'look' | 'callback' | 'sum' | 'end' | 'cancelling' | 'refund';
  trouble: 'silent' | 'down' | 'refused' | 'late' | 'early' | 'twice' | 'untrue' | 'odd' | 'killed';
}

/** `happens`: what goes wrong in a shop of its own. `ending`: how its checkouts and exceptions stand when all is quiet. */
export type AddCell = (title: string, traits: Traits, ending: Ending, happens: (booth: Booth) => Promise<void>) => void;

/** Where the cells of a rail go: to Jest, or to who counts them. */
export interface Matrix {
  describe: (name: string, cells: () => void) => void;
  it: AddCell;
}

/** The fault matrix of one rail: everything that can go wrong between a buyer, this service and a provider. */
export function faultMatrix(rail: Rail, { describe, it }: Matrix): void {
  /** The buyer pays for what is sold: the shop takes it. */
  const isPaid = async (booth: Booth, reference: string) => {
    await booth.payAndTell(reference);
    await booth.becomes('paid');
  };

  /** Money that has to go back: it comes after the checkout was cancelled. */
  const cancelledAndPaid = async (booth: Booth) => {
    const sale = await booth.sell();
    rail.fail(booth, 'close', 'down', 1_000);
    await booth.cancel(sale.ref);
    await booth.payAndTell(sale.reference);
    return sale;
  };

  const PAID: Ending = { checkouts: ['paid'], exceptions: [] };
  const AT_THE_SECOND_TRY: Ending = { checkouts: ['cancelled', 'paid'], exceptions: [] };
  const UNPAID: Ending = { checkouts: ['expired'], exceptions: [] };
  const GIVEN_BACK: Ending = { checkouts: ['expired'], exceptions: ['money_returned'] };

  describe('the provider', () => {
    it('[mechanisms 2.4] [decisions 3.7 PROVIDER_UNAVAILABLE] opens the charge and never answers: the seat is free, and bought at the next try', { at: 'open', trouble: 'silent' }, AT_THE_SECOND_TRY, async (booth) => {
      const held = rail.hold(booth, 'open');
      const refused = await booth.ask('again');
      expect([refused.status, refused.body.error.code]).toEqual([503, 'PROVIDER_UNAVAILABLE']);
      held.letGo();
      await isPaid(booth, (await booth.sell('again')).reference);
    });

    it('[mechanisms 2.4] [decisions 3.7 PROVIDER_UNAVAILABLE] is down when the charge is to be opened: the same', { at: 'open', trouble: 'down' }, AT_THE_SECOND_TRY, async (booth) => {
      rail.fail(booth, 'open', 'down');
      expect((await booth.ask('again')).status).toBe(503);
      await isPaid(booth, (await booth.sell('again')).reference);
    });

    it('[mechanisms 2.6] is down, then silent, when it is asked about money that it has told of: it is asked again', { at: 'look', trouble: 'down' }, PAID, async (booth) => {
      const { ref, reference } = await booth.sell();
      rail.fail(booth, 'look', 'down', 2);
      await booth.payAndTell(reference);
      await booth.hasFailed('provider_event');
      rail.mend(booth);
      rail.fail(booth, 'look', 'lost');
      expect((await booth.read(ref)).status).toBe('open');
      await booth.advance(10);
      await booth.becomes('paid');
    });

    it('[mechanisms 2.6] tells nobody of the money, and is silent to who asks at the end: the checkout waits, and is paid', { at: 'look', trouble: 'silent' }, PAID, async (booth) => {
      const sale = await booth.sell();
      await booth.accounts.pay(sale.reference);
      rail.fail(booth, 'look', 'lost', 1_000);
      await booth.passEnd(sale);
      expect((await booth.read(sale.ref)).status).toBe('open');
      rail.mend(booth);
      expect((await booth.read(sale.ref)).status).toBe('paid');
    });

    it('[mechanisms 2.4] is down when money is to go back, then gives it back without saying so: it goes back once', { at: 'refund', trouble: 'down' }, { checkouts: ['cancelled'], exceptions: ['money_returned'] }, async (booth) => {
      const { ref, reference } = await booth.sell();
      rail.fail(booth, 'close', 'down', 1_000);
      await booth.cancel(ref);
      rail.fail(booth, 'refund', 'down', 2);
      rail.fail(booth, 'refund', 'lost');
      await booth.payAndTell(reference);
      await booth.hasFailed('refund');
      for (let step = 0; step < 4; step += 1) await booth.advance(60);
      await booth.isReturned();
    });

    it('[mechanisms 2.5] will not give money back: a person is told', { at: 'refund', trouble: 'refused' }, { checkouts: ['cancelled'], exceptions: ['money_returned', 'refund_failed'] }, async (booth) => {
      const { ref, reference } = await booth.sell();
      rail.fail(booth, 'close', 'down', 1_000);
      await booth.cancel(ref);
      rail.fail(booth, 'refund', 'refused');
      await booth.payAndTell(reference);
      await booth.hasFailed('refund');
    });

    it('[mechanisms 2.5] takes a refund, and tells after it was thought done that it came to nothing: a person is told', { at: 'refund', trouble: 'refused' }, { checkouts: ['cancelled'], exceptions: ['money_returned', 'refund_failed'] }, async (booth) => {
      const { ref, reference } = await booth.sell();
      rail.fail(booth, 'close', 'down', 1_000);
      await booth.cancel(ref);
      await booth.payAndTell(reference);
      await booth.advance(60);
      await booth.isReturned();
      await booth.accounts.endRefunds(reference);
      await booth.accounts.callBack(reference);
      await booth.isRefused();
    });

    it('[D-29] says that a refund came to nothing, which the merchant then mends there: we look after a while, and it has gone back, once', { at: 'refund', trouble: 'refused' }, { checkouts: ['cancelled'], exceptions: ['money_returned'] }, async (booth) => {
      const { reference } = await cancelledAndPaid(booth);
      await booth.isReturned();
      await booth.accounts.endRefunds(reference);
      await booth.accounts.callBack(reference);
      await booth.isRefused();
      await booth.accounts.endRefunds(reference, 'processed');
      await booth.advance(660);
      await booth.isReturned();
      expect(rail.refundsAsked(booth)).toBe(1);
    });

    it('[D-111] [D-111a] answers no call of a refund in time: each is ended, none goes on late, and the money goes back once', { at: 'refund', trouble: 'silent' }, { checkouts: ['cancelled'], exceptions: ['money_returned'] }, async (booth) => {
      const looking = rail.hold(booth, 'findRefund');
      await cancelledAndPaid(booth);
      await looking.givenUp;
      looking.letGo();
      await booth.hasFailed('refund');
      expect(rail.refundsAsked(booth)).toBe(0);
      const giving = rail.hold(booth, 'refund');
      await booth.advance(30);
      await giving.givenUp;
      giving.letGo();
      await booth.advance(30);
      await booth.isReturned();
      expect(rail.refundsAsked(booth)).toBe(1);
    });

    it('[D-111] [D-111a] answers a refund after the lease of who asked for it: another finds it, and the late answer changes nothing', { at: 'refund', trouble: 'late' }, { checkouts: ['cancelled'], exceptions: ['money_returned'] }, async (booth) => {
      const giving = rail.hold(booth, 'refund');
      await cancelledAndPaid(booth);
      await giving.reached;
      await booth.advance(300);
      await booth.isReturned();
      giving.letGo();
      expect(rail.refundsAsked(booth)).toBe(1);
    });
  });

  describe('a callback', () => {
    it('[mechanisms 2.6] comes before we know that the charge is open', { at: 'callback', trouble: 'early' }, PAID, async (booth) => {
      const held = rail.hold(booth, 'open');
      const asking = booth.ask();
      await held.reached;
      await booth.payAndTell(rail.references(booth).at(-1)!);
      await booth.becomes('paid');
      held.letGo();
      expect((await asking).body.status).toBe('paid');
    });

    it('[mechanisms 2.6] comes twice, and both at once', { at: 'callback', trouble: 'twice' }, PAID, async (booth) => {
      const { reference } = await booth.sell();
      await booth.accounts.pay(reference);
      const callbacks = booth.accounts.callbacks(reference);
      await Promise.all([booth.accounts.post(reference, callbacks), booth.accounts.post(reference, callbacks)]);
      expect(await booth.accounts.post(reference, callbacks)).toEqual(callbacks.map(() => 200));
      await booth.becomes('paid');
    });

    it('[mechanisms 2.6] comes after we have seen the money ourselves, the last one first', { at: 'callback', trouble: 'early' }, PAID, async (booth) => {
      const { ref, reference } = await booth.sell();
      await booth.accounts.pay(reference);
      expect((await booth.read(ref)).status).toBe('paid');
      await booth.accounts.post(reference, booth.accounts.callbacks(reference).toReversed());
    });

    it('[mechanisms 2.6] is of a payment that nobody here has asked for: it waits for an hour, then a person is told', { at: 'callback', trouble: 'untrue' }, { checkouts: [], exceptions: ['unknown_payment'] }, async (booth) => {
      expect(await booth.accounts.postTo(rail.provider, [rail.claim(booth, 'pay_nobodyknows00000000000000')])).toEqual([200]);
    });

    it('[mechanisms 2.6] says what is not so: nothing is believed of it', { at: 'callback', trouble: 'untrue' }, UNPAID, async (booth) => {
      const sale = await booth.sell();
      expect(await booth.accounts.postTo(rail.provider, [rail.claim(booth, sale.reference)])).toEqual([200]);
      await booth.isWorkedOff();
      expect((await booth.read(sale.ref)).status).toBe('open');
    });

    it('[mechanisms 2.6] is forged: of other bytes, or signed by the account of another shop', { at: 'callback', trouble: 'untrue' }, UNPAID, async (booth) => {
      const { reference } = await booth.sell();
      const { raw, headers } = rail.claim(booth, reference);
      const other = await Booth.open(booth.house, rail);
      const forged = [{ raw: Buffer.concat([raw, Buffer.from(' ')]), headers }, rail.claim(other, reference), { raw, headers: {} }];
      expect(await booth.accounts.postTo(rail.provider, forged)).toEqual([400, 400, 400]);
      expect(await booth.query('select from provider_event where workspace_id = $1')).toEqual([]);
    });

    it('[mechanisms 2.6] is replayed, when its money has been taken and when it has gone back', { at: 'callback', trouble: 'twice' }, { checkouts: ['cancelled', 'paid'], exceptions: ['money_returned'] }, async (booth) => {
      const first = await booth.sell();
      rail.fail(booth, 'close', 'down', 1_000);
      await booth.cancel(first.ref);
      await booth.accounts.pay(first.reference);
      const ofFirst = booth.accounts.callbacks(first.reference);
      await booth.accounts.post(first.reference, ofFirst);
      await booth.isReturned();
      const second = await booth.sell();
      await booth.accounts.pay(second.reference);
      const ofSecond = booth.accounts.callbacks(second.reference);
      await booth.accounts.post(second.reference, ofSecond);
      await booth.becomes('paid');
      await booth.advance(7_200);
      expect(new Set(await booth.accounts.post(first.reference, [...ofFirst, ...ofSecond]))).toEqual(new Set([200]));
    });
  });

  describe('the buyer pays', () => {
    it('[mechanisms 2.4] less than is due: nothing is sold, and it goes back', { at: 'sum', trouble: 'odd' }, rail.keepsOddSums ? GIVEN_BACK : UNPAID, async (booth) => {
      const sale = await booth.sell();
      await booth.payAndTell(sale.reference, { amountMinor: 100_000 });
      expect((await booth.read(sale.ref)).status).toBe('open');
    });

    it('[mechanisms 2.4] more than is due: what is too much goes back', { at: 'sum', trouble: 'odd' }, rail.keepsOddSums ? { checkouts: ['paid'], exceptions: ['money_returned'] } : UNPAID, async (booth) => {
      await booth.payAndTell((await booth.sell()).reference, { amountMinor: 600_000 });
    });

    it('[mechanisms 2.4] in another currency: nothing is sold, and it goes back', { at: 'sum', trouble: 'odd' }, GIVEN_BACK, async (booth) => {
      const sale = await booth.sell();
      await booth.payAndTell(sale.reference, { currency: 'KES' });
      await booth.isReturned();
      expect((await booth.read(sale.ref)).status).toBe('open');
    });

    it('[mechanisms 2.5] [D-29] after the end, and the seat is free: it is sold after all', { at: 'end', trouble: 'late' }, PAID, async (booth) => {
      const sale = await booth.sell();
      await booth.letExpire(sale);
      await isPaid(booth, sale.reference);
    });

    it('[mechanisms 2.5] [D-29] after the end, and the seat is gone: the money goes back', { at: 'end', trouble: 'late' }, { checkouts: ['expired', 'paid'], exceptions: ['money_returned'] }, async (booth) => {
      const late = await booth.sell();
      await booth.letExpire(late);
      await isPaid(booth, (await booth.sell()).reference);
      await booth.payAndTell(late.reference);
      await booth.isReturned();
    });

    it('[mechanisms 2.5] [D-29] after cancelling: the money goes back, and the seat is free', { at: 'cancelling', trouble: 'late' }, { checkouts: ['cancelled', 'paid'], exceptions: ['money_returned'] }, async (booth) => {
      const { ref, reference } = await booth.sell();
      rail.fail(booth, 'close', 'down', 1_000);
      await booth.cancel(ref);
      await booth.payAndTell(reference);
      await booth.isReturned();
      await isPaid(booth, (await booth.sell()).reference);
    });

    it('[mechanisms 2.6] [D-29] after cancelling, and the provider tells nobody: we look after a while, and the money goes back', { at: 'cancelling', trouble: 'silent' }, { checkouts: ['cancelled'], exceptions: ['money_returned'] }, async (booth) => {
      const { ref, reference } = await booth.sell();
      rail.fail(booth, 'close', 'down', 1_000);
      await booth.cancel(ref);
      // What is closed at Stripe takes no money: there it comes just before.
      if (rail.closes) await booth.accounts.pay(reference);
      rail.mend(booth);
      await booth.advance(300);
      await booth.isClosed();
      if (!rail.closes) await booth.accounts.pay(reference);
      await booth.advance(660);
      await booth.isReturned();
    });

    it('[mechanisms 2.4] from two tabs: one order, and what was paid twice goes back', { at: 'open', trouble: 'twice' }, { checkouts: ['paid'], exceptions: rail.other ? ['money_returned'] : [] }, async (booth) => {
      const sale = await booth.sellHosted();
      const tabs = [await booth.choose(sale, rail.name), await booth.choose(sale, rail.other ?? rail.name)];
      const references = [...new Set(tabs)];
      expect(references).toHaveLength(rail.other ? 2 : 1);
      for (const reference of references) await booth.accounts.pay(reference);
      const callbacks = references.flatMap((reference) => booth.accounts.callbacks(reference));
      await booth.accounts.post(references[0]!, callbacks.toReversed());
      await booth.becomes('paid');
    });
  });

  describe('a process is killed', () => {
    it('[mechanisms 2.4] when the charge is open and we do not know it: there is one charge, or its money goes back', { at: 'open', trouble: 'killed' }, rail.reopens ? PAID : { checkouts: ['cancelled', 'paid'], exceptions: ['money_returned'] }, async (booth) => {
      const held = rail.hold(booth, 'open');
      const lost = booth.ask('again').catch(() => 'nobody answers');
      await held.reached;
      await booth.house.kill('api', held.letGo);
      expect(await lost).toBe('nobody answers');
      const [orphan] = rail.references(booth);
      const { reference } = await booth.sellAtLast('again');
      expect(reference === orphan).toBe(rail.reopens);
      await isPaid(booth, reference);
      if (!rail.reopens) await booth.payAndTell(orphan!);
    });

    it('[mechanisms 2.4] when it has heard of the money and has not written it down: it is booked once', { at: 'look', trouble: 'killed' }, PAID, async (booth) => {
      const { ref, reference } = await booth.sell();
      await booth.accounts.pay(reference);
      const held = rail.hold(booth, 'look');
      const lost = booth.read(ref).catch(() => 'nobody answers');
      await held.reached;
      await booth.house.kill('api', held.letGo);
      expect(await lost).toBe('nobody answers');
      await booth.advance(10);
      expect((await booth.read(ref)).status).toBe('paid');
      await booth.accounts.callBack(reference);
    });

    it('[D-111a] when it looks whether money has gone back: it goes back once', { at: 'refund', trouble: 'killed' }, { checkouts: ['cancelled'], exceptions: ['money_returned'] }, async (booth) => {
      const held = rail.hold(booth, 'findRefund');
      await cancelledAndPaid(booth);
      await held.reached;
      await booth.house.kill('worker', held.letGo);
      await booth.advance(120);
      await booth.isReturned();
      expect(rail.refundsAsked(booth)).toBe(1);
    });

    it('[mechanisms 2.4] when money has gone back and we do not know it: it goes back once', { at: 'refund', trouble: 'killed' }, { checkouts: ['cancelled'], exceptions: ['money_returned'] }, async (booth) => {
      const { ref, reference } = await booth.sell();
      rail.fail(booth, 'close', 'down', 1_000);
      await booth.cancel(ref);
      const held = rail.hold(booth, 'refund');
      await booth.payAndTell(reference);
      await held.reached;
      await booth.house.kill('worker', held.letGo);
      await booth.advance(120);
      await booth.isReturned();
    });
  });
}
