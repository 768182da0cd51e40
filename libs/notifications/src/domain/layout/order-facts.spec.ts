import type { OrderEmailSource } from '../../ports/email-sources';
import { anOrderEmailSource } from '../../testing';
import { messageLocaleOf } from '../texts';
import { deliveryFacts } from './order-facts';

const now = new Date('2026-11-24T10:00:00Z');
const totals = (kind: 'delivery' | 'pickup') => ({
  ...{ currency: 'NGN', discountMinor: 0, deliveryMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 100_000 },
  delivery: { zoneId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d09', name: kind === 'pickup' ? 'Studio' : 'Courier', kind },
});
const delivery = { fulfillmentStatus: 'unfulfilled' as const, placedAt: now.toISOString() };
const factsOf = (order: Partial<OrderEmailSource['order']>, language = 'en-NG') =>
  deliveryFacts(anOrderEmailSource({ order }), messageLocaleOf(language), now).map(({ name, lines }) => [name, ...lines]);

describe('[ADR 0117 r4] the delivery in a mail', () => {
  const deliveryAddress = { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };

  it('[ADR 0116 r3] has its dates first, in the language of the reader', () => {
    const zone = { etaMinDays: 1, etaMaxDays: 3, etaText: 'Soon' };
    const order = { totals: totals('delivery'), deliveryAddress, delivery: { ...delivery, zone } };
    expect(factsOf(order)).toEqual([
      ['Arrives', 'Wed 25 to Fri 27 November'],
      ['Delivery address', 'Adé Ọlá', '14 Hughes Avenue', 'Yaba', 'Nigeria'],
      ['Delivery method', 'Courier'],
    ]);
    expect(factsOf(order, 'fr-CI')[0]).toEqual(['Arrivée', 'du mercredi 25 au vendredi 27 novembre']);
    const paidAt = '2026-11-27T10:00:00.000Z';
    expect(factsOf({ ...order, delivery: { ...delivery, zone, paidAt } })[0]).toEqual(['Arrives', 'Mon 30 November to Wed 2 December']);
  });

  it('has the words of the merchant where there are no dates, and neither once all is sent', () => {
    const zone = { etaText: 'Within a week' };
    const order = { totals: totals('delivery'), delivery: { ...delivery, zone } };
    expect(factsOf(order)).toEqual([
      ['When', 'Within a week'],
      ['Delivery method', 'Courier'],
    ]);
    const sent = { ...delivery, zone: { ...zone, etaMinDays: 1, etaMaxDays: 2 }, fulfillmentStatus: 'fulfilled' as const };
    expect(factsOf({ ...order, delivery: sent })).toEqual([['Delivery method', 'Courier']]);
  });

  it('is ready at the place of pick-up on dates of the shop’s own working days', () => {
    const zone = { etaMinDays: 0, etaMaxDays: 1, pickupLocation: { venueName: 'Studio', address: '3 Allen Avenue', city: 'Ikeja' } };
    const businessHours = [{ day: 'sat' as const, start: '09:00', end: '17:00' }];
    expect(factsOf({ totals: totals('pickup'), delivery: { ...delivery, zone, businessHours } })).toEqual([
      ['Ready', 'Sat 28 November to Sat 5 December'],
      ['Pick-up at', 'Studio', '3 Allen Avenue', 'Ikeja'],
    ]);
    expect(factsOf({ totals: totals('pickup') })).toEqual([['Pick-up at', 'Studio']]);
  });
});
