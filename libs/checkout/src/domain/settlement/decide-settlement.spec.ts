import type { AskedAttempt, AttemptStatus, Payment, PaymentTruth } from '@svc/payments';
import { anAttempt, aPayment } from '@svc/payments/testing';
import { aCheckout } from '../../testing';
import type { Checkout, HoldChange } from '../checkout';
import { decideCancel, decideSettlement, type Settlement, type SettlementQuestion } from './decide-settlement';

const minutes = (count: number) => new Date(Date.parse('2026-03-01T09:00:00.000Z') + count * 60_000);
const SEAT: HoldChange = { kind: 'ticket_type', subjectId: '01890a5d-ac96-774b-bcce-b302099a8061', count: 1 };
const holding = (facts: Partial<Checkout> = {}) => aCheckout({ holdChanges: [SEAT], holds: 'held', ...facts });
const expired = (facts: Partial<Checkout> = {}) => holding({ status: 'expired', holds: 'released', ...facts });
const attempt = anAttempt({ status: 'pending' });
const PENDING: PaymentTruth = { status: 'pending', receipts: [] };

/** New money of these amounts. */
const money = (...amounts: number[]) =>
  amounts.map((amountMinor) => aPayment(attempt, { amountMinor, appliedMinor: 0, paidAt: minutes(5) }));

interface Case extends Partial<Pick<SettlementQuestion, 'attempts' | 'goods' | 'now' | 'isConfirmed' | 'isForSale' | 'isUnowed'>> {
  news?: Payment[];
  /** Payments booked earlier. */
  before?: Payment[];
  truth?: AskedAttempt['truth'];
}

function decide(
  checkout: Checkout,
  { news = [], before = [], truth = PENDING, attempts = [attempt], now = minutes(10), ...rest }: Case = {},
): Settlement {
  const truths = new Map(attempts.map(({ id }) => [id, truth]));
  const decided = decideSettlement({
    checkout,
    attempts,
    payments: [...before, ...news],
    news: new Set(news.map(({ id }) => id)),
    truths,
    now,
    ...rest,
  });
  if (typeof decided === 'string') throw new Error(`It wants to ${decided} its goods first.`);
  return decided;
}

/** Disposition of each payment. */
const fates = ({ payments }: Settlement) => payments.map(({ appliedMinor, disposition }) => `${disposition} ${appliedMinor}`);
const statuses = ({ attempts }: Settlement) => attempts.map(({ status }) => status);

describe('a checkout whose money has come', () => {
  it('[§3 r2] [ADR 0028 r1] is paid by the amount due, and sells its holds', () => {
    const settled = decide(holding(), { news: money(500_000), truth: { status: 'paid', receipts: [] } });
    expect(settled).toMatchObject({ checkout: { status: 'paid', completedAt: minutes(10), holds: 'converted' }, holds: 'convert' });
    expect([fates(settled), statuses(settled)]).toEqual([['applied 500000'], ['paid']]);
  });

  it('is paid at the very moment of its end', () => {
    expect(decide(holding(), { news: money(500_000), now: minutes(30) }).checkout.status).toBe('paid');
  });

  it('[ADR 0028 r1] keeps the amount due, and gives back the excess', () => {
    const settled = decide(holding(), { news: money(600_000) });
    expect([settled.checkout.status, fates(settled)]).toEqual(['paid', ['excess 500000']]);
  });

  it('[D-94a] stays open for the rest when a transfer is short', () => {
    const short = decide(holding(), { news: money(200_000) });
    expect([short.checkout.status, fates(short), short.holds]).toEqual(['open', ['applied 200000'], 'keep']);
    const whole = decide(holding(), { before: [...short.payments], news: money(300_000) });
    expect([whole.checkout.status, fates(whole)]).toEqual(['paid', ['applied 200000', 'applied 300000']]);
  });

  it('[ADR 0028 r1] takes nothing of a second payment, at once or later', () => {
    expect(fates(decide(holding(), { news: money(500_000, 500_000) }))).toEqual(['applied 500000', 'duplicate 0']);
    const paid = holding({ status: 'paid', holds: 'converted' });
    const again = decide(paid, { before: [aPayment(attempt)], news: money(500_000) });
    expect([again.checkout, fates(again), again.holds]).toEqual([paid, ['applied 500000', 'duplicate 0'], 'keep']);
  });

  it('[ADR 0028 r1] takes no other currency than its own', () => {
    const settled = decide(holding(), { news: [aPayment(attempt, { currency: 'USD', appliedMinor: 0, paidAt: minutes(5) })] });
    expect([settled.checkout.status, fates(settled)]).toEqual(['open', ['mismatch 0']]);
  });

  it('[D-29] takes nothing after it was cancelled', () => {
    const cancelled = holding({ status: 'cancelled', holds: 'released' });
    const settled = decide(cancelled, { news: money(500_000) });
    expect([settled.checkout, fates(settled)]).toEqual([cancelled, ['after_cancel 0']]);
  });

  it('ends other attempts, so that nobody pays twice', () => {
    const other = anAttempt({ status: 'pending', rail: 'bank_transfer' });
    const truths = new Map<string, PaymentTruth>([
      [attempt.id, { status: 'paid', receipts: [] }],
      [other.id, PENDING],
    ]);
    const news = money(500_000);
    const settled = decideSettlement({
      checkout: holding(),
      attempts: [attempt, other],
      payments: news,
      news: new Set([news[0]!.id]),
      truths,
      now: minutes(10),
    });
    expect(statuses(settled as Settlement)).toEqual(['paid', 'closing']);
  });
});

