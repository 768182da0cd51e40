import { SUBSCRIBABLE_TYPES, WEBHOOK_EVENT_TYPES } from '@svc/webhooks';

describe('the command trigger', () => {
  it('[ADR 0124 r1] has every event of the catalogue, each by an action or as a sample', async () => {
    const { eventTypes, sampled, triggers } = (await import('./things.mjs')) as Record<'sampled' | 'triggers', object> & {
      eventTypes: string[];
    };
    expect([...Object.keys(triggers), ...Object.keys(sampled)].sort()).toEqual([...WEBHOOK_EVENT_TYPES].sort());
    expect([...eventTypes].sort()).toEqual([...SUBSCRIBABLE_TYPES].sort());
  });
});
