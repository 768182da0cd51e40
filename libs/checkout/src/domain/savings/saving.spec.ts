import type { Payment } from '@svc/payments';
import { anAttempt, aPayment } from '@svc/payments/testing';
import { aCart, aCheckout } from '../../testing';
import { type Checkout, CHECKOUT_STATUSES, type HoldChange } from '../checkout';
import { decideCancel, decideSettlement, type Settlement, type SettlementQuestion } from '../settlement/decide-settlement';
import {
  backMinorOf,
  checkoutStatusesOf,
  checkPart,
  leastPartMinorOf,
  nextSavingReminder,
  type Saving,
  SAVING_PLAN_STATUSES,
  savingPlanStatusOf,
} from './saving';

const minutes = (count: number) => new Date(Date.parse('2026-03-01T09:00:00.000Z') + count * 60_000);
const DAYS = 24 * 60;
const DEADLINE = minutes(30 * DAYS);
const SEAT: HoldChange = { kind: 'ticket_type', subjectId: '01890a5d-ac96-774b-bcce-b302099a8061', count: 1 };
const attempt = anAttempt({ status: 'pending' });
const terms = (facts: Partial<Saving> = {}): Saving => ({
  priceMode: 'freeze',
  holdPolicy: 'none',
  refundPct: 100,
  deadline: DEADLINE,
  ...facts,
});
/** Builds a checkout of 1,000 that holds its seat, and is to be saved up for. */
const wished = (facts: Partial<Saving> = {}, more: Partial<Checkout> = {}) =>
  aCheckout({ cart: aCart(1_000), holdChanges: [SEAT], holds: 'held', saving: terms(facts), ...more });
/** Builds the same checkout after parts came. */
const saving = (facts: Partial<Saving> = {}, more: Partial<Checkout> = {}) =>
  wished({ startedAt: minutes(0), ...facts }, { holds: 'released', expiresAt: DEADLINE, ...more });
const money = (...amounts: number[]) =>
  amounts.map((amountMinor) => aPayment(attempt, { amountMinor, appliedMinor: 0, paidAt: minutes(5) }));
const parts = (...amounts: number[]) => amounts.map((amountMinor) => aPayment(attempt, { amountMinor, appliedMinor: amountMinor }));

function decide(
  checkout: Checkout,
  facts: Partial<SettlementQuestion> & { before?: Payment[]; come?: Payment[] } = {},
): Settlement | 'take' | 'judge' {
  const { before = [], come = [], now = minutes(10), ...rest } = facts;
  const truths = new Map([[attempt.id, { status: 'paid' as const, receipts: [] }]]);
  return decideSettlement({
    checkout,
    attempts: [attempt],
    payments: [...before, ...come],
    news: new Set(come.map(({ id }) => id)),
    truths,
    now,
    ...rest,
  });
}

function settled(...args: Parameters<typeof decide>): Settlement {
  const decided = decide(...args);
  if (typeof decided === 'string') throw new Error(`It wants to ${decided} its goods first.`);
  return decided;
}

const fates = ({ payments }: Settlement) => payments.map(({ appliedMinor, disposition }) => `${disposition} ${appliedMinor}`);

