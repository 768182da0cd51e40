import type { Channel } from './message';
import { nextAttempt, waitOf } from './when-to-send';

const now = new Date('2026-11-21T08:00:00.000Z');

/** Waits of a message after each failed attempt, seconds. */
function waitsOf(channel: Channel): number[] {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt({ attempts, now, channel });
    if (!next) return waits;
    waits.push((next.getTime() - now.getTime()) / 1_000);
  }
}

describe('[D-160] a message that could not be sent', () => {
  it.each(['email', 'sms', 'whatsapp'] as const)('is tried for four days: %s', (channel) => {
    const waits = waitsOf(channel);
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(96 * 3_600);
    expect(waits.slice(0, 3)).toEqual([10, 30, 120]);
  });

  it('goes within an hour after an outage, as a mail', () => {
    expect(Math.max(...waitsOf('email'))).toBe(3_600);
  });

  it('is tried twelve times at most as an SMS, which may have been sent without an answer', () => {
    expect(waitsOf('sms').length).toBeLessThanOrEqual(12);
  });

  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

  it.each([
    ['as usual where there is time', 100, minutes(30)],
    ['once more before the end', 20, minutes(19)],
    ['not in the last minute', 1, undefined],
    ['not after the end', -5, undefined],
  ])('is not tried beyond the use of what it says: %s', (_, until, next) => {
    expect(nextAttempt({ attempts: 5, now, channel: 'email', until: minutes(until) })).toEqual(next);
  });
});

describe('a text', () => {
  const none = { counted: 0, waiting: 0 };
  const wait = (toDestination: object, ofWorkspace: object) =>
    waitOf({ toDestination: { ...none, ...toDestination }, ofWorkspace: { ...none, ...ofWorkspace } }, { mostPerDay: 5 })?.for;

  it.each([
    ['goes while there is room', {}, {}, undefined],
    ['goes as the last that there is room for', { counted: 2 }, { counted: 4 }, undefined],
    ['waits for its number', { counted: 3 }, {}, 'destination'],
    ['waits for older ones to its number', { counted: 1, waiting: 2 }, {}, 'destination'],
    ['waits for its workspace', {}, { counted: 5 }, 'workspace'],
    ['waits for older ones of its workspace', {}, { counted: 4, waiting: 1 }, 'workspace'],
    ['waits where less may go than have gone', {}, { counted: 9 }, 'workspace'],
  ] as const)('[D-107] %s', (_, toDestination, ofWorkspace, wanted) => {
    expect(wait(toDestination, ofWorkspace)).toBe(wanted);
  });
});
