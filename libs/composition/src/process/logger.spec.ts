import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createLogger } from './logger';
import { RepetitionLog } from './repetition-log';

function logged(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  createLogger({ logLevel: 'info' }, 'api', { write: (line) => lines.push(line) }).info(fields, 'Something happened.');
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

describe('a log line', () => {
  it('is JSON with time, level and process', () => {
    expect(logged({ requestId: 'req_1' })).toMatchObject({
      name: 'api',
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      requestId: 'req_1',
      msg: 'Something happened.',
    });
  });

  it('holds no key, token, secret or password', () => {
    const line = logged({
      key: 'svc_sk_1',
      authorization: 'Bearer 2',
      headers: { authorization: 'Bearer 3' },
      destination: { secret: 'whsec_4' },
      mail: { password: '5' },
    });
    expect(JSON.stringify(line)).not.toMatch(/svc_sk_1|Bearer|whsec_4|"5"/);
  });

  it('logs a failed statement without its parameters', () => {
    const refused = Object.assign(new Error('duplicate key'), {
      query: 'insert into access_key_hash values ($1)',
      parameters: ['c2VjcmV0'],
    });
    const line = JSON.stringify(logged({ err: refused }));
    expect(line).toContain('insert into access_key_hash');
    expect(line).not.toContain('c2VjcmV0');
  });

  it('logs the message of an error, and none of its data', () => {
    const refused = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      parameters: ['ada@shop.example'],
      driverError: { detail: 'Key (email)=(ada@shop.example)' },
    });
    const err = logged({ err: new Error('A request failed.', { cause: refused }) })['err'];
    expect(err).toMatchObject({
      message: 'A request failed.',
      stack: expect.any(String),
      cause: { code: '23505', message: 'duplicate key value' },
    });
    expect(JSON.stringify(err)).not.toContain('ada@shop.example');
  });
});

describe('[ADR 0141 r3] repeated lines of a log', () => {
  interface Line {
    level: string;
    msg: string;
    repeated?: number;
    among?: Record<string, string[]>;
  }

  function openLog() {
    const lines: Line[] = [];
    let nowMs = 0;
    const repetitions = new RepetitionLog(() => nowMs);
    const logger = createLogger({ logLevel: 'info' }, 'worker', { write: (line) => lines.push(JSON.parse(line) as Line) }, repetitions);
    return { lines, logger, repetitions, pass: (ms: number) => (nowMs += ms) };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are one at once, and one a minute with the count: of warnings and errors, through every child of the logger', () => {
    const { lines, logger, pass } = openLog();
    const child = logger.child({ part: 'queue' });
    for (let at = 0; at < 5_000; at += 1) {
      logger.warn({ error: 'Error: connect ECONNREFUSED 127.0.0.1:6379', queue: `queue ${at % 3}` }, 'Redis is away.');
      child.error({ err: new TypeError('no such thing') }, 'A request failed.');
    }
    expect(lines.map(({ msg }) => msg)).toEqual(['Redis is away.', 'A request failed.']);
    pass(60_000);
    jest.advanceTimersByTime(1_000);
    expect(lines.slice(2)).toMatchObject([
      { level: 'warn', msg: 'Redis is away.', repeated: 4_999, among: { queue: ['queue 1', 'queue 2', 'queue 0'] } },
      { level: 'error', msg: 'A request failed.', part: 'queue', repeated: 4_999 },
    ]);
  });

  it('are counted when the process ends', () => {
    const { lines, logger, repetitions } = openLog();
    logger.warn('It warns.');
    logger.warn('It warns.');
    repetitions.flush();
    expect(lines).toMatchObject([{ msg: 'It warns.' }, { msg: 'It warns.', repeated: 1 }]);
  });

  it('are all there below the level of a warning: each request has its line', () => {
    const { lines, logger } = openLog();
    for (let at = 0; at < 3; at += 1) logger.info({ status: 200 }, 'request');
    expect(lines).toHaveLength(3);
  });
});

describe('the log of a process', () => {
  const LINES_OF_A_SHUTDOWN = `
    const { createLogger } = require('./logger.ts');
    const logger = createLogger({ logLevel: 'info' }, 'api');
    process.on('message', () => {
      for (let line = 0; line < 3; line += 1) logger.info('The api closes.');
      process.exit(7);
    });
    process.send('ready');`;

  let child: ChildProcess;

  afterEach(() => child.kill('SIGKILL'));

  it('does not delay its end when nobody reads it any more', async () => {
    child = spawn(process.execPath, ['--require', '@swc-node/register', '--eval', LINES_OF_A_SHUTDOWN], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    child.stdout!.destroy();
    await once(child.stdout!, 'close');
    child.send('close');
    expect(await once(child, 'exit')).toEqual([7, null]);
  }, 60_000);
});
