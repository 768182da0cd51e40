import type { WorkspaceMode } from '@svc/kernel';
import { DatabaseClock } from './database-clock';
import { inTenantScope } from '../row-level-security';
import type { Sql } from './sql';

const START = Date.parse('2030-01-01T00:00:00Z');
const INTERVAL_MS = 1_000;

/** A database whose clock is `aheadMs` ahead of this machine's, and each of whose answers takes as long as `takes` says. */
class FarDatabase {
  aheadMs = 0;
  offsetSeconds = 0;
  ownOffsets: Record<string, number> = {};
  frozenMs: Record<string, number> = {};
  isAway = false;
  takes = { thereMs: 0, backMs: 0 };

  readonly query = ({ text }: { text: string }, [seconds, workspaceId, mode]: [number?, string?, string?] = []): Promise<unknown> => {
    if (text.includes('move_clock')) {
      if (workspaceId) this.ownOffsets[`${workspaceId}/${mode}`] = seconds!;
      else this.offsetSeconds += seconds!;
      return Promise.resolve([]);
    }
    if (this.isAway) return Promise.reject(new Error('the database is away'));
    jest.setSystemTime(Date.now() + this.takes.thereMs);
    const reading = {
      epoch_ms: String(Date.now() + this.aheadMs),
      offset_seconds: String(this.offsetSeconds),
      own_offsets: this.ownOffsets,
      frozen_ms: this.frozenMs,
    };
    jest.setSystemTime(Date.now() + this.takes.backMs);
    return Promise.resolve([reading]);
  };

  readonly execute = this.query;
}

let database: FarDatabase;
let clock: DatabaseClock;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  database = new FarDatabase();
  clock = new DatabaseClock(database as unknown as Sql, (error) => {
    throw error;
  });
});

afterEach(() => {
  clock.stop();
  jest.useRealTimers();
});

describe('the time of the database, as a process knows it', () => {
  /** Returns the difference of the clock from the database's time, ms. */
  const error = () => clock.now().getTime() - Date.now() - database.aheadMs - database.offsetSeconds * 1_000;

  it.each([5_000, -5_000, 0])('[D-7] is that of a database %d ms ahead', async (aheadMs) => {
    database.aheadMs = aheadMs;
    await clock.start(INTERVAL_MS);
    expect(Math.abs(error())).toBeLessThanOrEqual(1);
    expect(Math.abs(clock.offsetOfMachineMs() - aheadMs)).toBeLessThanOrEqual(1);
  });

  it('[D-7] never goes back because an answer was slow', async () => {
    await clock.start(INTERVAL_MS);
    for (const takes of [
      { thereMs: 300, backMs: 0 },
      { thereMs: 0, backMs: 300 },
      { thereMs: 0, backMs: 0 },
      { thereMs: 900, backMs: 30 },
    ]) {
      database.takes = takes;
      await jest.advanceTimersByTimeAsync(INTERVAL_MS);
      expect(error()).toBe(0);
    }
  });

  it('[D-7] is corrected by a quick answer when the first was slow', async () => {
    Object.assign(database, { aheadMs: 5_000, takes: { thereMs: 400, backMs: 0 } });
    await clock.start(INTERVAL_MS);
    expect(Math.abs(error())).toBeLessThanOrEqual(401);
    database.takes = { thereMs: 0, backMs: 0 };
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(Math.abs(error())).toBeLessThanOrEqual(1);
  });

  it('[D-7] follows a machine whose own clock drifts', async () => {
    await clock.start(INTERVAL_MS);
    database.aheadMs = 70;
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(Math.abs(error())).toBeLessThanOrEqual(1);
  });

  it('[D-7] is advanced by the development offset', async () => {
    await clock.start(INTERVAL_MS);
    await clock.advance(3_600);
    expect([clock.now().getTime() - Date.now(), error()]).toEqual([3_600_000, 0]);
    expect(clock.real().getTime()).toBe(Date.now());
  });

  it('[ADR 0072 r2] stops where a clock was frozen, whoever has frozen it, and for that workspace and mode alone', async () => {
    await clock.start(INTERVAL_MS);
    database.frozenMs = { 'ours/test': START + 42 };
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    const [ours, live] = [clock.now({ workspaceId: 'ours', mode: 'test' }), clock.now({ workspaceId: 'ours', mode: 'live' })];
    expect([ours.getTime(), live.getTime()]).toEqual([START + 42, Date.now()]);
    expect(inTenantScope({ tenant: 'ours', mode: 'test' }, () => clock.now())).toEqual(ours);
    database.frozenMs = {};
    await clock.refresh();
    expect(clock.now({ workspaceId: 'ours', mode: 'test' }).getTime()).toBe(Date.now());
  });

  it('is measured again after the database was away, which is reported once', async () => {
    const reported: unknown[] = [];
    clock = new DatabaseClock(database as unknown as Sql, (error) => reported.push(error));
    await clock.start(INTERVAL_MS);
    database.isAway = true;
    await jest.advanceTimersByTimeAsync(5 * INTERVAL_MS);
    Object.assign(database, { isAway: false, aheadMs: 70 });
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    expect([Math.abs(error()) <= 1, reported]).toEqual([true, [new Error('the database is away')]]);
  });

  it('[D-115] is that of the current workspace and mode, or of others that are named', async () => {
    const ahead = (of?: WorkspaceMode) => clock.now(of).getTime() - Date.now();
    await clock.start(INTERVAL_MS);
    await clock.advance(60);
    await clock.advance(3_600, { workspaceId: 'ours', mode: 'test' });

    const [inTest, inLive, elsewhere] = [
      ['ours', 'test'],
      ['ours', 'live'],
      ['theirs', 'test'],
    ] as const;
    const scoped = [inTest, inLive, elsewhere].map(([tenant, mode]) => inTenantScope({ tenant, mode }, () => ahead()));
    expect(scoped).toEqual([3_660_000, 60_000, 60_000]);
    expect([ahead(), ahead({ workspaceId: 'ours', mode: 'test' }), ahead({ workspaceId: 'ours', mode: 'live' })]).toEqual([
      60_000, 3_660_000, 60_000,
    ]);
  });
});