describe('a savings plan', () => {
  it('[D-15] begins with the first part that comes, and lasts until its deadline from then on', () => {
    const begun = settled(wished(), { come: money(200) });
    expect(begun.checkout).toMatchObject({
      status: 'open',
      expiresAt: DEADLINE,
      saving: { startedAt: minutes(10), remindAt: minutes(23 * DAYS) },
    });
    expect(fates(begun)).toEqual(['applied 200']);
  });

  it('[D-15] ends as any other checkout while nothing of it was paid', () => {
    const { checkout } = settled(wished(), { now: minutes(31) });
    expect([checkout.status, checkout.saving]).toEqual(['expired', terms()]);
  });

  it('[D-15] never ends before the checkout would have, whatever day was chosen', () => {
    expect(settled(wished({ deadline: minutes(20) }), { come: money(200) }).checkout.expiresAt).toEqual(minutes(30));
  });

  it('[D-15] has no deposit: all of it is due', () => {
    const cart = aCart(1_000, { dueNowMinor: 300, balanceMinor: 700, balanceMode: 'online', balanceDueAt: '2026-04-01T00:00:00.000Z' });
    const begun = settled(wished({}, { cart }), { come: money(300) });
    expect(begun.checkout).toMatchObject({ status: 'open', cart: { dueNowMinor: 1_000, balanceMinor: 0 } });
    expect(begun.checkout.cart).not.toHaveProperty('balanceDueAt');
  });

  it('[D-15] is paid by the part that completes it, with goods that are taken then', () => {
    const question = { before: parts(400), come: money(600) };
    expect(decide(saving(), question)).toBe('take');
    const paid = settled(saving(), { ...question, goods: 'taken' });
    expect([paid.checkout.status, paid.holds, fates(paid)]).toEqual(['paid', 'convert', ['applied 400', 'applied 600']]);
  });

  it('[D-15] gives back the excess of the last part', () => {
    expect(fates(settled(saving(), { before: parts(400), come: money(900), goods: 'taken' }))).toEqual(['applied 400', 'excess 600']);
  });

  it('[D-15] goes on when its goods are gone: only the part that came for them goes back', () => {
    const late = settled(saving(), { before: parts(400), come: money(600), goods: 'gone' });
    expect([late.checkout.status, fates(late)]).toEqual(['open', ['applied 400', 'late 0']]);
  });

  it('[D-15] gives back from the oldest parts the savings above a fallen price, once it is paid', () => {
    const paid = settled(saving({ priceMode: 'current' }, { cart: aCart(700) }), { before: parts(400, 500), goods: 'taken' });
    expect([paid.checkout.status, fates(paid)]).toEqual(['paid', ['excess 200', 'applied 500']]);
  });
});

describe('the holds of a savings plan', () => {
  it('[D-15] is given back as it begins, when nothing is held', () => {
    const begun = settled(wished(), { come: money(200) });
    expect([begun.checkout.holds, begun.holds]).toEqual(['released', 'release']);
  });

  it('[D-15] is kept from the start, when it is held from the start', () => {
    const begun = settled(wished({ holdPolicy: 'on_start' }), { come: money(200) });
    expect([begun.checkout.holds, begun.checkout.heldUntil, begun.holds]).toEqual(['held', undefined, 'keep']);
  });

  it('[D-15] is taken when the share is saved from which it is held, if it can be had', () => {
    const plan = saving({ holdPolicy: 'at_threshold', holdThresholdPct: 50 });
    expect(settled(plan, { before: parts(200), come: money(299) }).checkout.holds).toBe('released');
    const question = { before: parts(200), come: money(300) };
    expect(decide(plan, question)).toBe('take');
    expect(settled(plan, { ...question, goods: 'taken' }).checkout).toMatchObject({ status: 'open', holds: 'held' });
    const without = settled(plan, { ...question, goods: 'gone' });
    expect([without.checkout.status, without.checkout.holds, fates(without)]).toEqual(['open', 'released', ['applied 200', 'applied 300']]);
  });
});

describe('the end of a savings plan', () => {
  it('[D-15] comes with the deadline, when as much goes back as its terms say, of the oldest parts first', () => {
    const ended = settled(saving({ refundPct: 50 }), { before: parts(200, 301), now: new Date(DEADLINE.getTime() + 1_000) });
    expect(ended.checkout).toMatchObject({ status: 'expired', saving: { endedBy: 'deadline' } });
    expect(fates(ended)).toEqual(['unfinished 0', 'unfinished 250']);
  });

  it('[D-15] comes when the buyer stops, and when the merchant does, which gives all of it back', () => {
    const end = (by: 'buyer' | 'merchant') =>
      decideCancel({ checkout: saving({ refundPct: 0 }), attempts: [attempt], payments: parts(200, 300) }, minutes(60), by);
    expect([end('buyer').checkout.status, fates(end('buyer'))]).toEqual(['cancelled', ['applied 200', 'applied 300']]);
    expect([end('merchant').checkout.saving?.endedBy, fates(end('merchant'))]).toEqual(['merchant', ['unfinished 0', 'unfinished 0']]);
    expect(end('buyer').attempts.map(({ status }) => status)).toEqual(['closing']);
  });

  it('[D-15] is final: later money goes back, and kept money stays', () => {
    const over = saving({ endedBy: 'deadline' }, { status: 'expired' });
    expect(fates(settled(over, { before: parts(250), come: money(750) }))).toEqual(['applied 250', 'unfinished 0']);
    const stopped = saving({ endedBy: 'buyer' }, { status: 'cancelled', cancelledAt: minutes(5) });
    expect(fates(settled(stopped, { before: parts(250), come: money(750) }))).toEqual(['applied 250', 'after_cancel 0']);
  });
});

