import { FACT_TYPES } from '@svc/contracts';
import { MESSAGES } from '@svc/notifications';
import { type FactConsumer, ROUTES } from './routes';

describe('routes of facts', () => {
  it('there is one for every fact that the house knows, so that none is left in the outbox', () => {
    expect(Object.keys(ROUTES).sort()).toEqual([...FACT_TYPES].sort());
    expect(Object.values(ROUTES).every((consumers) => consumers.length > 0)).toBe(true);
  });

  it('the planning of messages gets every fact that plans one', () => {
    const planning = new Set(
      Object.values(MESSAGES).flatMap(({ plannedBy }) => Object.values(plannedBy).flatMap((facts) => Object.keys(facts))),
    );
    const routed = Object.entries<readonly FactConsumer[]>(ROUTES).flatMap(([type, consumers]) =>
      consumers.includes('messages') ? type : [],
    );
    expect(routed.filter((type) => !planning.has(type))).toEqual(['event.guests_untold.v1']);
    expect([...planning].filter((type) => !routed.includes(type))).toEqual([]);
  });
});
