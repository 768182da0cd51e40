import { expiryOf } from './checkout-timeouts';

const NOW = new Date('2026-03-01T12:00:00Z');
const waits = { stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 };
const timeouts = { eventMinutes: 30, headlessMinutes: 15, ...waits };

describe('the lifetime of a checkout', () => {
  it.each([
    ['products', 'hosted', '2026-03-02T12:00:00.000Z'],
    ['event', 'hosted', '2026-03-01T12:30:00.000Z'],
    ['event', 'headless', '2026-03-01T12:15:00.000Z'],
    ['event', 'admin', '2026-03-02T12:00:00.000Z'],
    ['products', 'admin', '2026-03-02T12:00:00.000Z'],
  ] as const)('[D-45] ends for %s, %s, at %s', (kind, channel, end) => {
    expect(expiryOf({ kind, channel }, timeouts, NOW).toISOString()).toBe(end);
  });

  it('[D-45] is as long as the workspace says where seats are held, and a day for products', () => {
    const short = { eventMinutes: 5, headlessMinutes: 60, ...waits };
    const ends = (['products', 'event'] as const).map((kind) => expiryOf({ kind, channel: 'hosted' }, short, NOW).toISOString());
    expect(ends).toEqual(['2026-03-02T12:00:00.000Z', '2026-03-01T12:05:00.000Z']);
    expect(expiryOf({ kind: 'event', channel: 'headless' }, short, NOW).toISOString()).toBe('2026-03-01T13:00:00.000Z');
  });
});
