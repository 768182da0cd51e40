import type { RunningProcess, RunningService } from '@svc/testing';
import { eventually } from '../testing/command';
import type { Chance } from './chance';

const BACK_WITHIN_MS = 60_000;
/** A request that has begun is somewhere in its work by then. */
const LONGEST_MOMENT_MS = 40;

/** The one api and the one worker of a service: killed at moments of chance, and started again at once. */
export class Mortals {
  /** How often each was killed. */
  readonly deaths = { api: 0, worker: 0 };
  private dying: Promise<void> = Promise.resolve();

  private constructor(
    private readonly service: RunningService,
    private worker: RunningProcess,
    private api: RunningProcess,
  ) {}

  static async start(service: RunningService): Promise<Mortals> {
    const [api] = service.processes as [RunningProcess];
    return new Mortals(service, await service.startWorker(), api);
  }

  /** Kills one within the next moment, and starts it again. Several go one after the other. */
  kill(which: 'api' | 'worker', chance: Chance): void {
    this.deaths[which] += 1;
    const moment = new Promise((resolve) => setTimeout(resolve, chance.between(0, LONGEST_MOMENT_MS)));
    this.dying = this.dying.then(() => moment).then(() => this.replace(which));
  }

  /** When all who were killed run again. */
  async alive(): Promise<void> {
    await this.dying;
    await eventually('the api is ready', () => this.service.client.get('/readyz').then(({ status }) => status === 200, () => false), BACK_WITHIN_MS);
  }

  private async replace(which: 'api' | 'worker'): Promise<void> {
    await this[which].stop('SIGKILL');
    this[which] = which === 'api' ? await this.service.startApi(this.service.urls[0]!) : await this.service.startWorker();
  }
}
