import { type EventSource, Moment, presentEvent, priceStagesOf, type TicketTypeSource } from '@svc/storefront';
import { anEventDaySource, anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { pageLocaleFor } from '../../page-locale';
import { nextPrice, ticketNotes } from './ticket-notes';

const at = new Date('2026-02-01T00:00:00Z');
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const phase = (fields: object) => ({ id: '01980000-0000-7000-8000-000000000099', prices: naira(1_200_000), remaining: null, ...fields });

function notes(tier: Partial<TicketTypeSource>, event: Partial<EventSource> = {}, language = 'en-NG'): string[] {
  const now = new Moment(at);
  const source = anEventSource({ ...event, ticketTypes: [aTicketTypeSource({ kind: 'paid', prices: naira(1_500_000), ...tier })] });
  const shown = presentEvent(source, { packages: [], products: [] }, aStore(), now);
  const page = { event: shown, priceStages: priceStagesOf(source, shown, now) };
  return ticketNotes(shown.ticketTypes[0]!, { page, now: at, ...pageLocaleFor(language) }).map(({ text }) => text);
}

describe('what a row of tickets says', () => {
  it.each<[string, Partial<TicketTypeSource>, string[]]>([
    ['nothing where there is nothing to know', {}, []],
    ['until when a price lasts', { pricePhases: [phase({ endsAt: '2026-02-10T23:00:00Z' })] }, ['Until Tue 10 Feb, then ₦15,000']],
    ['how many are left at a price', { pricePhases: [phase({ remaining: 300 })] }, ['300 left at this price, then ₦15,000']],
    [
      'both, where a price has both ends',
      { pricePhases: [phase({ remaining: 300, endsAt: '2026-02-10T23:00:00Z' })] },
      ['Until Tue 10 Feb, then ₦15,000', '300 left at this price'],
    ],
    ['no count of a price that outlasts the tickets', { capacity: 50, remaining: 50, pricePhases: [phase({ remaining: 300 })] }, []],
    ['that few are left', { capacity: 50, remaining: 3 }, ['Only 3 left']],
    ['that few are left, by what the merchant calls few', { capacity: 50, remaining: 30, lowStockThreshold: 30 }, ['Only 30 left']],
    ['that no few are left', { capacity: 50, remaining: 11 }, []],
    ['whom it admits', { groupSize: 5, minAge: 18, minPerOrder: 2 }, ['Admits 5 people', 'Ages 18 and over', 'At least 2 at a time']],
    ['that each request is confirmed', { kind: 'free', approvalRequired: true }, ['The organiser confirms each request']],
    ['nothing more of what is sold out', { capacity: 1, remaining: 0, minAge: 18 }, []],
  ])('%s', (_, tier, texts) => {
    expect(notes(tier)).toEqual(texts);
  });

  it('[D-94] is what of a deposit is paid now, and when or how the rest is', () => {
    const deposit = { kind: 'deposit', depositType: 'percent', depositValue: 30 } as const;
    expect(notes({ ...deposit, depositBalanceDueAt: '2026-02-20T23:00:00Z' })).toEqual(['₦4,500 now, ₦10,500 by Fri 20 Feb']);
    expect(notes({ ...deposit, depositBalanceMode: 'at_door' })).toEqual(['₦4,500 now, ₦10,500 at the door']);
    expect(notes(deposit)).toEqual(['₦4,500 now, ₦10,500 later']);
    expect(notes({ ...deposit, depositBalanceDueAt: '2026-02-20T23:00:00Z' }, {}, 'fr-CI')[0]).toContain('au plus tard le ven. 20 févr.');
  });

  it('is which days of several it is for, and how it is attended where there are two ways', () => {
    const days = [
      anEventDaySource({ label: 'Makers’ Day' }),
      anEventDaySource({ id: '01980000-0000-7000-8000-000000000013', dayDate: '2026-03-02' }),
    ];
    expect(notes({ validDayIds: [days[0]!.id] }, { days })).toEqual(['Valid on Makers’ Day, Sun 1 Mar']);
    expect(notes({}, { days })).toEqual([]);
    expect(notes({ attendance: 'online' }, { format: 'hybrid' })).toEqual(['Online']);
    expect(notes({ attendance: 'online' }, { format: 'online' })).toEqual([]);
  });
});

describe('the price that follows', () => {
  it('is that of the next phase which is still to come when the first ends', () => {
    const [early, same, last] = [
      { priceMinor: 1, endsAt: '2026-02-10T00:00:00Z' },
      { priceMinor: 2, endsAt: '2026-02-10T00:00:00Z' },
      { priceMinor: 3 },
    ];
    expect(nextPrice([early, same, last])).toBe(3);
    expect(nextPrice([{ ...early, endsAt: undefined, left: 4 } as never, same, last])).toBe(2);
  });

  it('is not said where time and count lead to different ones, or where nothing follows', () => {
    expect(
      nextPrice([
        { priceMinor: 1, endsAt: '2026-02-10T00:00:00Z', left: 4 },
        { priceMinor: 2, endsAt: '2026-02-10T00:00:00Z' },
        { priceMinor: 3 },
      ]),
    ).toBeUndefined();
    expect([nextPrice([{ priceMinor: 1 }]), nextPrice([])]).toEqual([undefined, undefined]);
  });
});
