import type { Attendee, EventRules, TierRules } from '@svc/ticketing';
import { aTier } from '@svc/ticketing/testing';
import type { EventAttendee } from './event-attendee';
import {
  type BoughtItem,
  type BoughtLine,
  type ChangingSeat,
  changeTicketType,
  type TypePrices,
  type TypeTerms,
} from './change-ticket-type';

const NOW = new Date('2026-02-01T12:00:00Z');
const END = '2026-03-01T22:00:00Z';

const seat = (fields: Partial<Attendee> = {}): EventAttendee => ({
  id: '01890a5d-ac96-774b-bcce-000000000001',
  eventId: 'e',
  takenBy: { registrationId: 'r' },
  ticketTypeId: 'old',
  position: 0,
  ticket: 0,
  countedDayIds: ['fri'],
  responses: {},
  status: 'confirmed',
  serial: 3,
  ...fields,
});
const registered = (fields: Partial<Attendee> = {}, more: Partial<ChangingSeat> = {}): ChangingSeat => ({
  seat: seat(fields),
  isShared: false,
  responses: {},
  ...more,
});
const line = (fields: Partial<BoughtLine> = {}): BoughtLine => ({
  kind: 'ticket',
  name: 'Friday',
  eventId: 'e',
  ticketTypeId: 'old',
  quantity: 1,
  unitPriceMinor: 5_000,
  discountMinor: 0,
  netMinor: 5_000,
  customerFeeMinor: 100,
  serviceFeeMinor: 0,
  serviceFeePassedOn: false,
  dueNowMinor: 5_000,
  preorder: false,
  needsDelivery: false,
  ...fields,
});
const bought = (fields: Partial<BoughtLine> = {}, more: Partial<BoughtItem> = {}): ChangingSeat =>
  registered({}, { bought: { orderId: 'o', checkoutId: 'c', itemId: 'i', line: line(fields), currency: 'NGN', ...more } });

const prices = (priceMinor: number, fields: Partial<TypePrices> = {}): TypePrices => ({
  prices: [{ currency: 'NGN', priceMinor }],
  pricePhases: [],
  ...fields,
});
const type = (id: string, fields: Partial<TierRules> = {}) => aTier({ id, name: id, kind: 'free', validDayIds: [], ...fields });
/** Returns the terms of an event with two days, whose types are both of a kind. */
function terms(
  { old = {}, target = {}, rules = {} }: { old?: Partial<TierRules>; target?: Partial<TierRules>; rules?: Partial<EventRules> } = {},
  more: Partial<TypeTerms> = {},
): TypeTerms {
  const tier = type('old', { validDayIds: ['fri'], ...old });
  return {
    rules: {
      id: 'e',
      version: 1,
      slug: 'party',
      title: 'Party',
      mode: 'ticketed',
      startAt: '2026-03-01T18:00:00Z',
      endAt: END,
      timezone: 'Africa/Lagos',
      dobMode: 'attendee',
      attendeeEmailRequired: false,
      dayIds: ['fri', 'sat'],
      ticketTypes: [tier, type('new', { validDayIds: ['sat'], ...target })],
      ...rules,
    },
    removed: false,
    tier,
    currency: 'NGN',
    prices: { old: prices(5_000), new: prices(5_000) },
    left: {},
    ...more,
  };
}
const paid = (more: Partial<TypeTerms> = {}, kind: TierRules['kind'] = 'paid') => terms({ old: { kind }, target: { kind } }, more);
const change = (changing: ChangingSeat, of: TypeTerms, id = 'new') => changeTicketType(changing, of, id, NOW);
const refusal = (reason: string, details: object = {}) => expect.objectContaining({ code: 'CONFLICT', details: { reason, ...details } });

