import { aRuleScope } from '@svc/contracts/testing';
import { anEvent, aTicketType } from '../testing';
import { checkEvent, checkTicketType, warnOfSeats } from './check-event';
import { eventItem, type EventItemInput, type TicketTypeItemInput } from './event.item';

const scope = aRuleScope('product:tote-bag', 'package:gift-box');

function faultsOf(fields: Partial<EventItemInput>): string[] {
  return checkEvent(anEvent(fields), scope).map(({ path }) => path);
}

const naira = { currency: 'NGN', priceMinor: 500_000 };

describe('an event', () => {
  it('may be saved with nothing but a title and its times', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('may be saved with every field used well', () => {
    expect(
      faultsOf({
        days: [{ key: 'day-1', dayDate: '2026-03-01', startAt: '2026-03-01T18:00:00Z', endAt: '2026-03-01T20:00:00Z' }],
        ticketTypes: [
          aTicketType({ validDays: ['day-1'] }),
          aTicketType({ key: 'vip', kind: 'paid', visibility: 'hidden', prices: [naira, { currency: 'USD', priceMinor: 900 }] }),
          aTicketType({ key: 'gift', kind: 'donation', minPriceMinor: 100, donationPresets: [100, 500] }),
          aTicketType({ key: 'later', kind: 'deposit', prices: [naira], depositType: 'percent', depositValue: 30 }),
        ],
        unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['launch-night/vip'] }],
        attachedProductRefs: ['tote-bag'],
        attachedPackageRefs: ['gift-box'],
        customerFee: { pct: 2.5, flatMinor: 100 },
        customerFeeFlatByCurrency: { USD: 10 },
      }),
    ).toEqual([]);
  });

  it('ends after it starts, and its doors open before it ends', () => {
    expect(faultsOf({ endAt: '2026-03-01T18:00:00Z' })).toEqual(['endAt']);
    expect(faultsOf({ doorsAt: '2026-03-01T23:00:00Z' })).toEqual(['doorsAt']);
    expect(faultsOf({ selfRefundUntil: '2026-03-01T18:00:01Z' })).toEqual(['selfRefundUntil']);
  });

  it('holds its days within itself, each under a key of its own, dated in its zone', () => {
    expect(
      faultsOf({
        days: [
          { key: 'a', dayDate: '2026-03-01' },
          { key: 'a', dayDate: '2026-03-01' },
        ],
      }),
    ).toEqual(['days[1].key']);
    expect(faultsOf({ days: [{ key: 'a', dayDate: '2026-03-02' }] })).toEqual(['days[0].dayDate']);
    expect(faultsOf({ days: [{ key: 'a', dayDate: '2026-03-02', timezone: 'Pacific/Auckland' }] })).toEqual([]);
    expect(
      faultsOf({ days: [{ key: 'a', dayDate: '2026-03-01', startAt: '2026-03-01T17:00:00Z', endAt: '2026-03-02T09:00:00Z' }] }),
    ).toEqual(['days[0].startAt', 'days[0].endAt']);
    expect(
      faultsOf({ days: [{ key: 'a', dayDate: '2026-03-01', startAt: '2026-03-01T20:00:00Z', endAt: '2026-03-01T19:00:00Z' }] }),
    ).toEqual(['days[0].endAt']);
  });

  it('[D-93] is priced in a currency of the store, with one flat fee in it', () => {
    expect(faultsOf({ currency: 'EUR' })).toEqual(['currency']);
    expect(faultsOf({ customerFeeFlatByCurrency: { EUR: 10 } })).toEqual(['customerFeeFlatByCurrency.EUR']);
    expect(faultsOf({ customerFee: { pct: 0, flatMinor: 100 }, customerFeeFlatByCurrency: { NGN: 50 } })).toEqual([
      'customerFeeFlatByCurrency.NGN',
    ]);
  });

  it('reveals its own ticket types by codes that differ', () => {
    const ticketTypes = [aTicketType({ key: 'vip', visibility: 'hidden' })];
    expect(
      faultsOf({
        ticketTypes,
        unlockCodes: [
          { code: 'FRIENDS', ticketTypeRefs: ['launch-night/vip'] },
          { code: 'friends', ticketTypeRefs: ['lost', 'other-night/stalls'] },
        ],
      }),
    ).toEqual(['unlockCodes[1].code', 'unlockCodes[1].ticketTypeRefs[0]', 'unlockCodes[1].ticketTypeRefs[1]']);
  });

  it('[D-148] takes unlock codes by the keys of its own ticket types, also below the slug that it was copied from', () => {
    const ticketTypes = [{ key: 'vip', name: 'VIP', kind: 'free' as const, visibility: 'hidden' as const }];
    const copied = anEvent({ slug: 'copy', ticketTypes, unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['launch-night/vip'] }] });
    expect(copied.unlockCodes[0]!.ticketTypeRefs).toEqual(['copy/vip']);
  });

  it('attaches products and packages that exist, each once', () => {
    expect(faultsOf({ attachedProductRefs: ['tote-bag', 'tote-bag', 'gift-box'], attachedPackageRefs: ['none'] })).toEqual([
      'attachedPackageRefs[0]',
      'attachedProductRefs[1]',
      'attachedProductRefs[2]',
    ]);
  });

  it('has ticket types with keys of their own', () => {
    expect(faultsOf({ ticketTypes: [aTicketType(), aTicketType()] })).toEqual(['ticketTypes[1].key']);
  });

  it('refuses fields it does not know, and moments without a zone', () => {
    const { error } = eventItem.safeParse({
      slug: 'x',
      title: 'X',
      startAt: '2026-03-01T18:00:00',
      endAt: '2026-03-01T22:00:00Z',
      colour: 'red',
    });
    expect(error?.issues.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['custom', 'startAt'],
      ['unrecognized_keys', ''],
    ]);
  });
});

