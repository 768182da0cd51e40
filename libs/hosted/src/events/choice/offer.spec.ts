import { Moment, presentEvent } from '@svc/storefront';
import { anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { offeredTiers } from './offer';

function most(tier: Parameters<typeof aTicketTypeSource>[0], mostSeats: number): number | undefined {
  const source = anEventSource({ ticketTypes: [aTicketTypeSource({ kind: 'free', capacity: null, remaining: null, ...tier })] });
  const event = presentEvent(source, { packages: [], products: [] }, aStore(), new Moment(new Date('2026-02-01T00:00:00Z')));
  return offeredTiers(event, { mostPerRegistration: mostSeats, mostPerCheckout: mostSeats * 2 })[0]?.max;
}

describe('the tickets that the page of an event offers', () => {
  it('[D-106] are no more than one registration may take, a group ticket counting its seats', () => {
    expect(most({ maxPerOrder: 50 }, 20)).toBe(20);
    expect(most({ maxPerOrder: 50, groupSize: 3 }, 20)).toBe(6);
    expect(most({ maxPerOrder: 4 }, 20)).toBe(4);
    expect(most({}, 5)).toBe(5);
  });

  it('[D-106] are never fewer than must be taken at once', () => {
    expect(most({ minPerOrder: 30 }, 20)).toBe(30);
    expect(most({ groupSize: 50 }, 20)).toBe(1);
    expect(most({ minPerOrder: 30, remaining: 29 }, 20)).toBeUndefined();
  });
});
