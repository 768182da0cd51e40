import { FACT_TYPES } from '@svc/contracts';
import { ROUTES } from './routes';

describe('routes of facts', () => {
  it('there is one for every fact that the house knows, so that none is left in the outbox', () => {
    expect(Object.keys(ROUTES).sort()).toEqual([...FACT_TYPES].sort());
    expect(Object.values(ROUTES).every((consumers) => consumers.length > 0)).toBe(true);
  });
});
