import type { Due, Job, JobPayload } from '@svc/kernel';
import type { TestClock, TestClockChange } from '../domain/test-clock';

/** Workspace whose test clock advances. */
export interface TestClockName extends JobPayload {
  readonly workspaceId: string;
  readonly mode: 'test';
}

export const TEST_CLOCK_QUEUE = 'test-clock.v1';

export const testClockJob = (workspaceId: string): Job<TestClockName> => ({
  queue: TEST_CLOCK_QUEUE,
  payload: { workspaceId, mode: 'test' },
});

/** Test clocks, written within one transaction. */
export interface TestClockStore {
  /** Returns the clock as it is, locked until the transaction ends. */
  lock(workspaceId: string): Promise<TestClock>;
  /** Sets a locked clock, and starts its advance. */
  set(workspaceId: string, change: TestClockChange): Promise<void>;
}

/** Test clocks as the worker advances them: one worker has the lease of a clock, by the real time. */
export abstract class TestClocks {
  /** Returns the clock as it is now. */
  abstract read(workspaceId: string): Promise<TestClock>;
  /** Returns advancing clocks without a lease: their worker was lost. */
  abstract left(most: number): Promise<Due<TestClockName>[]>;
  /** Takes the lease of an advancing clock. Undefined when it does not advance, or another worker has the lease. */
  abstract claim(workspaceId: string, leaseMs: number): Promise<TestClock | undefined>;
  /** Keeps the lease, or returns it with 0. */
  abstract lease(workspaceId: string, leaseMs: number): Promise<void>;
  /**
   * Advances a clock to `to`, and keeps the lease. False when it is no longer at `from`: it was reset, or another worker has advanced
   * it.
   */
  abstract step(workspaceId: string, from: Date, to: Date, leaseMs: number): Promise<boolean>;
  /** Ends an advance at `at`: the clock stands still there or runs on, and nobody has the lease. False as above. */
  abstract finish(workspaceId: string, at: Date): Promise<boolean>;
}

/** Pending work of a workspace's test mode: its job, and the due time by its clock. */
export interface PendingWork {
  queue: string;
  payload: JobPayload;
  dueAt: Date;
}

/** Timed work in the test mode of one workspace. */
export abstract class TestModeWork {
  /**
   * Returns up to `most` pending works that are due until a moment, or after another and until it; earliest first, those of one moment in
   * the order of their kinds.
   */
  abstract pending(workspaceId: string, span: { after?: Date; until: Date }, most: number): Promise<PendingWork[]>;
  /** Returns true while due work is still under way: a fact that is not relayed, a message or a webhook that is being sent. */
  abstract isUnderWay(workspaceId: string): Promise<boolean>;
}