describe('money that comes when the goods are not held', () => {
  it('[D-29] wants the same goods again first', () => {
    const news = money(500_000);
    const question = {
      attempts: [attempt],
      payments: news,
      news: new Set([news[0]!.id]),
      truths: new Map([[attempt.id, PENDING]]),
      now: minutes(50),
    };
    expect(decideSettlement({ ...question, checkout: expired() })).toBe('take');
    expect(decideSettlement({ ...question, checkout: holding({ holds: 'released' }) })).toBe('take');
  });

  it('[D-29] makes an expired checkout paid when they can be had', () => {
    const settled = decide(expired(), { news: money(500_000), goods: 'taken', now: minutes(50) });
    expect(settled).toMatchObject({ checkout: { status: 'paid', holds: 'converted' }, holds: 'convert' });
  });

  it('[D-29] goes back when they cannot, and the checkout stays expired', () => {
    const settled = decide(expired(), { news: money(500_000), goods: 'gone', now: minutes(50) });
    expect([settled.checkout.status, fates(settled), settled.holds]).toEqual(['expired', ['late 0'], 'keep']);
  });

  it('goes back with all that was paid before, of a checkout that lost its stock while it was open', () => {
    const settled = decide(holding({ holds: 'released' }), {
      before: money(100_000).map((each) => ({ ...each, appliedMinor: 100_000 })),
      news: money(400_000),
      goods: 'gone',
    });
    expect([settled.checkout.status, fates(settled)]).toEqual(['open', ['late 0', 'late 0']]);
  });

  it('[D-94a] goes back when it is too little and the checkout has expired', () => {
    expect(fates(decide(expired(), { news: money(100_000), now: minutes(50) }))).toEqual(['unfinished 0']);
  });
});

