import { keyOf, RepeatedLines, WINDOW_MS, withoutIds, type LogLine } from './repeated-lines';

const OOM = "ReplyError: OOM command not allowed when used memory > 'maxmemory'.";

function line(fields: Record<string, unknown> = { error: OOM }, message = 'Redis is out of memory.', level = 'error'): LogLine {
  return { level, message, fields };
}
const key = (logged: LogLine) => keyOf(logged).key;

describe('[ADR 0141 r2] the key of a log line', () => {
  it.each([
    ['a uuid', 'message 0191d3a4-5b6c-7d8e-9f00-112233445566 failed', 'message 0191d3a4-ffff-7d8e-9f00-998877665544 failed'],
    ['a ref', 'message msg_01JD8Z3K was not sent', 'message msg_01JD9AAA was not sent'],
    ['an address of the network', 'connect ECONNREFUSED 127.0.0.1:6379', 'connect ECONNREFUSED 10.0.0.7:6380'],
    ['an e-mail address', '550 <ada@shop.example>: no such user', '550 <chidi.obi@other.example>: no such user'],
    ['a link', 'GET https://hooks.example/a failed', 'GET https://other.example/b?c=d failed'],
    ['quoted words', 'relation "note" is locked', 'relation "event" is locked'],
    ['a number', 'no answer in 2000 ms', 'no answer in 15000 ms'],
  ])('leaves out %s', (_, one, other) => expect(withoutIds(one)).toBe(withoutIds(other)));

  it('keeps the status of an answer: 535 is not 550', () => {
    expect(withoutIds('535 5.7.8 authentication failed')).not.toBe(withoutIds('550 5.7.8 authentication failed'));
  });

  it('leaves out the fields that name what the line is about', () => {
    expect(key(line({ error: OOM, workspace: 'adire', message: 'msg_1', attempts: 1 }))).toBe(
      key(line({ error: OOM, workspace: 'clay', message: 'msg_2', attempts: 7 })),
    );
  });

  it.each([
    ['level', line({ error: OOM }, 'Redis is out of memory.', 'warn')],
    ['message', line({ error: OOM }, 'The queue’s connection was lost.')],
    ['cause', line({ error: 'ReplyError: READONLY' })],
    ['provider', line({ error: OOM, provider: 'stripe' })],
  ])('holds the %s', (_, other) => expect(key(line())).not.toBe(key(other)));

  it('tells two faults with the same words apart by their stack frame', () => {
    const faultAt = (stack: string) => line({ err: Object.assign(new Error('x is undefined'), { stack }) }, 'A request failed.');
    expect(key(faultAt('Error: x is undefined\n    at one (main.cjs:1:2)'))).not.toBe(
      key(faultAt('Error: x is undefined\n    at two (main.cjs:3:4)')),
    );
  });
});

describe('[ADR 0141 r3] a repeated line', () => {
  it('is written at once for the first time, then once a minute with its count', () => {
    const lines = new RepeatedLines();
    expect(lines.admit(line(), 0)).toBe(true);
    for (let at = 1; at <= 7_000; at += 1) expect(lines.admit(line({ error: OOM, job: `job ${at}` }), at)).toBe(false);
    expect(lines.due(WINDOW_MS - 1)).toEqual([]);
    expect(lines.due(WINDOW_MS)).toMatchObject([
      { line: { fields: { job: 'job 7000' } }, repetition: { repeated: 7_000, withinSeconds: 60 } },
    ]);
    expect(lines.admit(line(), WINDOW_MS + 1)).toBe(false);
    expect(lines.due(2 * WINDOW_MS)).toMatchObject([{ repetition: { repeated: 1 } }]);
  });

  it('is new again when it has not come for a minute', () => {
    const lines = new RepeatedLines();
    lines.admit(line(), 0);
    expect(lines.due(WINDOW_MS)).toEqual([]);
    expect(lines.isCounting).toBe(false);
    expect(lines.admit(line(), WINDOW_MS + 1)).toBe(true);
  });

  it('lists what the others were about, ten values of each field', () => {
    const lines = new RepeatedLines();
    for (let shop = 0; shop <= 30; shop += 1) lines.admit(line({ error: OOM, workspace: `shop-${shop}`, queue: 'notification.v2' }), shop);
    const { repetition } = lines.due(WINDOW_MS)[0]!;
    expect(repetition).toMatchObject({ repeated: 30 });
    expect(Object.entries(repetition.among)).toEqual([['workspace', Array.from({ length: 10 }, (_, shop) => `shop-${shop + 1}`)]]);
  });

  it('is counted when the process ends', () => {
    const lines = new RepeatedLines();
    lines.admit(line(), 0);
    lines.admit(line(), 10);
    expect(lines.rest(5_000)).toMatchObject([{ repetition: { repeated: 1, withinSeconds: 5 } }]);
    expect(lines.rest(6_000)).toEqual([]);
  });
});

describe('[ADR 0141 r3] lines whose causes never repeat', () => {
  it('are counted together after the fifth cause of a message', () => {
    const lines = new RepeatedLines();
    const words = 'abcdefghijklmnopqrst'.split('');
    const written = words.filter((word, at) => lines.admit(line({ error: word.repeat(9) }), at));
    expect(written).toHaveLength(6);
    expect(lines.due(WINDOW_MS + 20)).toMatchObject([{ repetition: { repeated: 14 } }]);
  });

  it('are bounded in all', () => {
    const lines = new RepeatedLines();
    const word = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const written = Array.from({ length: 2_000 }, (_, at) => lines.admit(line({}, word(at)), 0)).filter(Boolean);
    expect(written.length).toBeLessThanOrEqual(301);
  });
});
