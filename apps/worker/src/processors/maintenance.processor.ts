import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { JobRefused, LOGGER, MAINTENANCE_QUEUE, RecurringTasks, ServiceConfig, type Logger } from '@svc/composition';
import { z } from 'zod';
import { JobRunner } from '../jobs/job-runner';
import { maintenanceTasks } from '../schedules/maintenance-tasks';

/** Payload of a job that belongs to no workspace: a maintenance task works for all of them. */
export const maintenancePayload = z.strictObject({ task: z.string().min(1) });

/** Does each maintenance task when its schedule brings it, once for all workers, and records that it was done. */
@Injectable()
export class MaintenanceProcessor implements OnApplicationBootstrap {
  private readonly tasks = maintenanceTasks(this.config.waits);

  constructor(
    private readonly jobs: JobRunner,
    private readonly modules: ModuleRef,
    private readonly recurring: RecurringTasks,
    private readonly config: ServiceConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.processForAll(MAINTENANCE_QUEUE, maintenancePayload, ({ task }) => this.run(task));
  }

  private async run(name: string): Promise<void> {
    const task = this.tasks.find((each) => each.name === name);
    if (!task) throw new JobRefused(`No maintenance task is called ${name}.`);
    const done = await task.run((doer) => this.modules.get(doer, { strict: false }));
    await this.recurring.noteDone(name);
    this.logger.debug({ task: name, done }, 'maintenance');
  }
}