describe('a part', () => {
  const plan = wished();
  it.each([
    [49, false],
    [50, true],
    [1_000, true],
    [1_001, false],
    [100.5, false],
  ])('[D-15] may be %d or not when 1,000 are missing: %s', (amount, may) => {
    const pay = () => checkPart(amount, plan, []);
    if (may) expect(pay).not.toThrow();
    else expect(pay).toThrow('Pay a part from 50 to 1000');
  });

  it('[D-15] may be less than others when less is missing', () => {
    expect([leastPartMinorOf(plan, parts(980)), leastPartMinorOf(plan, parts(1_000)), leastPartMinorOf({ cart: aCart(3) })]).toEqual([
      20, 0, 1,
    ]);
  });

  it('[D-128] is paid and given back in the steps of the currency, and the last takes the rest', () => {
    const dinars = (totalMinor: number) => wished({}, { cart: aCart(totalMinor, { currency: 'KWD' }) });
    expect([leastPartMinorOf(dinars(10_330)), leastPartMinorOf(dinars(50)), leastPartMinorOf(dinars(4))]).toEqual([520, 10, 4]);
    expect(() => checkPart(1_005, dinars(10_330), [])).toThrow('Pay a part that is a multiple of 10');
    for (const [part, plan] of [
      [1_010, dinars(10_330)],
      [10_333, dinars(10_333)],
    ] as const)
      expect(() => checkPart(part, plan, [])).not.toThrow();
    const begun = saving({ refundPct: 33 }, { cart: aCart(10_000, { currency: 'KWD' }) });
    expect([backMinorOf(begun, parts(1_000, 500), 'buyer'), backMinorOf(begun, parts(1_000, 500), 'merchant')]).toEqual([500, 1_500]);
  });

  it('[D-15] is as much of the total as the merchant said when the plan began', () => {
    const large = wished({ leastPartPct: 30 });
    expect(() => checkPart(299, large, [])).toThrow('Pay a part from 300 to 1000');
    expect([leastPartMinorOf(large), leastPartMinorOf(large, parts(800)), leastPartMinorOf(wished({ leastPartPct: 100 }))]).toEqual([
      300, 200, 1_000,
    ]);
  });
});

describe('reminders of the deadline', () => {
  it.each([
    ['a month before', 0, minutes(23 * DAYS)],
    ['a week before, once it was sent', 23 * DAYS, minutes(29 * DAYS)],
    ['a day before, once it was sent', 29 * DAYS, undefined],
    ['of a plan that began on the last day', 29.2 * DAYS, undefined],
  ])('[D-15] are sent a week and a day before it: %s', (_, informedAfter, next) => {
    expect(nextSavingReminder(wished(), minutes(informedAfter))).toEqual(next);
    expect(nextSavingReminder(wished({}, { mode: 'test' }), minutes(informedAfter))).toBeUndefined();
  });
});

describe('the state of a savings plan', () => {
  it('[D-15] is saving, completed or cancelled, as its checkout is', () => {
    expect(CHECKOUT_STATUSES.map(savingPlanStatusOf)).toEqual(['saving', 'completed', 'cancelled', 'cancelled']);
  });

  it('[D-15] names the checkouts that are in it, each once', () => {
    expect(SAVING_PLAN_STATUSES.flatMap(checkoutStatusesOf)).toEqual(['open', 'paid', 'expired', 'cancelled']);
  });
});
