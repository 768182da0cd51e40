import { FACT_TYPES } from '@svc/contracts';
import { MESSAGES } from '@svc/notifications';
import { consumersOf, UnknownFact } from './routes';

describe('routes of facts', () => {
  it('there is one for every fact in use, so that none is left in the outbox', () => {
    expect(FACT_TYPES.filter((type) => consumersOf(type).length === 0)).toEqual([]);
    expect(() => consumersOf('parcel.lost.v1')).toThrow(UnknownFact);
  });

  it('a fact that the catalogue of webhook events names goes to deliveries, beside its other consumers', () => {
    expect([consumersOf('attendee.registered.v1'), consumersOf('product.deleted.v1'), consumersOf('ticket.repeated.v1')]).toEqual([
      ['deliveries', 'messages', 'contacts'],
      ['deliveries'],
      ['messages'],
    ]);
  });

  it('the planning of messages gets every fact that plans one', () => {
    const planning = new Set(
      Object.values(MESSAGES).flatMap(({ plannedBy }) => Object.values(plannedBy).flatMap((facts) => Object.keys(facts))),
    );
    const routed = FACT_TYPES.filter((type) => consumersOf(type).includes('messages'));
    expect(routed.filter((type) => !planning.has(type))).toEqual(['event.guests_untold.v1']);
    expect([...planning].filter((type) => !routed.some((routedType) => routedType === type))).toEqual([]);
  });
});
