import type { PendingWork } from '@svc/access';
import { InMemoryTestClocks } from '@svc/access/testing';
import { AdvanceTestClock, type AdvanceHooks } from './advance-test-clock';

const START = new Date('2027-01-01T12:00:00.000Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
const workspaceId = '01900000-0000-7000-8000-000000000001';
const name = { workspaceId, mode: 'test' } as const;

/**
 * A workspace whose test clock is to advance by 30 days, with the work due meanwhile; its real time advances by a second with
 * each query.
 */
class Shop {
  readonly did: string[] = [];
  readonly warnings: string[] = [];
  pending: PendingWork[] = [];
  /** Effects of a piece of work, by its queue. */
  comesOf: Record<string, (at: Date) => void> = {};
  checksUnderWay = 0;
  nowMs = START.getTime();
  readonly clocks = new InMemoryTestClocks(() => new Date(this.nowMs));
  readonly hooks: AdvanceHooks = { purge: async () => this.did.push(`purge on ${await this.day()}`), isStopping: () => false };
  readonly advance = new AdvanceTestClock(
    this.clocks,
    {
      pending: async (_, { after = new Date(0), until }, most) => {
        this.nowMs += 1_000;
        return this.pending
          .filter(({ dueAt }) => dueAt > after && dueAt <= until)
          .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
          .slice(0, most);
      },
      isUnderWay: async () => (this.checksUnderWay -= 1) >= 0,
    },
    { run: (queue, { workspaceId: id }) => this.run(queue, id) },
    { refresh: async () => undefined, othersFollow: async () => void this.did.push(`others follow on ${await this.day()}`) },
    { now: () => new Date(this.nowMs) },
    { warn: (_: unknown, message: string) => this.warnings.push(message) } as never,
  );

  async begin(runsAfter = true): Promise<void> {
    await this.clocks.set(workspaceId, { kind: 'advance', from: START, to: inDays(30), runsAfter });
  }

  due(queue: string, days: number): void {
    this.pending.push({ queue, payload: { workspaceId }, dueAt: inDays(days) });
  }

  private async run(queue: string, id: string): Promise<void> {
    expect(id).toBe(workspaceId);
    this.did.push(`${queue} on ${await this.day()}`);
    const { now } = await this.clocks.read(workspaceId);
    if (queue === 'stuck') throw new Error('the provider does not answer');
    this.pending = this.pending.filter((each) => each.queue !== queue || each.dueAt > now);
    this.comesOf[queue]?.(now);
  }

  private async day(): Promise<number> {
    return ((await this.clocks.read(workspaceId)).now.getTime() - START.getTime()) / DAY_MS;
  }
}

describe('advancing a test clock', () => {
  let shop: Shop;

  beforeEach(() => {
    shop = new Shop();
  });

  it('[ADR 0072 r3] does the work due at each moment, and the work that follows from it, before it goes on', async () => {
    shop.due('expiry', 5);
    shop.due('reminder', 3);
    shop.due('later', 31);
    shop.comesOf['reminder'] = () => shop.due('message', 3);
    shop.comesOf['message'] = () => shop.due('retry', 4);
    await shop.begin();
    expect(await shop.advance.execute(name, shop.hooks)).toBe(false);
    expect(shop.did).toEqual([
      'purge on 3',
      'reminder on 3',
      'message on 3',
      'purge on 4',
      'retry on 4',
      'purge on 5',
      'expiry on 5',
      'purge on 30',
      'others follow on 30',
    ]);
    expect(await shop.clocks.read(workspaceId)).toMatchObject({ now: expect.any(Date), steps: 0 });
    expect((await shop.clocks.read(workspaceId)).advancingTo).toBeUndefined();
  });

  it('[ADR 0072 r3] waits for work that is still under way', async () => {
    shop.checksUnderWay = 3;
    await shop.begin(false);
    await shop.advance.execute(name, shop.hooks);
    expect([shop.checksUnderWay < 0, await shop.clocks.read(workspaceId)]).toMatchObject([true, { frozenAt: inDays(30) }]);
  });

  it('[ADR 0072 r4] goes on without work that fails, which stays due', async () => {
    shop.due('stuck', 1);
    shop.due('expiry', 2);
    await shop.begin();
    for (let turns = 0; turns < 10 && (await shop.advance.execute(name, shop.hooks)); turns += 1)
      expect(shop.did).not.toContain('others follow on 30');
    expect(shop.did).toEqual(expect.arrayContaining(['stuck on 1', 'expiry on 2', 'others follow on 30']));
    expect(shop.pending.map(({ queue }) => queue)).toEqual(['stuck']);
    expect(shop.warnings).toContain('A test clock goes on before all was done that was due; that stays due.');
  });

  it('[ADR 0072 r5] leaves a clock alone that is reset midway, or whose lease another worker has', async () => {
    shop.due('expiry', 5);
    shop.comesOf['expiry'] = () => void shop.clocks.set(workspaceId, { kind: 'reset' });
    await shop.begin();
    expect(await shop.advance.execute(name, shop.hooks)).toBe(false);
    expect([shop.did, (await shop.clocks.read(workspaceId)).frozenAt]).toEqual([['purge on 5', 'expiry on 5'], undefined]);

    await shop.begin();
    await shop.clocks.claim(workspaceId, 3_600_000);
    expect([await shop.advance.execute(name, shop.hooks), shop.did]).toEqual([false, ['purge on 5', 'expiry on 5']]);
  });

  it('[ADR 0072 r5] gives its lease back when its worker ends, for another to go on', async () => {
    shop.due('expiry', 5);
    let isStopping = false;
    shop.comesOf['expiry'] = () => (isStopping = true);
    await shop.begin();
    expect(await shop.advance.execute(name, { ...shop.hooks, isStopping: () => isStopping })).toBe(true);
    expect([await shop.clocks.left(1), await shop.clocks.read(workspaceId)]).toMatchObject([
      [name],
      { now: inDays(5), advancingTo: inDays(30) },
    ]);
    expect(await shop.advance.execute(name, shop.hooks)).toBe(false);
    expect(shop.did.at(-1)).toBe('others follow on 30');
  });
});
