import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { nextStep, TestClocks, TestModeWork, type PendingWork, type TestClockName } from '@svc/access';
import { LOGGER, ServiceClock, type Logger } from '@svc/composition';
import { RealClock } from '@svc/kernel';
import { JobRunner } from '../jobs/job-runner';

/** Length of the lease, ms; renewed at each step and each piece of work. After it another worker takes over. */
export const LEASE_MS = 20_000;
/**
 * Longest turn of one advance, ms; a longer one goes to the end of the queue, so that those of other workspaces get their
 * turn.
 */
const SLICE_MS = 30_000;
/** Time that the work due at a moment may take without new work being done, ms; and the limit after the first timeout. */
const WORK_TIMEOUT_MS = 10_000;
const SHORT_WORK_TIMEOUT_MS = 1_000;
/** Delay before work that is still due is tried again, ms. */
const AGAIN_MS = 1_000;
const CHECK_INTERVAL_MS = 40;
const MOST_AT_ONCE = 100;
/** Interval of purges during an advance; another follows at its end. */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Hooks of an advance into the worker, beside the jobs of queues. */
export interface AdvanceHooks {
  /** Deletes the rows of test mode whose retention has ended. */
  purge(): Promise<unknown>;
  isStopping(): boolean;
}

/** An advance under way in this worker. */
interface Advance {
  workspaceId: string;
  at: Date;
  to: Date;
  taken: number;
  purgedAt: Date;
  timeoutMs: number;
  begunMs: number;
  hooks: AdvanceHooks;
}

/**
 * Advances the test clock of a workspace (ADR 0072). It stops the clock at one due moment after the other, and does the work
 * due at each before it goes on. Postgres holds the state: a worker that is lost in between leaves the clock at some moment,
 * and the next one with the lease continues from there.
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

  /** Returns whether the clock is still to advance further; its lease is free then. */
  async execute({ workspaceId }: TestClockName, hooks: AdvanceHooks): Promise<boolean> {
    const clock = await this.clocks.claim(workspaceId, LEASE_MS);
    if (!clock?.advancingTo) return false;
    await this.serviceClock.refresh();
    const advance: Advance = {
      workspaceId,
      at: clock.now,
      to: clock.advancingTo,
      taken: clock.steps,
      purgedAt: clock.now,
      timeoutMs: WORK_TIMEOUT_MS,
      begunMs: this.nowMs(),
      hooks,
    };
    for (;;) {
      await this.processDue(advance);
      if (advance.at >= advance.to) return this.finish(advance);
      if (hooks.isStopping() || this.nowMs() - advance.begunMs > SLICE_MS) return this.release(advance);
      if (!(await this.step(advance))) return false;
    }
  }

  /**
   * Does the work due at the clock's present moment, and the work that follows from it, in order. Work that cannot be done in
   * time stays due.
   */
  private async processDue(advance: Advance): Promise<void> {
    const triedMs = new Map<string, number>();
    let lastNewsMs = this.nowMs();
    for (; !advance.hooks.isStopping(); await wait(CHECK_INTERVAL_MS)) {
      const due = await this.work.pending(advance.workspaceId, { until: advance.at }, MOST_AT_ONCE);
      if (due.length === 0 && !(await this.work.isUnderWay(advance.workspaceId))) return;
      if (due.some((each) => !triedMs.has(nameOf(each)))) lastNewsMs = this.nowMs();
      else if (this.nowMs() - lastNewsMs > advance.timeoutMs) return this.warnUndone(advance, due);
      for (const each of due.filter((work) => this.nowMs() - (triedMs.get(nameOf(work)) ?? 0) > AGAIN_MS)) {
        triedMs.set(nameOf(each), this.nowMs());
        await this.do(advance, each);
      }
    }
  }

  private async do({ workspaceId }: Advance, { queue, payload }: PendingWork): Promise<void> {
    await this.clocks.lease(workspaceId, LEASE_MS);
    await this.jobs
      .run(queue, payload)
      .catch((error: unknown) =>
        this.logger.warn({ queue, error: String(error) }, 'What was due on a test clock could not be done; it is tried again.'),
      );
  }

  private warnUndone(advance: Advance, due: readonly PendingWork[]): void {
    advance.timeoutMs = SHORT_WORK_TIMEOUT_MS;
    this.logger.warn(
      { workspaceId: advance.workspaceId, queues: [...new Set(due.map(({ queue }) => queue))] },
      'A test clock goes on before all was done that was due; that stays due.',
    );
  }

  private async step(advance: Advance): Promise<boolean> {
    const [next] = await this.work.pending(advance.workspaceId, { after: advance.at, until: advance.to }, 1);
    const to = nextStep({ ...advance, nextDueAt: next?.dueAt });
    if (!(await this.clocks.step(advance.workspaceId, advance.at, to, LEASE_MS))) return false;
    await this.serviceClock.refresh();
    Object.assign(advance, { at: to, taken: advance.taken + 1 });
    if (to.getTime() - advance.purgedAt.getTime() >= (to < advance.to ? DAY_MS : HOUR_MS)) {
      await advance.hooks.purge();
      advance.purgedAt = to;
    }
    return true;
  }

  /** Finishes the advance once every process has the new time. */
  private async finish({ workspaceId, to }: Advance): Promise<boolean> {
    await this.serviceClock.othersFollow();
    await this.clocks.finish(workspaceId, to);
    await this.serviceClock.refresh();
    return false;
  }

  private async release({ workspaceId }: Advance): Promise<boolean> {
    await this.clocks.lease(workspaceId, 0);
    return true;
  }

  private nowMs(): number {
    return this.realClock.now().getTime();
  }
}

const nameOf = ({ queue, payload, dueAt }: PendingWork): string => `${queue}/${Object.values(payload).join('/')}@${dueAt.getTime()}`;