describe('money that was paid after the end', () => {
  const HOUR = 60;
  const paidAt = (moment: Date, amountMinor = 500_000) => [aPayment(attempt, { amountMinor, appliedMinor: 0, paidAt: moment })];
  const day = new Date(minutes(30).getTime() + 24 * HOUR * 60_000);
  const millisecondAfter = (moment: Date) => new Date(moment.getTime() + 1);
  const late = { news: paidAt(millisecondAfter(minutes(30))), now: minutes(50), goods: 'taken' } as const;

  it('[D-103] is judged by present availability and prices, before it makes the checkout paid, ended or not', () => {
    for (const checkout of [expired(), holding()]) {
      expect(() => decide(checkout, late)).toThrow('judge its goods first');
      expect(decide(checkout, { ...late, isForSale: true }).checkout.status).toBe('paid');
      const refused = decide(checkout, { ...late, isForSale: false });
      expect([refused.checkout.status, refused.checkout.holds, fates(refused)]).toEqual(['expired', 'released', ['late 0']]);
    }
  });

  it('[D-103] counts by when it was paid: money of the last moment is in time, however late the service learns of it, whatever is for sale by then', () => {
    const settled = decide(expired(), { news: paidAt(minutes(30)), now: minutes(45 * 24 * HOUR), goods: 'taken', isForSale: false });
    expect([settled.checkout.status, fates(settled)]).toEqual(['paid', ['applied 500000']]);
  });

  it('[D-103] goes back when it is later than the workspace waits for, though all is for sale', () => {
    const at = (moment: Date, lateMoneyHours = 24) =>
      fates(
        decide(expired({ waits: { stockMinutes: 15, graceSeconds: 120, lateMoneyHours } }), {
          news: paidAt(moment),
          now: moment,
          goods: 'taken',
          isForSale: true,
        }),
      );
    expect([at(day), at(millisecondAfter(day))]).toEqual([['applied 500000'], ['late 0']]);
    expect([at(minutes(30), 0), at(millisecondAfter(minutes(30)), 0), at(millisecondAfter(day), 25)]).toEqual([
      ['applied 500000'],
      ['late 0'],
      ['applied 500000'],
    ]);
  });

  it('[D-103] goes back alone, and with the money paid in time when that is too little by itself', () => {
    const news = [...paidAt(minutes(10), 200_000), ...paidAt(millisecondAfter(minutes(30)), 300_000)];
    expect(fates(decide(expired(), { news, now: minutes(50), goods: 'taken', isForSale: true }))).toEqual([
      'applied 200000',
      'applied 300000',
    ]);
    expect(fates(decide(expired(), { news, now: minutes(50), goods: 'taken', isForSale: false }))).toEqual(['unfinished 0', 'late 0']);
  });

  it('[D-103] is not judged when it goes back in any case', () => {
    expect(fates(decide(expired({ status: 'cancelled' }), late))).toEqual(['after_cancel 0']);
    expect(fates(decide(holding({ status: 'paid', holds: 'converted' }), { ...late, before: [aPayment(attempt)] }))).toEqual([
      'applied 500000',
      'duplicate 0',
    ]);
  });
});

describe('a checkout whose time is over', () => {
  it('[D-29] stays open until then', () => {
    expect(decide(holding(), { now: new Date(minutes(30).getTime() - 1) }).checkout).toEqual(
      expect.objectContaining({ status: 'open', version: 1 }),
    );
  });

  it('[§3 r3] [D-29] expires once the provider reports no payment, and sets free its holds', () => {
    const settled = decide(holding(), { now: minutes(30) });
    expect(settled).toMatchObject({ checkout: { status: 'expired', holds: 'released' }, holds: 'release' });
    expect(statuses(settled)).toEqual(['closing']);
  });

  it('[D-29] does not end by the silence of a provider that was not asked', () => {
    expect(decide(holding(), { truth: 'not_asked', now: minutes(60) }).checkout.status).toBe('open');
    expect(decide(holding(), { truth: 'not_asked', now: minutes(60), attempts: [{ ...attempt, status: 'closed' }] }).checkout.status).toBe(
      'expired',
    );
  });

  it('[D-29] waits 120 s for a provider that does not answer, and no longer', () => {
    const at = (now: Date) => decide(holding(), { truth: 'unknown', now }).checkout.status;
    expect([at(minutes(30)), at(new Date(minutes(32).getTime() - 1)), at(minutes(32))]).toEqual(['open', 'open', 'expired']);
  });

  it('[D-29] waits for a silent provider as long as the workspace says', () => {
    const at = (graceSeconds: number, now: Date) =>
      decide(holding({ waits: { stockMinutes: 15, graceSeconds, lateMoneyHours: 24 } }), { truth: 'unknown', now }).checkout.status;
    expect([at(0, minutes(30)), at(300, minutes(34)), at(300, minutes(35))]).toEqual(['expired', 'open', 'expired']);
  });

  it('[D-29] waits for no attempt that has failed or is closed', () => {
    const attempts = (['failed', 'closed'] as AttemptStatus[]).map((status) => anAttempt({ status }));
    expect(decide(holding(), { attempts, truth: 'unknown', now: minutes(30) }).checkout.status).toBe('expired');
  });

  it('[D-94a] gives back an insufficient amount', () => {
    expect(fates(decide(holding(), { before: [aPayment(attempt, { amountMinor: 100, appliedMinor: 100 })], now: minutes(30) }))).toEqual([
      'unfinished 0',
    ]);
  });

  it('[D-29] lasts until 2 min after the end of the account of a transfer that was started', () => {
    const transfer = anAttempt({ status: 'pending', rail: 'bank_transfer', flow: 'transfer', expiresAt: minutes(40) });
    const at = (now: Date, status: AttemptStatus = 'pending') => decide(holding(), { attempts: [{ ...transfer, status }], now }).checkout;
    expect(at(minutes(10)).expiresAt).toEqual(minutes(42));
    expect([at(minutes(41)).status, at(minutes(42)).status, at(minutes(30), 'closing').status]).toEqual(['open', 'expired', 'expired']);
  });
});

