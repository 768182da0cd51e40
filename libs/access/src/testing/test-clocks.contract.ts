import type { TestClockChange } from '../domain/test-clock';
import type { TestClocks, TestClockStore } from '../ports/test-clocks';

const DAY_MS = 86_400_000;
const LEASE_MS = 60_000;

/** A store of test clocks, with the ids of two of its workspaces, whose clocks go by the real time. */
export interface TestClockFixture {
  clocks: TestClocks;
  inStore<T>(work: (store: TestClockStore) => Promise<T>): Promise<T>;
  workspaceIds: readonly [string, string];
}

/** Tests the contract of every adapter that stores test clocks. */
export function testClocksContract(open: () => Promise<TestClockFixture>): void {
  let fixture: TestClockFixture;
  let mine: string;
  let yours: string;

  beforeEach(async () => {
    fixture = await open();
    [mine, yours] = fixture.workspaceIds;
  });

  const set = (change: TestClockChange) => fixture.inStore((store) => store.set(mine, change));
  const later = (days: number, from: Date) => new Date(from.getTime() + days * DAY_MS);
  const begun = async (runsAfter: boolean) => {
    const { now: from } = await fixture.inStore((store) => store.lock(mine));
    const to = later(10, from);
    await set({ kind: 'advance', from, to, runsAfter });
    return { from, to };
  };
  const daysAhead = async (workspaceId: string) => {
    const { now, realNow } = await fixture.clocks.read(workspaceId);
    return Math.round((now.getTime() - realNow.getTime()) / DAY_MS) + 0;
  };

  it('[ADR 0072 r1] goes by the real time until it is set, and again when it is reset', async () => {
    expect(await daysAhead(mine)).toBe(0);
    const { to } = await begun(false);
    await set({ kind: 'freeze', at: to });
    expect([await daysAhead(mine), await daysAhead(yours)]).toEqual([10, 0]);
    await set({ kind: 'reset' });
    expect(await fixture.clocks.read(mine)).toEqual({ now: expect.any(Date), realNow: expect.any(Date), runsAfter: false, steps: 0 });
    expect(await daysAhead(mine)).toBe(0);
  });

  it('[ADR 0072 r2] stands still exactly at the moment of its freeze', async () => {
    const { now } = await fixture.inStore((store) => store.lock(mine));
    await set({ kind: 'freeze', at: now });
    expect(await fixture.clocks.read(mine)).toMatchObject({ now, frozenAt: now, runsAfter: false });
    expect(await fixture.inStore((store) => store.lock(mine))).toMatchObject({ now, frozenAt: now });
  });

  it('[ADR 0072 r3] advances step by step, each from its present time, and never beyond its target', async () => {
    const { from, to } = await begun(true);
    expect(await fixture.clocks.claim(mine, LEASE_MS)).toMatchObject({ now: from, advancingTo: to, runsAfter: true });
    const between = later(3, from);
    expect(await fixture.clocks.step(mine, from, later(11, from), LEASE_MS)).toBe(false);
    expect(await fixture.clocks.step(mine, from, between, LEASE_MS)).toBe(true);
    expect(await fixture.clocks.step(mine, from, to, LEASE_MS)).toBe(false);
    expect(await fixture.clocks.finish(mine, between)).toBe(false);
    expect(await fixture.clocks.step(yours, from, to, LEASE_MS)).toBe(false);
    expect(await fixture.clocks.read(mine)).toMatchObject({ now: between, advancingTo: to, steps: 1 });
  });

  it.each([
    [true, undefined],
    [false, 'there'],
  ])('[ADR 0072 r1] runs on at the end of an advance, or stands still: %p', async (runsAfter, stands) => {
    const { from, to } = await begun(runsAfter);
    await fixture.clocks.claim(mine, LEASE_MS);
    expect(await fixture.clocks.step(mine, from, to, LEASE_MS)).toBe(true);
    expect(await fixture.clocks.finish(mine, to)).toBe(true);
    const clock = await fixture.clocks.read(mine);
    expect([clock.advancingTo, clock.frozenAt]).toEqual([undefined, stands && to]);
    expect(clock.now.getTime()).toBeGreaterThanOrEqual(to.getTime());
    expect(await daysAhead(mine)).toBe(10);
    expect(await fixture.clocks.finish(mine, to)).toBe(false);
  });

  it('[ADR 0072 r5] has one worker at a time, and is returned as left when that worker is lost', async () => {
    const isLeft = async () => (await fixture.clocks.left(1_000)).some(({ workspaceId }) => workspaceId === mine);
    expect(await fixture.clocks.claim(mine, LEASE_MS)).toBeUndefined();
    await begun(true);
    expect(await isLeft()).toBe(true);
    expect(await fixture.clocks.claim(mine, LEASE_MS)).toBeDefined();
    expect([await fixture.clocks.claim(mine, LEASE_MS), await isLeft()]).toEqual([undefined, false]);
    await fixture.clocks.lease(mine, 0);
    expect([await isLeft(), await fixture.clocks.claim(mine, LEASE_MS)]).toEqual([true, expect.objectContaining({ runsAfter: true })]);
  });

  it('[ADR 0072 r5] ends its advance with a reset, by any worker', async () => {
    const { from, to } = await begun(true);
    await fixture.clocks.claim(mine, LEASE_MS);
    await set({ kind: 'reset' });
    expect(await fixture.clocks.step(mine, from, to, LEASE_MS)).toBe(false);
    expect(await fixture.clocks.left(1_000)).not.toContainEqual({ workspaceId: mine, mode: 'test' });
  });
}
