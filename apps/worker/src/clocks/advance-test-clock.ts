import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { nextStep, TestClocks, TestModeWork, type PendingWork, type TestClockName } from '@svc/access';
import { LOGGER, ServiceClock, type Logger } from '@svc/composition';
import { RealClock } from '@svc/kernel';
import { JobRunner } from '../jobs/job-runner';

/** Renewed at each step and each thing that is done: a worker that is lost is followed by another after this, ms. */
export const LEASE_MS = 20_000;
/** An advance that takes longer goes to the end of the queue, so that those of other workspaces get their turn. */
const SLICE_MS = 30_000;
/** So long what is due at a moment may take without anything new being done, ms; and after it was too long once. */
const PATIENCE_MS = 10_000;
const SHORT_PATIENCE_MS = 1_000;
/** What was tried and is due still is tried again after this, ms. */
const AGAIN_MS = 1_000;
const LOOK_MS = 40;
const MOST_AT_ONCE = 100;
/** What is kept for days is deleted when one of them is over, and at the end of an advance. */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What an advance asks of the worker beside the jobs of queues. */
export interface AdvanceHooks {
  /** Deletes what test mode keeps no longer. */
  purge(): Promise<unknown>;
  isStopping(): boolean;
}

/** An advance under way in this worker. */
interface Ride {
  workspaceId: string;
  at: Date;
  to: Date;
  taken: number;
  purgedAt: Date;
  patienceMs: number;
  begunMs: number;
  hooks: AdvanceHooks;
}

/**
 * Advances the test clock of a workspace (ADR 0072): has it stand at one due moment after the other, and does at each what is due then
 * before it goes on. What stands in Postgres is the truth: a worker that is lost in between leaves a clock that stands at some moment,
 * and whoever has the lease next goes on from there.
 */
@Injectable()
export class AdvanceTestClock {
  constructor(
    private readonly clocks: TestClocks,
    private readonly work: TestModeWork,
    @Inject(JobRunner) private readonly jobs: Pick<JobRunner, 'run'>,
    @Inject(ServiceClock) private readonly serviceClock: Pick<ServiceClock, 'refresh' | 'othersFollow'>,
    private readonly realClock: RealClock,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** Answers whether the clock has more of its way before it; it is nobody's then. */
  async execute({ workspaceId }: TestClockName, hooks: AdvanceHooks): Promise<boolean> {
    const clock = await this.clocks.claim(workspaceId, LEASE_MS);
    if (!clock?.advancingTo) return false;
    await this.serviceClock.refresh();
    const ride: Ride = {
      workspaceId,
      at: clock.now,
      to: clock.advancingTo,
      taken: clock.steps,
      purgedAt: clock.now,
      patienceMs: PATIENCE_MS,
      begunMs: this.nowMs(),
      hooks,
    };
    for (;;) {
      await this.processDue(ride);
      if (ride.at >= ride.to) return this.arrive(ride);
      if (hooks.isStopping() || this.nowMs() - ride.begunMs > SLICE_MS) return this.leave(ride);
      if (!(await this.step(ride))) return false;
    }
  }

  /** Does what is due where the clock stands, and what comes of it, in its order. What cannot be done within a time stays due. */
  private async processDue(ride: Ride): Promise<void> {
    const triedMs = new Map<string, number>();
    let lastNewsMs = this.nowMs();
    for (; !ride.hooks.isStopping(); await wait(LOOK_MS)) {
      const due = await this.work.pending(ride.workspaceId, { until: ride.at }, MOST_AT_ONCE);
      if (due.length === 0 && !(await this.work.isUnderWay(ride.workspaceId))) return;
      if (due.some((each) => !triedMs.has(nameOf(each)))) lastNewsMs = this.nowMs();
      else if (this.nowMs() - lastNewsMs > ride.patienceMs) return this.leaveUndone(ride, due);
      for (const each of due.filter((work) => this.nowMs() - (triedMs.get(nameOf(work)) ?? 0) > AGAIN_MS)) {
        triedMs.set(nameOf(each), this.nowMs());
        await this.do(ride, each);
      }
    }
  }

  private async do({ workspaceId }: Ride, { queue, payload }: PendingWork): Promise<void> {
    await this.clocks.lease(workspaceId, LEASE_MS);
    await this.jobs
      .run(queue, payload)
      .catch((error: unknown) =>
        this.logger.warn({ queue, error: String(error) }, 'What was due on a test clock could not be done; it is tried again.'),
      );
  }

  private leaveUndone(ride: Ride, due: readonly PendingWork[]): void {
    ride.patienceMs = SHORT_PATIENCE_MS;
    this.logger.warn(
      { workspaceId: ride.workspaceId, queues: [...new Set(due.map(({ queue }) => queue))] },
      'A test clock goes on before all was done that was due; that stays due.',
    );
  }

  private async step(ride: Ride): Promise<boolean> {
    const [next] = await this.work.pending(ride.workspaceId, { after: ride.at, until: ride.to }, 1);
    const to = nextStep({ ...ride, nextDueAt: next?.dueAt });
    if (!(await this.clocks.step(ride.workspaceId, ride.at, to, LEASE_MS))) return false;
    await this.serviceClock.refresh();
    Object.assign(ride, { at: to, taken: ride.taken + 1 });
    if (to.getTime() - ride.purgedAt.getTime() >= (to < ride.to ? DAY_MS : HOUR_MS)) {
      await ride.hooks.purge();
      ride.purgedAt = to;
    }
    return true;
  }

  /** Every process tells the moment before the clock is said to be ready. */
  private async arrive({ workspaceId, to }: Ride): Promise<boolean> {
    await this.serviceClock.othersFollow();
    await this.clocks.finish(workspaceId, to);
    await this.serviceClock.refresh();
    return false;
  }

  private async leave({ workspaceId }: Ride): Promise<boolean> {
    await this.clocks.lease(workspaceId, 0);
    return true;
  }

  private nowMs(): number {
    return this.realClock.now().getTime();
  }
}

const nameOf = ({ queue, payload, dueAt }: PendingWork): string => `${queue}/${Object.values(payload).join('/')}@${dueAt.getTime()}`;
