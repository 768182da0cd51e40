import { refOf } from '@svc/kernel';
import { checkCountry, checkLimits, guardsOf, nextSendTo, senderOf } from './decide-sending';

const NOW = new Date('2026-02-01T12:00:00.000Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const HOUR = 3_600;
const DAY = 24 * HOUR;

const refusal = (toDestination: Date[], fullSince?: Date, byService: Date[] = [], byVisitor: Date[] = []) => {
  try {
    checkLimits({ toDestination, byService, byVisitor, fullSince }, NOW);
    return undefined;
  } catch (error) {
    return error as { code: string; retryAfterSeconds: number; message: string; details?: object };
  }
};

describe('the sender of a code', () => {
  const templateRef = refOf('tpl', '01920000-0000-7000-8000-000000000001');

  it('[D-53] [§4.8 sender] is the one of the request, else the one of the workspace', () => {
    expect([
      senderOf({ sender: 'frontdesk' }, 'own'),
      senderOf({ sender: 'own' }, 'frontdesk'),
      senderOf({}, 'own'),
      senderOf({}, 'frontdesk'),
    ]).toEqual(['frontdesk', 'own', 'own', 'frontdesk']);
  });

  it('[§4.8 templateRef] is the merchant’s own number when a template is named', () => {
    expect(senderOf({ templateRef }, 'frontdesk')).toBe('own');
  });
});

describe('the countries of codes', () => {
  it('[§4.8 r4] [D-54] are those of the list alone', () => {
    const home = () => ['NG'];
    for (const by of ['own', 'frontdesk'] as const) {
      expect(() => checkCountry('GH', { by, listed: ['GH', 'NG'], home })).not.toThrow();
      for (const listed of [['GH'], []])
        expect(() => checkCountry('NG', { by, listed, home })).toThrow(expect.objectContaining({ code: 'OTP_COUNTRY_NOT_ALLOWED' }));
    }
    expect(() => checkCountry('NG', { by: 'own', home })).not.toThrow();
    expect(() => checkCountry('GH', { by: 'own', home })).toThrow(expect.objectContaining({ code: 'OTP_COUNTRY_NOT_ALLOWED' }));
    expect(() => checkCountry('GH', { by: 'frontdesk', home })).not.toThrow();
  });
});

describe('the limits of sending', () => {
  it('[§8 r8] let a first code go', () => {
    expect(refusal([])).toBeUndefined();
  });

  it.each([
    [0, 60],
    [0.001, 60],
    [1, 59],
    [59.999, 1],
    [60, undefined],
  ])('[§8 r8] leave a minute between codes: %d s after one the wait is %s s', (since, seconds) => {
    expect(refusal([ago(since)])?.retryAfterSeconds).toBe(seconds);
  });

  it.each([
    ['five within the hour', [100, 200, 300, 400, HOUR - 90], 90],
    ['five, the first of them an hour ago', [100, 200, 300, 400, HOUR], undefined],
    ['four within the hour', [100, 200, 300, 400], undefined],
    ['ten within the day', [4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000, 32_000, 36_000, DAY - 1.5], 2],
    ['ten, the first of them a day ago', [4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000, 32_000, 36_000, DAY], undefined],
    ['ten within the day and five within the hour', [100, 200, 300, 400, 500, 24_000, 28_000, 32_000, 36_000, DAY - 10], HOUR - 500],
  ])('[§8 r8] [D-55] are of rolling windows: %s', (_, times, seconds) => {
    expect(refusal(times.map(ago))?.retryAfterSeconds).toBe(seconds);
  });

  it('[§8 r8] [D-55] make nobody wait longer than the window, even when another process recorded its code after this one read the time', () => {
    expect(refusal([ago(-0.02)])?.retryAfterSeconds).toBe(60);
    expect(refusal([], undefined, [ago(-0.02)])?.retryAfterSeconds).toBe(60);
  });

  it('[§8 r9] [D-55] let a key send again once the earliest of its many is a day old', () => {
    expect(refusal([], ago(DAY - 61))).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 61 });
    expect(refusal([], ago(DAY))).toBeUndefined();
  });

  it.each([
    ['five within the hour', [100, 200, 300, 400, HOUR - 90], 90],
    ['five, the first of them an hour ago', [100, 200, 300, 400, HOUR], undefined],
    ['four within the hour, some at once', [0, 0, 0, 0], undefined],
    ['five at once', [0, 0, 0, 0, 0], HOUR],
  ])('[D-139] leave a visitor five codes in any hour: %s', (_, times, seconds) => {
    expect(refusal([], undefined, [], times.map(ago))?.retryAfterSeconds).toBe(seconds);
  });

  it('[D-139] [D-141] are named in the refusal, the visitor’s before those of the number and the key', () => {
    const full = Array<Date>(5).fill(ago(1));
    const limits = [refusal([ago(1)], ago(1), [], full), refusal([], ago(1), [ago(1)]), refusal([ago(1)], ago(1)), refusal([], ago(1))];
    expect(limits.map((each) => each?.details)).toEqual([
      { limit: 'visitor' },
      { limit: 'destination' },
      { limit: 'destination' },
      { limit: 'key_day' },
    ]);
  });

  it('[D-54] name the number before the key', () => {
    expect(refusal([ago(1)], ago(1))!.message).toContain('this number');
    expect(refusal([], ago(1))!.message).toContain('This key');
  });

  it('[decisions 3.5 otp] report the time of the next code, whichever window is full', () => {
    const seconds = (times: number[]) => (nextSendTo(times.map(ago), NOW).getTime() - NOW.getTime()) / 1_000;
    expect([seconds([]), seconds([0]), seconds([0, 100, 200, 300, 400]), seconds([120])]).toEqual([0, 60, HOUR - 400, 0]);
  });
});

describe('the guards that are checked again when a send is booked', () => {
  const send = { mostOfKey: 1_000 };
  const before = { toDestination: [], byService: [], byVisitor: [] };
  const resting = { block: [], country: { ended: 100, verified: 14, lastSentAt: ago(2 * HOUR) } };
  const kinds = (...input: Parameters<typeof guardsOf>) =>
    guardsOf(...input).map(({ of, most, since }) => [of, most, (NOW.getTime() - since.getTime()) / 1_000]);
  const number = (of: string) => [
    [of, 1, 60],
    [of, 5, HOUR],
    [of, 10, DAY],
  ];

  it('[§8 r8] [§8 r9] [D-55] are the windows of the number and the key', () => {
    expect(kinds(before, send, NOW)).toEqual([...number('number'), ['key', 1_000, DAY]]);
  });

  it('[D-139] are those of the visitor where one is named', () => {
    expect(kinds(before, { ...send, visitorHash: 'hash' }, NOW)).toEqual([['visitor', 5, HOUR], ...number('number'), ['key', 1_000, DAY]]);
  });

  it('[D-101] are those of the service’s own number where that sends', () => {
    expect(kinds(before, { ...send, serviceHash: 'hash' }, NOW)).toEqual([...number('number'), ...number('service'), ['key', 1_000, DAY]]);
  });

  it('[D-54] are the block, and the country while it rests, where sends are watched', () => {
    const watched = (country = resting.country) => kinds({ ...before, watched: { ...resting, country } }, send, NOW).slice(4);
    expect(watched()).toEqual([
      ['block', 5, 600],
      ['country', 1, HOUR],
    ]);
    expect(watched({ ...resting.country, verified: 15 })).toEqual([['block', 5, 600]]);
  });
});