const dollars = { currency: 'USD', priceMinor: 900 };

function tierFaults(fields: Partial<TicketTypeItemInput>): string[] {
  const around = { accepted: ['NGN', 'USD'], currency: 'NGN', days: ['day-1', 'day-2'], path: 'tier' };
  return checkTicketType(aTicketType(fields), around).map(({ path }) => path.replace('tier.', ''));
}

describe('a ticket type', () => {
  it('[D-20] costs nothing when it is free', () => {
    expect(
      tierFaults({
        kind: 'free',
        prices: [naira],
        pricePhases: [{ key: 'early', prices: [naira], capacity: 5 }],
        minPriceMinor: 1,
        depositValue: 1,
      }),
    ).toEqual(['prices', 'pricePhases', 'minPriceMinor', 'depositValue']);
  });

  it.each(['paid', 'deposit'] as const)('[D-93] carries a price in the primary currency of the event when it is %s', (kind) => {
    const deposit = kind === 'deposit' ? ({ depositType: 'percent', depositValue: 30 } as const) : {};
    expect(tierFaults({ kind, ...deposit })).toEqual(['prices']);
    expect(tierFaults({ kind, ...deposit, prices: [dollars] })).toEqual(['prices']);
    expect(tierFaults({ kind, ...deposit, prices: [dollars, naira] })).toEqual([]);
  });

  it('is priced in currencies that the store accepts', () => {
    expect(tierFaults({ kind: 'paid', prices: [naira, { currency: 'EUR', priceMinor: 1 }] })).toEqual(['prices[1].currency']);
  });

  it('[D-59] suggests no less than its least amount when it is a donation', () => {
    expect(tierFaults({ kind: 'donation', minPriceMinor: 500, donationPresets: [500, 499] })).toEqual(['donationPresets[1]']);
    expect(tierFaults({ kind: 'donation', donationPresets: [0] })).toEqual(['donationPresets[0]']);
    expect(tierFaults({ kind: 'donation', prices: [naira] })).toEqual(['prices']);
  });

  it('[D-133] has least amounts in other currencies when it is a donation', () => {
    const dollars = { currency: 'USD', priceMinor: 500 };
    expect(tierFaults({ kind: 'donation', minPriceMinor: 500, prices: [dollars] })).toEqual([]);
    expect(tierFaults({ kind: 'donation', prices: [dollars, naira] })).toEqual(['prices']);
    expect(tierFaults({ kind: 'free', prices: [dollars] })).toEqual(['prices']);
  });

  it('[D-21] states a deposit as a percentage or as no more than the price', () => {
    const deposit = { kind: 'deposit' as const, prices: [naira] };
    expect(tierFaults(deposit)).toEqual(['depositType']);
    expect(tierFaults({ ...deposit, depositType: 'percent' })).toEqual(['depositValue']);
    expect(tierFaults({ ...deposit, depositType: 'percent', depositValue: 101 })).toEqual(['depositValue']);
    expect(tierFaults({ ...deposit, depositType: 'fixed', depositValue: 500_001 })).toEqual(['depositValue']);
    expect(tierFaults({ ...deposit, depositType: 'fixed', depositValue: 500_000 })).toEqual([]);
  });

  it('has price phases that end, one after the other, in the currencies of the ticket type', () => {
    const phases = (...pricePhases: NonNullable<TicketTypeItemInput['pricePhases']>) =>
      tierFaults({ kind: 'paid', prices: [naira], pricePhases });
    expect(
      phases({ key: 'early', prices: [naira], endsAt: '2026-02-01T00:00:00Z' }, { key: 'first', prices: [naira], capacity: 10 }),
    ).toEqual([]);
    expect(phases({ key: 'early', prices: [naira] })).toEqual(['pricePhases[0]']);
    expect(phases({ key: 'early', prices: [dollars], capacity: 1 })).toEqual(['pricePhases[0].prices']);
    expect(phases({ key: 'early', prices: [naira], capacity: 1 }, { key: 'early', prices: [naira], capacity: 1 })).toEqual([
      'pricePhases[1].key',
    ]);
    expect(
      phases(
        { key: 'early', prices: [naira], endsAt: '2026-02-01T00:00:00Z' },
        { key: 'late', prices: [naira], endsAt: '2026-02-01T00:00:00Z' },
      ),
    ).toEqual(['pricePhases[1].endsAt']);
  });

  it('[§4.3 r1] has limits in their order, and tickets enough for the least order', () => {
    expect(tierFaults({ minPerOrder: 4, maxPerOrder: 3 })).toEqual(['maxPerOrder']);
    expect(tierFaults({ minPerOrder: 4, capacity: 3 })).toEqual(['minPerOrder']);
    expect(tierFaults({ onSaleFrom: '2026-02-01T00:00:00Z', onSaleUntil: '2026-02-01T00:00:00Z' })).toEqual(['onSaleUntil']);
  });

  it('admits to days that the event has', () => {
    expect(tierFaults({ validDays: ['day-1', 'day-3', 'day-1'] })).toEqual(['validDays[2]', 'validDays[1]']);
  });

  it('asks questions that can be answered', () => {
    expect(tierFaults({ formFields: [{ key: 'meal', label: 'Meal', type: 'select' }] })).toEqual(['formFields[0].options']);
  });

  it('admits at least one person', () => {
    expect(() => aTicketType({ groupSize: 0 })).toThrow('at least one');
  });
});

