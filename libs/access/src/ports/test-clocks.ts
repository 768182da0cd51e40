import type { Due, Job, JobPayload } from '@svc/kernel';
import type { TestClock, TestClockMove } from '../domain/test-clock';

/** Whose test clock advances. */
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
  /** The clock as it is, locked until the transaction ends. */
  lock(workspaceId: string): Promise<TestClock>;
  /** Moves a locked clock, and has an advance begun. */
  move(workspaceId: string, move: TestClockMove): Promise<void>;
}

/** Test clocks as the worker advances them: one worker has the lease of a clock, by the real time. */
export abstract class TestClocks {
  /** The clock as it is now. */
  abstract read(workspaceId: string): Promise<TestClock>;
  /** Those that advance and whom nobody has the lease of: their worker was lost. */
  abstract left(most: number): Promise<Due<TestClockName>[]>;
  /** Takes the lease of a clock that advances. Undefined when it does not, or another has the lease. */
  abstract claim(workspaceId: string, leaseMs: number): Promise<TestClock | undefined>;
  /** Keeps or, with 0, gives back the lease. */
  abstract lease(workspaceId: string, leaseMs: number): Promise<void>;
  /** Has an advancing clock stand at `to`, and keeps the lease. False when it does not stand at `from` any more: it was reset, or another worker has moved it. */
  abstract step(workspaceId: string, from: Date, to: Date, leaseMs: number): Promise<boolean>;
  /** Ends an advance that has come to `at`: the clock stands still there or runs on, and nobody has the lease. False as above. */
  abstract finish(workspaceId: string, at: Date): Promise<boolean>;
}

/** Something that time brings about in the test mode of a workspace: the job that does it, and when it is due by its clock. */
export interface PendingWork {
  queue: string;
  payload: JobPayload;
  dueAt: Date;
}

/** What time brings about in the test mode of one workspace. */
export abstract class TestModeWork {
  /** Up to `most` things that are due until a moment, or after another and until it; what is due first first, those of one moment in the order of their kinds. */
  abstract pending(workspaceId: string, span: { after?: Date; until: Date }, most: number): Promise<PendingWork[]>;
  /** Whether something that was brought about is still on its way: a fact that is not relayed, a message or a webhook that is being sent. */
  abstract isUnderWay(workspaceId: string): Promise<boolean>;
}
