import { anEvent, aTicketType } from '../testing';
import { warnOfSeats } from './warn-of-seats';

describe('the seats of a ticket type that are more than are taken at a time', () => {
  const warned = (...ticketTypes: Parameters<typeof aTicketType>[0][]) =>
    warnOfSeats(anEvent({ ticketTypes: ticketTypes.map(aTicketType) }), { mostPerRegistration: 20, mostPerCheckout: 100 });
  const paid = { kind: 'paid' as const, prices: [{ currency: 'NGN', priceMinor: 1_000 }] };

  it('[D-106] are warned of where one ticket or minPerOrder asks for them', () => {
    expect(warned({ kind: 'free', groupSize: 21 }, { kind: 'free', minPerOrder: 11, groupSize: 2 }, { ...paid, minPerOrder: 101 })).toEqual([
      { path: 'ticketTypes[0].groupSize', message: 'The least that can be taken of it are 21 seats at a time, more than the 20 that one registration takes otherwise. So many can be taken of it all the same.' },
      { path: 'ticketTypes[1].minPerOrder', message: expect.stringContaining('22 seats') as string },
      { path: 'ticketTypes[2].minPerOrder', message: expect.stringContaining('more than the 100 that one checkout takes') as string },
    ]);
  });

  it('[D-106] are none where the least fits, whatever maxPerOrder says', () => {
    expect(warned({ kind: 'free', minPerOrder: 20, maxPerOrder: 500 }, { ...paid, groupSize: 100 })).toEqual([]);
  });
});