describe('[D-149] [ADR 0159 r1] a seat that gets another ticket type', () => {
  it('keeps its person, status and ticket, and counts for the new type and its days', () => {
    const { after, taken, freed, warnings, lines } = change(registered({ name: 'Ada', givenAt: NOW, status: 'pending' }), terms());
    expect(after).toMatchObject({ ticketTypeId: 'new', countedDayIds: ['sat'], serial: 3, name: 'Ada', givenAt: NOW, status: 'pending' });
    expect([taken, freed]).toEqual([
      [
        { kind: 'ticket_type', subjectId: 'new', count: 1 },
        { kind: 'event_day', subjectId: 'sat', count: 1 },
      ],
      [
        { kind: 'event_day', subjectId: 'fri', count: 1 },
        { kind: 'ticket_type', subjectId: 'old', count: 1 },
      ],
    ]);
    expect([warnings, lines]).toEqual([[], undefined]);
  });

  it('counts on the days that are left of its new type', () => {
    const rules = { dayIds: ['sat'], cancelledDayIds: ['sun'] };
    expect(
      change(registered(), terms({ old: { validDayIds: [] }, target: { validDayIds: ['sat', 'sun'] }, rules })).after.countedDayIds,
    ).toEqual(['sat']);
  });

  it.each(['window', 'visibility', 'limits', 'approval'])('obeys its merchant, whatever %s the new type has', (rule) => {
    const fields: Record<string, Partial<TierRules>> = {
      window: { onSaleFrom: '2026-02-20T00:00:00Z', onSaleUntil: '2026-01-01T00:00:00Z' },
      visibility: { visibility: 'hidden' },
      limits: { minPerOrder: 4, maxPerOrder: 5 },
      approval: { approvalRequired: true },
    };
    expect(change(registered(), terms({ target: fields[rule] })).after).toMatchObject({ ticketTypeId: 'new', status: 'confirmed' });
  });

  it.each<[string, ChangingSeat, TypeTerms]>([
    ['deleted', registered(), terms({}, { removed: true })],
    ['cancelled', registered(), terms({ rules: { isCancelled: true } })],
    ['over', registered(), terms({ rules: { endAt: '2026-02-01T11:59:59Z' } })],
    ['days_cancelled', registered(), terms({ rules: { dayIds: ['fri'], cancelledDayIds: ['sat'] } })],
    ['days_cancelled', registered(), terms({ rules: { dayIds: ['sat'], cancelledDayIds: ['fri'] } })],
    ['seat_ended', registered({ status: 'cancelled' }), terms()],
    ['seat_ended', registered({ status: 'declined' }), terms()],
    ['group_ticket', registered({}, { isShared: true }), terms()],
    ['group_ticket', registered(), terms({ old: { groupSize: 2 } })],
    ['group_ticket', registered(), terms({ target: { groupSize: 2 } })],
    ['donation', bought(), terms({ old: { kind: 'donation' }, target: { kind: 'paid' } })],
    ['donation', bought(), terms({ old: { kind: 'paid' }, target: { kind: 'donation' } })],
    ['sold_out', registered(), terms({}, { left: { new: 0 } })],
    ['sold_out', registered(), terms({}, { left: { sat: 0 } })],
  ])('is refused as %s', (reason, changing, of) => {
    expect(() => change(changing, of)).toThrow(refusal(reason));
  });

  it('is refused while its guest is checked in, with the way to undo that', () => {
    expect(() => change(registered({ status: 'checked_in' }), terms())).toThrow(
      expect.objectContaining({ message: expect.stringContaining('DELETE /v1/admin/check-ins/att_'), details: { reason: 'checked_in' } }),
    );
  });

  it('is refused for a type that the event does not have, or has no more', () => {
    expect(() => change(registered(), terms(), 'gone')).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR' }));
  });

  it('takes nothing of what is full already where it counts there before and after', () => {
    expect(change(registered(), terms({ target: { validDayIds: ['fri'] } }, { left: { e: 0, fri: 0, old: 0, new: 1 } })).taken).toEqual([
      { kind: 'ticket_type', subjectId: 'new', count: 1 },
    ]);
  });

  it('is warned of ages and answers that its new type wants, each once', () => {
    const question = { key: 'meal', type: 'text' as const, label: 'What do you eat?', required: true };
    const of = terms({ target: { minAge: 18, formFields: [question], requiresAttendeeDetails: true } as Partial<TierRules> });
    const messages = change(registered({ dateOfBirth: '2020-01-01' }), of).warnings;
    expect(messages.map(({ path }) => path)).toEqual(messages.map(() => 'ticketTypeRef'));
    expect(messages.map(({ message }) => message).join(' ')).toMatch(/name.*What do you eat\?.*18/);
    const fit = registered({ name: 'Ada', dateOfBirth: '1990-01-01' }, { responses: { meal: 'Rice' } });
    expect(change(fit, of).warnings).toEqual([]);
  });
});

