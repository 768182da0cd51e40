import { refOf } from '@svc/kernel';
import { anEventDaySource, anEventSource, aTicketTypeSource } from '../testing/event-source.builder';
import type { EventSource, TicketTypeSource } from './event-source';
import { Moment } from './moment';
import { presentTicketType } from './ticket-type.view';
import { publicTicketType, type PublicTicketType } from './ticket-type.view';

const now = new Moment(new Date('2026-02-01T00:00:00Z'));
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];

function shown(overrides: Partial<TicketTypeSource>, event: Partial<EventSource> = {}): PublicTicketType {
  const view = presentTicketType(aTicketTypeSource(overrides), anEventSource(event), ['NGN', 'USD'], now);
  return publicTicketType.parse(JSON.parse(JSON.stringify(view)));
}

describe('the price of a ticket type', () => {
  it('[D-20] is nothing for a free one, and its buyer’s choice for a donation', () => {
    expect(shown({})).toMatchObject({
      priceMinor: 0,
      currency: 'NGN',
      prices: [
        { currency: 'NGN', priceMinor: 0 },
        { currency: 'USD', priceMinor: 0 },
      ],
    });
    const donation = shown({ kind: 'donation', minPriceMinor: 100, donationPresets: [100, 500] });
    expect(donation).toMatchObject({ currency: 'NGN', prices: [], minPriceMinor: 100, donationPresets: [100, 500] });
    expect(donation).not.toHaveProperty('priceMinor');
  });

  it('[D-133] is its buyer’s choice for a donation, also where other currencies have least amounts', () => {
    const prices = [{ currency: 'USD', priceMinor: 500 }];
    const donation = shown({ kind: 'donation', minPriceMinor: 100, prices });
    expect(donation).toMatchObject({ currency: 'NGN', prices, minPriceMinor: 100 });
    expect(donation).not.toHaveProperty('priceMinor');
  });

  it('is stated in the currencies the store accepts, the primary one first', () => {
    const prices = [
      { currency: 'EUR', priceMinor: 8 },
      { currency: 'USD', priceMinor: 9 },
      { currency: 'NGN', priceMinor: 7, compareAtMinor: 10 },
    ];
    expect(shown({ kind: 'paid', prices })).toMatchObject({
      priceMinor: 7,
      compareAtMinor: 10,
      currency: 'NGN',
      prices: [prices[2], prices[1]],
    });
  });

  describe('the price in phases', () => {
    const inPhases = (early: { endsAt?: string; remaining: number | null }, remaining: number | null = null) =>
      shown({
        kind: 'paid',
        prices: naira(900),
        pricePhases: [
          { id: 'early', prices: naira(500), ...early },
          { id: 'next', prices: naira(700), remaining: 3 },
        ],
        remaining,
      });

    it('[§2.6] is that of the current phase, with its end and remaining tickets', () => {
      expect(inPhases({ endsAt: '2026-02-01T00:00:00.001Z', remaining: 5 })).toMatchObject({
        priceMinor: 500,
        priceEndsAt: '2026-02-01T00:00:00.001Z',
        priceRemaining: 5,
      });
    });

    it('[§2.6] moves on when the phase’s time or its count has ended', () => {
      const byTime = inPhases({ endsAt: '2026-02-01T00:00:00.000Z', remaining: 5 });
      expect(byTime).toMatchObject({ priceMinor: 700, priceRemaining: 3 });
      expect(byTime).not.toHaveProperty('priceEndsAt');
      expect(inPhases({ remaining: 0 })).toMatchObject({ priceMinor: 700 });
    });

    it('[§2.6] is the ticket type’s own after the last phase', () => {
      const after = shown({ kind: 'paid', prices: naira(900), pricePhases: [{ id: 'early', prices: naira(500), remaining: 0 }] });
      expect(after.priceMinor).toBe(900);
      expect(after).not.toHaveProperty('priceRemaining');
    });

    it('is shown for no more tickets than are left', () => {
      expect(inPhases({ remaining: 5 }, 2).priceRemaining).toBe(2);
    });
  });

  it.each([
    ['percent', 30, 250_000, 75_000],
    ['percent', 50, 333, 167],
    ['fixed', 100_000, 250_000, 100_000],
    ['fixed', 100_000, 80_000, 80_000],
  ] as const)('[D-94] asks a deposit of %s %i of %i as %i now', (depositType, depositValue, price, due) => {
    expect(shown({ kind: 'deposit', prices: naira(price), depositType, depositValue })).toMatchObject({
      depositDueNowMinor: due,
      depositBalanceMode: 'online',
    });
  });
});

describe('a deposit', () => {
  it('[D-133] is not offered once its balance would be due', () => {
    const terms = { kind: 'deposit', prices: naira(250_000), depositType: 'percent', depositValue: 30 } as const;
    expect(shown({ ...terms, depositBalanceDueAt: '2026-02-01T00:00:00.001Z' })).toMatchObject({ depositDueNowMinor: 75_000 });
    const passed = shown({ ...terms, depositBalanceDueAt: '2026-02-01T00:00:00.000Z' });
    expect(Object.keys(passed).filter((name) => name.startsWith('deposit'))).toEqual([]);
    expect(passed.priceMinor).toBe(250_000);
  });
});

describe('the remaining tickets of a type', () => {
  it('[§2.6] is stated with what was sold, unless there is no cap', () => {
    expect(shown({ capacity: 10, remaining: 4, sold: 5 })).toMatchObject({ capacity: 10, remaining: 4, soldCount: 5, soldOut: false });
    expect(shown({ capacity: 10, remaining: 0, sold: 10 })).toMatchObject({ remaining: 0, soldOut: true });
    const uncapped = shown({ sold: 5 });
    expect(uncapped).toMatchObject({ soldCount: 5, soldOut: false });
    expect(uncapped).not.toHaveProperty('remaining');
  });

  it('is bounded by the seats of the event, counted in whole groups', () => {
    expect(shown({ remaining: 9, groupSize: 4 }, { remaining: 11 })).toMatchObject({ remaining: 2, soldOut: false });
    expect(shown({ groupSize: 4 }, { remaining: 3 })).toMatchObject({ remaining: 0, soldOut: true });
  });

  it('is bounded by the days it admits to', () => {
    const first = anEventDaySource({ remaining: 2 });
    const full = anEventDaySource({ id: '01980000-0000-7000-8000-000000000013', remaining: 0 });
    const event = { days: [first, full] };
    expect(shown({ validDayIds: [first.id] }, event)).toMatchObject({ remaining: 2, validDays: [refOf('day', first.id)] });
    expect(shown({}, event)).toMatchObject({ remaining: 0, soldOut: true });
  });
});

describe('saving up for a ticket', () => {
  const saveForIt = { enabled: true, cutoffHours: 24 };
  const event = { saveForItEnabled: true };
  const tier = { kind: 'paid', prices: naira(900), saveForIt } as const;

  it('[§2.6] is offered while the event and the ticket type allow it and time is left', () => {
    expect(shown(tier, event)).toMatchObject({ saveForIt, saveForItSaveable: true });
    expect(shown(tier, { saveForItEnabled: false }).saveForItSaveable).toBe(false);
    expect(shown({ ...tier, saveForIt: undefined }, event).saveForItSaveable).toBe(false);
    expect(shown({ ...tier, remaining: 0 }, event).saveForItSaveable).toBe(false);
    expect(shown({ saveForIt }, event).saveForItSaveable).toBe(false);
    expect(shown(tier, { ...event, startAt: '2026-02-02T00:00:00.000Z' }).saveForItSaveable).toBe(false);
  });
});