describe('stock that is held for a buyer', () => {
  const products = (facts: Partial<Checkout> = {}) =>
    holding({ kind: 'products', eventId: undefined, expiresAt: minutes(24 * 60), heldUntil: minutes(15), ...facts });
  const at = (now: Date, expiresAt?: Date) => decide(products(), { attempts: [{ ...attempt, expiresAt }], now });

  it('[D-45] is released after its time, while the checkout stays open', () => {
    expect(at(minutes(14))).toMatchObject({ checkout: { holds: 'held' }, holds: 'keep' });
    expect(at(minutes(15))).toMatchObject({ checkout: { status: 'open', holds: 'released', heldUntil: undefined }, holds: 'release' });
  });

  it('[D-45] stays held while the provider lets the buyer pay', () => {
    expect(at(minutes(15), minutes(20))).toMatchObject({ checkout: { holds: 'held', heldUntil: minutes(30) }, holds: 'keep' });
    expect(at(minutes(20), minutes(20)).holds).toBe('release');
  });
});

describe('a checkout that costs nothing now', () => {
  it('is paid once the buyer agrees, not by being looked at', () => {
    const free = holding({ cart: { ...holding().cart, dueNowMinor: 0 } });
    expect(decide(free, { attempts: [] }).checkout.status).toBe('open');
    expect(decide(free, { attempts: [], isConfirmed: true }).checkout.status).toBe('paid');
  });
});

describe('a checkout that is cancelled', () => {
  it('[§3 r4] [§4.6] sets free its holds, ends its attempts and gives back all payments, without asking the provider', () => {
    const settled = decideCancel(
      { checkout: holding(), attempts: [attempt], payments: [aPayment(attempt, { amountMinor: 100, appliedMinor: 100 })] },
      minutes(10),
    );
    expect(settled).toMatchObject({ checkout: { status: 'cancelled', cancelledAt: minutes(10), holds: 'released' }, holds: 'release' });
    expect([statuses(settled), fates(settled)]).toEqual([['closing'], ['unfinished 0']]);
  });
});

