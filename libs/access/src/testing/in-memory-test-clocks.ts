import type { Due } from '@svc/kernel';
import type { TestClock, TestClockChange } from '../domain/test-clock';
import { TestClocks, type TestClockName, type TestClockStore } from '../ports/test-clocks';

interface StoredClock {
  offsetMs: number;
  frozenAt?: Date;
  advancingTo?: Date;
  runsAfter: boolean;
  steps: number;
  leasedUntilMs?: number;
}

/** In-memory test clocks, behind both of their ports. */
export class InMemoryTestClocks extends TestClocks implements TestClockStore {
  private readonly stored = new Map<string, StoredClock>();

  /** @param realNow the real clock */
  constructor(private readonly realNow: () => Date = () => new Date()) {
    super();
  }

  async read(workspaceId: string): Promise<TestClock> {
    const { offsetMs, frozenAt, advancingTo, runsAfter, steps } = this.clockOf(workspaceId);
    const realNow = this.realNow();
    return {
      now: frozenAt ?? new Date(realNow.getTime() + offsetMs),
      realNow,
      runsAfter,
      steps,
      ...(frozenAt && { frozenAt }),
      ...(advancingTo && { advancingTo }),
    };
  }

  lock(workspaceId: string): Promise<TestClock> {
    return this.read(workspaceId);
  }

  async set(workspaceId: string, change: TestClockChange): Promise<void> {
    if (change.kind === 'reset') this.stored.delete(workspaceId);
    else if (change.kind === 'freeze') this.stored.set(workspaceId, { offsetMs: 0, frozenAt: change.at, runsAfter: false, steps: 0 });
    else
      this.stored.set(workspaceId, { offsetMs: 0, frozenAt: change.from, advancingTo: change.to, runsAfter: change.runsAfter, steps: 0 });
  }

  async left(most: number): Promise<Due<TestClockName>[]> {
    const left = [...this.stored]
      .filter(([, clock]) => this.isLeft(clock))
      .map(([workspaceId]) => ({ workspaceId, mode: 'test' as const }));
    return left.slice(0, most);
  }

  async claim(workspaceId: string, leaseMs: number): Promise<TestClock | undefined> {
    const clock = this.clockOf(workspaceId);
    if (!this.isLeft(clock)) return undefined;
    clock.leasedUntilMs = this.realNow().getTime() + leaseMs;
    return this.read(workspaceId);
  }

  async lease(workspaceId: string, leaseMs: number): Promise<void> {
    const clock = this.clockOf(workspaceId);
    if (clock.advancingTo) clock.leasedUntilMs = this.realNow().getTime() + leaseMs;
  }

  async step(workspaceId: string, from: Date, to: Date, leaseMs: number): Promise<boolean> {
    const clock = this.clockOf(workspaceId);
    if (!clock.advancingTo || clock.advancingTo < to || clock.frozenAt?.getTime() !== from.getTime()) return false;
    Object.assign(clock, { frozenAt: to, steps: clock.steps + 1, leasedUntilMs: this.realNow().getTime() + leaseMs });
    return true;
  }

  async finish(workspaceId: string, at: Date): Promise<boolean> {
    const clock = this.clockOf(workspaceId);
    if (clock.advancingTo?.getTime() !== at.getTime() || clock.frozenAt?.getTime() !== at.getTime()) return false;
    const frozenAt = clock.runsAfter ? undefined : at;
    this.stored.set(workspaceId, { offsetMs: at.getTime() - this.realNow().getTime(), frozenAt, runsAfter: false, steps: 0 });
    return true;
  }

  private clockOf(workspaceId: string): StoredClock {
    return this.stored.get(workspaceId) ?? { offsetMs: 0, runsAfter: false, steps: 0 };
  }

  private isLeft({ advancingTo, leasedUntilMs = 0 }: StoredClock): boolean {
    return advancingTo !== undefined && leasedUntilMs <= this.realNow().getTime();
  }
}
