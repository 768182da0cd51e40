import { RealRails } from '@svc/provider-stubs';
import { eventually, startService, type RunningProcess, type RunningService } from '@svc/testing';
import { Pool } from 'pg';

/** Long enough for a machine under load, short enough for tests that let calls end by them. */
export const WAITS = 'openMs=6000,callMs=3000,refundMs=9000,lookMs=6000,refundDoubtMs=30000';

/** One api, one worker, a database, and both providers. */
export class TestCluster {
  shops = 0;
  private constructor(
    readonly rails: RealRails,
    readonly service: RunningService,
    readonly database: Pool,
    private api: RunningProcess,
    private worker: RunningProcess,
  ) {}

  static async open(): Promise<TestCluster> {
    const rails = await RealRails.open();
    const service = await startService({ env: { ...rails.env, SANDBOX_PAYMENTS: 'off', WAITS } });
    return new TestCluster(
      rails,
      service,
      new Pool({ connectionString: service.databaseUrl, max: 2 }),
      service.processes[0]!,
      await service.startWorker(),
    );
  }

  /** Kills the api, or the worker, during any work, and starts it again. @param meanwhile happens while it is dead */
  async kill(which: 'api' | 'worker', meanwhile: () => void = () => undefined): Promise<void> {
    if (which === 'api') {
      await this.api.stop('SIGKILL');
      meanwhile();
      this.api = await this.service.startApi(this.service.urls[0]!);
      await eventually('the api is ready', () =>
        this.service.client.get('/readyz').then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
    } else {
      await this.worker.stop('SIGKILL');
      meanwhile();
      this.worker = await this.service.startWorker();
    }
  }

  async close(): Promise<void> {
    await this.database.end();
    await this.service.stop();
    await this.rails.close();
  }
}
