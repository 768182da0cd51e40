import { anEventOnSale, BEFORE_EVENT } from '../testing';
import { chooseTickets } from './choose-tickets';
import { type CancellableEvent, type CancellationCounts, decideCancellation, type EventCancellation } from './event-cancellation';
import { isTransferOpen } from './on-sale';
import { TICKET_PATHS } from './rules-by-path';
import { EventIsCancelled } from './ticketing.errors';

const NOW = new Date('2026-03-01T12:00:00Z');
const NOBODY: CancellationCounts = { people: 0, registrations: 0, orders: 0, openCheckouts: 0, savingsPlans: 0, refundMinor: {} };
const MAKER = { keyId: 'maker', requestId: 'req_1' };
const AUTHOR = { keyId: 'author', requestId: 'req_2' };
const GUESTS = { ...NOBODY, people: 1, registrations: 1 };

const event = (overrides: Partial<CancellableEvent> = {}): CancellableEvent => ({
  id: 'event',
  slug: 'launch-night',
  endAt: new Date('2026-03-01T22:00:00Z'),
  ...overrides,
});
const cancelled: EventCancellation = { at: NOW, reason: 'Floded', refund: 'none', notify: true, by: MAKER, counts: GUESTS };

type Request = Partial<Parameters<typeof decideCancellation>[1]>;
const decide = (of: CancellableEvent, request: Request = {}, counts = NOBODY, now = NOW) =>
  decideCancellation(of, { refund: 'none', force: false, author: AUTHOR, ...request }, counts, now);

describe('[D-147] cancelling an event', () => {
  it.each([{ registrations: 1 }, { orders: 1 }, { openCheckouts: 1 }, { savingsPlans: 1 }])(
    'needs force where somebody has something of it: %j',
    (counts) => {
      const affected = { ...NOBODY, ...counts };
      expect(() => decide(event(), {}, affected)).toThrow(expect.objectContaining({ code: 'CONFLICT', details: { affected } }));
      expect(decide(event(), { force: true }, affected)).toMatchObject({ isNew: true, cancellation: { at: NOW, counts: affected } });
      expect(decide(event())).toMatchObject({ isNew: true });
    },
  );

  it('notifies people until the event is over, and then only where that is wanted', () => {
    const over = event({ endAt: NOW });
    expect(decide(event()).cancellation.notify).toBe(true);
    expect(decide(event(), { notify: false }).cancellation.notify).toBe(false);
    expect(decide(over).cancellation.notify).toBe(false);
    expect(decide(over, { notify: true }).cancellation.notify).toBe(true);
  });

  it('keeps time, counts and choices for a repeat, which corrects the reason alone', () => {
    const before = event({ cancellation: cancelled });
    const later = new Date(NOW.getTime() + 60_000);
    expect(decide(before, { reason: 'Flooded' }, NOBODY, later)).toEqual({
      isNew: false,
      isChanged: true,
      hasWork: false,
      cancellation: { ...cancelled, reason: 'Flooded' },
    });
    expect(decide(before, {}, NOBODY, later)).toEqual({ isNew: false, isChanged: false, hasWork: false, cancellation: cancelled });
  });

  it('refunds all orders by a repeat that wants it, once, in the name of who wanted it, and takes it back for nobody', () => {
    expect(decide(event(), { refund: 'all' })).toMatchObject({ hasWork: true, cancellation: { refund: 'all', by: AUTHOR } });
    const turned = decide(event({ cancellation: cancelled }), { refund: 'all' });
    expect(turned).toEqual({ isNew: false, isChanged: true, hasWork: true, cancellation: { ...cancelled, refund: 'all', by: AUTHOR } });
    const refunded = event({ cancellation: { ...cancelled, refund: 'all' } });
    for (const refund of ['none', 'all'] as const)
      expect(decide(refunded, { refund })).toMatchObject({ isChanged: false, hasWork: false, cancellation: { refund: 'all', by: MAKER } });
  });

  it('[ADR 0147 r15] notifies by a repeat that wants it, once, and takes it back for nobody', () => {
    const silent = event({ cancellation: { ...cancelled, notify: false } });
    const notified = { ...cancelled, notify: true, isNoticeDue: true };
    expect(decide(silent, { notify: true })).toEqual({ isNew: false, isChanged: true, hasWork: true, cancellation: notified });
    for (const notify of [undefined, false])
      expect(decide(silent, { notify })).toMatchObject({ isChanged: false, cancellation: { notify: false } });
    for (const cancellation of [notified, cancelled])
      expect(decide(event({ cancellation }), { notify: true })).toMatchObject({ isChanged: false, hasWork: false, cancellation });
  });
});

describe('[D-147] a cancelled event', () => {
  const off = anEventOnSale(undefined, { rules: { isCancelled: true } });

  it.each(TICKET_PATHS.filter((path) => path !== 'giveAway'))('gives no tickets by %s, whatever else is wrong with the request', (path) => {
    const lines = [{ ticketTypeRef: 'unknown', quantity: 1 }];
    expect(() => chooseTickets(lines, off, { path, now: BEFORE_EVENT, isSaleOpen: true })).toThrow(EventIsCancelled);
  });

  it('has no tickets that change hands', () => {
    const { rules } = off;
    expect(isTransferOpen({ ...rules, removed: false }, BEFORE_EVENT)).toBe(false);
    expect(isTransferOpen({ ...rules, isCancelled: false, removed: false }, BEFORE_EVENT)).toBe(true);
  });
});
