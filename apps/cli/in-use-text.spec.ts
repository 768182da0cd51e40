import { planText } from './plan-text.mjs';

const plan = {
  created: [],
  changed: [],
  deleted: [{ section: 'events', identity: 'gala' }],
  inUse: [{ kind: 'ticket_type', path: 'events[gala].ticketTypes[vip]', guests: 3, checkouts: 1 }],
};

describe('a plan that drops what is in use', () => {
  it('[ADR 0100 r1] names it with how many use it, and the option that it takes', () => {
    const text = planText(plan, 'shop.yaml');
    expect(text).toContain('! events[gala].ticketTypes[vip] is used by 3 guests, 1 open checkout\n');
    expect(text).toMatch(/apply shop\.yaml --force$/);
  });

  it('[ADR 0100 r1] takes no such option where nobody uses what goes', () => {
    expect(planText({ ...plan, inUse: undefined }, 'shop.yaml')).toMatch(/apply shop\.yaml$/);
  });
});

describe('a plan that moves a start into the past', () => {
  it('[D-148] names it with both times, and the option that it takes', () => {
    const intoPast = [{ path: 'events[gala].startAt', before: '2026-12-14T18:00:00.000Z', after: '2025-12-14T18:00:00.000Z' }];
    const text = planText({ ...plan, inUse: undefined, intoPast }, 'shop.yaml');
    expect(text).toContain('! events[gala].startAt moves from 2026-12-14T18:00:00.000Z into the past, to 2025-12-14T18:00:00.000Z\n');
    expect(text).toMatch(/apply shop\.yaml --force$/);
  });
});
