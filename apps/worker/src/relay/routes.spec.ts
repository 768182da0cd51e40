import { FACT_TYPES } from '@svc/contracts';
import { consumersOf, UnknownFact } from './routes';

describe('routes of facts', () => {
  it('there is one for every fact in use, so that none is left in the outbox', () => {
    expect(FACT_TYPES.filter((type) => consumersOf(type).length === 0)).toEqual([]);
    expect(() => consumersOf('parcel.lost.v1')).toThrow(UnknownFact);
  });

  it('a fact that the catalogue of webhook events names goes to deliveries, beside its other consumers', () => {
    expect([consumersOf('attendee.registered.v1'), consumersOf('product.deleted.v1'), consumersOf('ticket.repeated.v1')]).toEqual([
      ['deliveries', 'messages', 'notices', 'contacts'],
      ['deliveries'],
      ['messages'],
    ]);
  });

  it('a fact by which planning goes on with the remaining guests comes back to it, although no kind of message names it', () => {
    expect(consumersOf('event.guests_untold.v1')).toEqual(['messages']);
  });
});