describe('[D-149] [ADR 0159 r2] a seat of a type at another price', () => {
  const EARLY = { id: 'early', prices: [{ currency: 'NGN', priceMinor: 4_000 }], endsAt: '2026-02-10T00:00:00Z' };

  it.each<[string, ChangingSeat, TypeTerms, object]>([
    ['a dearer one', bought(), paid({ prices: { old: prices(5_000), new: prices(6_000) } }), { soldMinor: 5_000, priceMinor: 6_000 }],
    ['a cheaper one', bought(), paid({ prices: { old: prices(5_000), new: prices(1) } }), { soldMinor: 5_000, priceMinor: 1 }],
    ['one of the price that its own has now', bought({ unitPriceMinor: 4_000 }), paid(), { soldMinor: 4_000, priceMinor: 5_000 }],
    [
      'one that costs less today',
      bought(),
      paid({ prices: { old: prices(5_000), new: prices(5_000, { pricePhases: [EARLY] }) } }),
      { soldMinor: 5_000, priceMinor: 4_000 },
    ],
    ['a free one', bought(), terms({ old: { kind: 'paid' }, target: { kind: 'free' } }), { soldMinor: 5_000, priceMinor: 0 }],
    ['one that costs money, registered', registered(), terms({ target: { kind: 'paid' } }), { soldMinor: 0, priceMinor: 5_000 }],
    ['one without a price in its currency', bought({}, { currency: 'USD' }), paid(), { soldMinor: 5_000, currency: 'USD' }],
  ])('is refused %s, with both amounts', (_, changing, of, details) => {
    expect(() => change(changing, of)).toThrow(refusal('another_price', { currency: 'NGN', ...details }));
  });

  it('goes by the price before discounts, and by the price phase of today', () => {
    const changing = bought({ discountMinor: 5_000, netMinor: 0, unitPriceMinor: 4_000, pricePhaseId: 'late' });
    const { lines, taken, freed } = change(
      changing,
      paid({ prices: { old: prices(9_000), new: prices(9_000, { pricePhases: [EARLY] }) } }),
    );
    expect(lines).toEqual({ own: { ...changing.bought!.line, ticketTypeId: 'new', pricePhaseId: 'early' } });
    expect(taken).toContainEqual({ kind: 'price_phase', subjectId: 'early', count: 1 });
    expect(freed).toContainEqual({ kind: 'price_phase', subjectId: 'late', count: 1 });
  });

  it.each<[string, TypeTerms]>([
    ['a paid one for a deposit', terms({ old: { kind: 'paid' }, target: { kind: 'deposit' } })],
    ['another deposit', paid({ prices: { old: deposit(20), new: deposit(30) } }, 'deposit')],
    ['another day of the balance', paid({ prices: { old: deposit(20), new: deposit(20, '2026-02-21T00:00:00Z') } }, 'deposit')],
  ])('is refused %s', (_, of) => {
    expect(() => change(bought(), of)).toThrow(refusal('other_deposit'));
  });

  it('may have a deposit of the same terms', () => {
    const same = { old: deposit(20), new: deposit(20, '2026-02-20T01:00:00+01:00') };
    expect(change(bought(), paid({ prices: same }, 'deposit')).after.ticketTypeId).toBe('new');
  });

  function deposit(value: number, depositBalanceDueAt = '2026-02-20T00:00:00Z'): TypePrices {
    return prices(5_000, { deposit: { type: 'percent', value }, depositBalanceDueAt });
  }
});

describe('[ADR 0159 r3] an order of which a seat gets another type', () => {
  it('has a line of its own for the seat, at the name and price as sold, and the sums stay', () => {
    const { lines } = change(bought({ quantity: 3, netMinor: 15_000, dueNowMinor: 15_000 }), paid());
    expect(lines).toEqual({
      own: line({ ticketTypeId: 'new', customerFeeMinor: 33 }),
      rest: line({ quantity: 2, netMinor: 10_000, dueNowMinor: 10_000, customerFeeMinor: 67 }),
    });
  });
});
