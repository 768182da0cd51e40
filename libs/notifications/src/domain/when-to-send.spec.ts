import { nextAttempt, waitOf } from './when-to-send';

const now = new Date('2026-11-21T08:00:00.000Z');

describe('a message that could not be sent', () => {
  it('is tried eight times, later and later, for some hours', () => {
    const waits: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      const next = nextAttempt({ attempts, now });
      if (!next) break;
      waits.push((next.getTime() - now.getTime()) / 1_000);
    }
    expect(waits).toHaveLength(7);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBe(10);
    expect(waits.reduce((sum, wait) => sum + wait) / 3_600).toBeLessThan(12);
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