describe('an attempt', () => {
  const truthStatus = (status: AttemptStatus, truth: PaymentTruth['status']) =>
    statuses(decide(holding(), { attempts: [{ ...attempt, status }], truth: { status: truth, receipts: [] } }))[0];

  it('takes the status that its provider reports, unless it has ended', () => {
    expect([
      truthStatus('pending', 'failed'),
      truthStatus('closing', 'paid'),
      truthStatus('created', 'pending'),
      truthStatus('closed', 'paid'),
    ]).toEqual(['failed', 'paid', 'created', 'closed']);
  });

  it('[D-127] keeps the reason of a refusal, whether another card may be tried or not, until it is paid', () => {
    const refusal = { cause: 'card', code: 'expired_card', message: 'It has expired.', reason: 'expired_card' } as const;
    const refusedBy = (truth: PaymentTruth, before = attempt) => decide(holding(), { attempts: [before], truth }).attempts[0];
    const refused = { ...attempt, refusal };
    expect(refusedBy({ ...PENDING, refusal })).toEqual(refused);
    expect(refusedBy({ status: 'failed', receipts: [], refusal })).toEqual({ ...refused, status: 'failed' });
    expect(refusedBy({ status: 'failed', receipts: [] }, refused)).toEqual({ ...refused, status: 'failed' });
    expect(refusedBy({ status: 'paid', receipts: [] }, refused)).toEqual({ ...attempt, status: 'paid' });
    expect(refusedBy({ ...PENDING, refusal: { ...refusal } }, refused)).toBe(refused);
    expect(refusedBy(PENDING, refused)).toBe(refused);
  });

  it('[§4.5 r3] gets the account that its provider confirms later', () => {
    const instructions = {
      accessCode: null,
      publicKey: null,
      checkoutUrl: null,
      bankAccount: {
        bankName: 'Test Bank',
        bankCode: null,
        accountNumber: '1',
        accountName: 'Ile',
        amountMinor: 1,
        currency: 'NGN',
        reference: 'r',
        expiresAt: '2026-03-01T09:30:00Z',
      },
    };
    expect(decide(holding(), { truth: { ...PENDING, instructions } }).attempts[0]!.instructions).toEqual(instructions);
  });
});

describe('the balance of an order', () => {
  const balance = (facts: Partial<Checkout> = {}) =>
    aCheckout({ kind: 'balance', eventId: undefined, balanceOf: '01890a5d-ac96-774b-bcce-b302099a8062', ...facts });

  it('[ADR 0093 r7] ends when its order owes another amount by now; money that is there is claimed as ever', () => {
    const ended = decide(balance(), { isUnowed: true, news: money(200_000) });
    expect([ended.checkout.status, statuses(ended), fates(ended)]).toEqual(['cancelled', ['closing'], ['unfinished 0']]);
    expect(decide(balance(), { isUnowed: false }).checkout.status).toBe('open');
    expect(decide(balance(), { isUnowed: true, news: money(500_000), goods: 'taken' }).checkout.status).toBe('paid');
  });

  it('[ADR 0028 r2] asks the order before it is paid, on time and late alike', () => {
    for (const checkout of [balance(), balance({ status: 'expired' })]) {
      expect(() => decide(checkout, { news: money(500_000) })).toThrow('take its goods first');
      expect(decide(checkout, { news: money(500_000), goods: 'taken' }).checkout.status).toBe('paid');
    }
  });

  it('[ADR 0028 r2] goes back when the order takes it no more, and can no longer be paid', () => {
    const settled = decide(balance(), { news: money(500_000), goods: 'settled' });
    expect([settled.checkout.status, fates(settled), statuses(settled)]).toEqual(['cancelled', ['duplicate 0'], ['closing']]);
    expect(fates(decide(balance(), { news: money(500_000), goods: 'called_off' }))).toEqual(['after_cancel 0']);
    const late = decide(balance({ status: 'expired' }), { news: money(500_000), goods: 'settled' });
    expect([late.checkout.status, fates(late)]).toEqual(['expired', ['duplicate 0']]);
  });
});

describe('a checkout of a cancelled event', () => {
  it('[D-147] ends at once, releases what it holds, closes its payments and gives all of them back', () => {
    const settled = decide(holding({ isEventCancelled: true }), {
      before: [aPayment(attempt, { appliedMinor: 200_000 })],
      news: money(300_000),
    });
    expect(settled).toMatchObject({
      checkout: { status: 'cancelled', cancelReason: 'event_cancelled', cancelledAt: minutes(10) },
      holds: 'release',
    });
    expect([fates(settled), statuses(settled)]).toEqual([['after_cancel 0', 'after_cancel 0'], ['closing']]);
  });

  it('[D-147] takes no money once it has expired, though that was paid in time', () => {
    const settled = decide(expired({ isEventCancelled: true }), { news: money(500_000), now: minutes(50) });
    expect([settled.checkout.status, fates(settled)]).toEqual(['expired', ['after_cancel 0']]);
  });

  it('[D-147] stays paid when it was paid before', () => {
    const paid = holding({ status: 'paid', holds: 'converted', isEventCancelled: true });
    expect(decide(paid, { before: [aPayment(attempt)] }).checkout).toEqual(paid);
  });
});
