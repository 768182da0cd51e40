import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueues, LOGGER, MAINTENANCE_QUEUE, type Logger } from '@svc/composition';
import { UPKEEP, type Upkeep } from '../schedules/upkeep';

/** Keeps the house tidy: each job is one task of upkeep. */
@Injectable()
export class MaintenanceProcessor implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(UPKEEP) private readonly upkeep: Upkeep[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queues.process(MAINTENANCE_QUEUE, (job) => this.run(job.name));
    await Promise.all(this.upkeep.map(({ name, everyMs }) => this.queues.schedule(MAINTENANCE_QUEUE, name, everyMs)));
  }

  private async run(name: string): Promise<void> {
    const task = this.upkeep.find((each) => each.name === name);
    if (!task) throw new Error(`No maintenance task is called ${name}.`);
    this.logger.debug({ task: name, tidied: await task.run() }, 'maintenance');
  }
}
