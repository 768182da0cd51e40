import { eventually, type RunningProcess, type RunningService } from '@svc/testing';
import type { Chance } from './chance';

/** A request that has begun is somewhere in its work by then. */
const LONGEST_MOMENT_MS = 40;

export type KillableProcess = 'api' | 'worker';

/** Api and worker of a service, which are killed at random moments and started again at once. */
export class KillableProcesses {
  /** Number of kills of each process. */
  readonly deaths = { api: 0, worker: 0 };
  /** The processes that are dead just now, until they run again. */
  private readonly dying = new Map<KillableProcess, Promise<void>>();

  private constructor(
    private readonly service: RunningService,
    private worker: RunningProcess,
    private api: RunningProcess,
  ) {}

  static async start(service: RunningService): Promise<KillableProcesses> {
    const [api] = service.processes as [RunningProcess];
    return new KillableProcesses(service, await service.startWorker(), api);
  }

  /** Kills one within the next moment, and starts it again; one that is dead is left alone. */
  kill(which: KillableProcess, chance: Chance): void {
    if (this.dying.has(which)) return;
    this.deaths[which] += 1;
    const moment = new Promise((resolve) => setTimeout(resolve, chance.between(0, LONGEST_MOMENT_MS)));
    this.dying.set(
      which,
      moment.then(() => this.replace(which)).finally(() => this.dying.delete(which)),
    );
  }

  /** When the api runs again. */
  async answers(): Promise<void> {
    await this.dying.get('api');
    await eventually('the api is ready', () =>
      this.service.client.get('/readyz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  }

  /** When all who were killed run again. */
  async alive(): Promise<void> {
    while (this.dying.size > 0) await Promise.all(this.dying.values());
    await this.answers();
  }

  private async replace(which: KillableProcess): Promise<void> {
    await this[which].stop('SIGKILL');
    this[which] = which === 'api' ? await this.service.startApi(this.service.urls[0]!) : await this.service.startWorker();
  }
}
