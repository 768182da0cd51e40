import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { JobQueues, JobRefused, LOGGER, MAINTENANCE_QUEUE, ServiceConfig, type Logger } from '@svc/composition';
import { JobRunner } from '../jobs/job-runner';
import { MaintenanceJob } from '../jobs/jobs';
import { maintenanceTasks } from '../schedules/maintenance-tasks';

/** Does each maintenance task at its own rhythm, once for all workers. */
@Injectable()
export class MaintenanceProcessor implements OnApplicationBootstrap {
  private readonly tasks = maintenanceTasks(this.config.waits);

  constructor(
    private readonly queues: JobQueues,
    private readonly jobs: JobRunner,
    private readonly modules: ModuleRef,
    private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.jobs.processForAll(MAINTENANCE_QUEUE, MaintenanceJob, ({ task }) => this.run(task));
    await Promise.all(this.tasks.map(({ name, everyMs }) => this.queues.schedule(MAINTENANCE_QUEUE, name, everyMs, { task: name })));
  }

  private async run(name: string): Promise<void> {
    const task = this.tasks.find((each) => each.name === name);
    if (!task) throw new JobRefused(`No maintenance task is called ${name}.`);
    const done = await task.run((doer) => this.modules.get(doer, { strict: false }));
    this.logger.debug({ task: name, done }, 'maintenance');
  }
}
