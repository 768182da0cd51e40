import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JOB_KINDS, type JobKind } from './job-kind';
import { JobRunner } from './job-runner';

/** Processes the jobs of every kind from the start of the worker on. */
@Injectable()
export class JobProcessing implements OnApplicationBootstrap {
  constructor(
    @Inject(JOB_KINDS) private readonly kinds: readonly JobKind[],
    private readonly runner: JobRunner,
  ) {}

  onApplicationBootstrap(): void {
    for (const { queue, form, concurrency, work } of this.kinds) this.runner.process(queue, form, work, concurrency);
  }
}
