import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { TEST_CLOCK_QUEUE, testClockJob, type TestClockName, TestClocks } from '@svc/access';
import { asTenant, EVERY_WORKSPACE } from '@svc/composition';
import { JobQueue } from '@svc/kernel';
import { z } from 'zod';
import { AdvanceTestClock, type AdvanceHooks } from '../clocks/advance-test-clock';
import { purgeTestMode } from '../schedules/retention';
import { kindOf, type Processor, tenantPayload } from '../jobs/job-kind';

/** Clocks that advance at a time; each does one piece of work after the other. */
const CONCURRENCY = 5;

/** Advances test clocks. A long advance gets another job when its turn ends. */
@Injectable()
export class TestClockProcessor implements Processor, BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly advanceTestClock: AdvanceTestClock,
    private readonly modules: ModuleRef,
    private readonly clocks: TestClocks,
  ) {}

  readonly jobs = [
    kindOf({
      queue: TEST_CLOCK_QUEUE,
      form: tenantPayload.extend({ mode: z.literal('test') }),
      concurrency: CONCURRENCY,
      work: (job) => this.advance(job),
      due: (most) => this.clocks.left(most),
    }),
  ];

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async advance(job: TestClockName): Promise<void> {
    const isUnderWay = await this.advanceTestClock.execute(job, this.hooks);
    if (isUnderWay) await this.queue.enqueue([testClockJob(job.workspaceId)]);
  }

  private readonly hooks: AdvanceHooks = {
    isStopping: () => this.isStopping,
    purge: () => asTenant(EVERY_WORKSPACE, () => purgeTestMode((doer) => this.modules.get(doer, { strict: false }))),
  };
}