describe('a ticket type whose least order exceeds the seats taken at a time', () => {
  const warned = (...ticketTypes: Parameters<typeof aTicketType>[0][]) =>
    warnOfSeats(anEvent({ ticketTypes: ticketTypes.map(aTicketType) }), { mostPerRegistration: 20, mostPerCheckout: 100 });
  const paid = { kind: 'paid' as const, prices: [{ currency: 'NGN', priceMinor: 1_000 }] };

  it('[D-106] is warned of where one ticket or minPerOrder asks for them', () => {
    expect(warned({ kind: 'free', groupSize: 21 }, { kind: 'free', minPerOrder: 11, groupSize: 2 }, { ...paid, minPerOrder: 101 })).toEqual(
      [
        {
          path: 'ticketTypes[0].groupSize',
          message:
            'The least that can be taken of it are 21 seats at a time, more than the 20 that one registration takes otherwise. So many can be taken of it all the same.',
        },
        { path: 'ticketTypes[1].minPerOrder', message: expect.stringContaining('22 seats') as string },
        { path: 'ticketTypes[2].minPerOrder', message: expect.stringContaining('more than the 100 that one checkout takes') as string },
      ],
    );
  });

  it('[D-106] is not warned of where the least fits, whatever maxPerOrder says', () => {
    expect(warned({ kind: 'free', minPerOrder: 20, maxPerOrder: 500 }, { ...paid, groupSize: 100 })).toEqual([]);
  });
});
