import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, type RunningService } from '@svc/testing';
import { Client } from 'pg';
import { databaseSeconds, processorSeconds } from './load/processor-time';

/** A process that runs in development reads a source map with its first error, which takes a second: none does in production. */
export const PLAIN_STACKS = join(__dirname, '../crashes/scenarios/plain-stacks.cjs');

/** Number of operations, their duration, and the processor time that they took. */
export interface Measured {
  perSecond: number;
  /** Processor time of the service's processes for one operation, µs. */
  serviceMicros: number;
  /** Processor time of the database servers for one operation, µs. */
  databaseMicros: number;
}

interface MeasuredOptions {
  apis?: number;
  env?: Record<string, string>;
  nodes?: readonly string[];
}

/** A service as it runs in production, with its log at `info` in a file, and what it uses of the processors. */
export class MeasuredService {
  private constructor(
    readonly running: RunningService,
    private readonly databaseUrls: readonly string[],
    private readonly databaseSeconds: () => number,
    private readonly folder: string,
  ) {}

  /** @param options `nodes`: addresses of the servers beside the first, where rows are on several */
  static async start({ apis = 1, env = {}, nodes = [] }: MeasuredOptions = {}): Promise<MeasuredService> {
    const folder = await mkdtemp(join(tmpdir(), 'bench-log-'));
    const running = await startService({
      apis,
      env: { LOG_LEVEL: 'info', NODE_OPTIONS: `--require=${PLAIN_STACKS}`, ...env },
      logFile: join(folder, 'service.log'),
    });
    const databaseUrls = [running.databaseUrl, ...nodes.map((node) => new URL(new URL(running.databaseUrl).pathname, node).href)];
    const servers = await Promise.all(databaseUrls.map(databaseSeconds));
    return new MeasuredService(running, databaseUrls, () => servers.reduce((sum, seconds) => sum + seconds(), 0), folder);
  }

  /** Does operations and says what each took. @param run answers what was done */
  async measure<Result extends { answered: number; perSecond: number }>(run: () => Promise<Result>): Promise<Result & Measured> {
    const pids = this.running.processes.map(({ pid }) => pid);
    const before = [processorSeconds(pids), this.databaseSeconds()] as const;
    const result = await run();
    const [service, database] = [processorSeconds(pids) - before[0], this.databaseSeconds() - before[1]];
    return { ...result, serviceMicros: (service * 1e6) / result.answered, databaseMicros: (database * 1e6) / result.answered };
  }

  /** Vacuums and analyses: in production a worker has grown tables analysed within 5 s, and the server looks at all of them within a minute. */
  async vacuum(): Promise<void> {
    for (const connectionString of this.databaseUrls) {
      const client = new Client({ connectionString });
      await client.connect();
      await client.query('vacuum analyze').finally(() => client.end());
    }
  }

  /** Ends its processes. */
  async stop(): Promise<void> {
    await this.running.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
