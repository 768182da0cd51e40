import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Throttled } from '@svc/kernel';
import { isOutOfMemory, ThreadPool, type ThreadPoolOptions } from './thread-pool';
import { PrintingBusy } from './threaded-printer';

/** Module that the threads of these tests run. */
const THREAD = `
const { threadId } = require('node:worker_threads');
exports.where = () => threadId;
exports.double = (number) => number * 2;
exports.fail = () => { throw new Error('no paper'); };
exports.never = () => new Promise(() => setInterval(() => {}, 1_000));
exports.length = ({ byteLength }) => byteLength;
exports.hoard = () => { const all = []; for (;;) all.push({ some: [all.length] }); };
exports.spin = (flag) => { const seen = new Int32Array(flag); while (Atomics.load(seen, 0) === 0); return Atomics.load(seen, 0); };
`;

describe('worker threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'));
  const file = join(folder, 'thread.cjs');
  const pools: ThreadPool[] = [];
  const open = (overrides: Partial<ThreadPoolOptions> = {}) => {
    const pool = new ThreadPool({
      file,
      threads: 1,
      waiting: 1,
      withinMs: 30_000,
      memoryMb: 64,
      busy: () => new PrintingBusy(),
      ...overrides,
    });
    pools.push(pool);
    return pool;
  };

  beforeAll(() => writeFileSync(file, THREAD));
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    rmSync(folder, { recursive: true });
  });

  it('[D-106] work beside the calling thread, which goes on meanwhile', async () => {
    const pool = open();
    expect(await pool.run('where', undefined)).not.toBe(0);
    const flag = new SharedArrayBuffer(4);
    const spun = pool.run('spin', flag);
    await new Promise<void>((resolve) => setImmediate(resolve));
    Atomics.store(new Int32Array(flag), 0, 7); // Reached only because the loop runs while the other thread spins.
    expect(await spun).toBe(7);
  });

  it('[D-106] refuse tasks when the queue is too long, and accept them again once there is room', async () => {
    const pool = open();
    const flag = new SharedArrayBuffer(4);
    const [running, waiting] = [pool.run('spin', flag), pool.run('double', 4)];
    const refused = await pool.run('double', 5).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Throttled);
    expect(refused).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 2,
      message: 'Too much is being printed at this moment. Wait 2 s (see Retry-After), then send this again.',
    });
    Atomics.store(new Int32Array(flag), 0, 1);
    expect(await Promise.all([running, waiting])).toEqual([1, 8]);
    expect(await pool.run('double', 6)).toBe(12);
  });

  it('end a task that takes too long, and report why one fails; the next is done all the same', async () => {
    const pool = open({ withinMs: 500 });
    await expect(pool.run('never', undefined)).rejects.toBeInstanceOf(Throttled);
    const patient = open();
    expect(await patient.run('double', 3)).toBe(6);
    await expect(patient.run('fail', undefined)).rejects.toThrow('no paper');
    expect(await patient.run('double', 4)).toBe(8);
  });

  it('take over buffers that are moved to them', async () => {
    const buffer = new ArrayBuffer(8);
    expect(await open().run('length', buffer, [buffer])).toBe(8);
    expect(buffer.byteLength).toBe(0);
  });

  it('[D-116] end alone where they would take more memory than they may; the next task has another', async () => {
    const pool = open({ memoryMb: 32 });
    expect(isOutOfMemory(await pool.run('hoard', undefined).catch((error: unknown) => error))).toBe(true);
    expect(await pool.run('double', 2)).toBe(4);
  }, 60_000);

  it('start with the first task: to open and to end an unused pool starts none', async () => {
    await open({ file: '/nowhere/at-all.cjs' }).end();
  });
});
