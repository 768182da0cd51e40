import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { TEST_CLOCK_QUEUE, testClockJob } from '@svc/access';
import { asTenant, EVERY_WORKSPACE } from '@svc/composition';
import { JobQueue } from '@svc/kernel';
import { AdvanceTestClock, type AdvanceHooks } from '../clocks/advance-test-clock';
import { JobRunner } from '../jobs/job-runner';
import { TestClockJob } from '../jobs/jobs';
import { purgeTestMode } from '../schedules/retention';

/** Clocks that advance beside each other; each does one thing after the other. */
const CONCURRENCY = 5;

/** Advances test clocks. One that takes long has another job then. */
@Injectable()
export class TestClockProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    private readonly jobs: JobRunner,
    private readonly queue: JobQueue,
    private readonly advance: AdvanceTestClock,
    private readonly modules: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.process(TEST_CLOCK_QUEUE, TestClockJob, (job) => this.ride(job), CONCURRENCY);
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async ride(job: TestClockJob): Promise<void> {
    const isUnderWay = await this.advance.execute(job, this.hooks);
    if (isUnderWay) await this.queue.enqueue([testClockJob(job.workspaceId)]);
  }

  private readonly hooks: AdvanceHooks = {
    isStopping: () => this.isStopping,
    purge: () => asTenant(EVERY_WORKSPACE, () => purgeTestMode((doer) => this.modules.get(doer, { strict: false }))),
  };
}
