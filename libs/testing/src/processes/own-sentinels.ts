import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { freePort } from './free-port';
import { UNSAVED } from './own-redis';
import { RedisProcess } from './redis-process';

/** Time after which Sentinels take a primary for lost, ms. */
const DOWN_MS = 1_000;
const SENTINELS = 3;
const QUORUM = 2;
const NAME = 'tickets';

export interface SentinelOptions {
  /** Password of the data nodes, and of the Sentinels; none by default. */
  password?: string;
  sentinelPassword?: string;
}

/** A primary with a replica, and three Sentinels that watch them, for a test that kills the primary. */
export class OwnSentinels {
  private constructor(
    private readonly folder: string,
    private readonly options: SentinelOptions,
    private readonly dataNodes: readonly [RedisProcess, RedisProcess],
    private readonly sentinels: readonly RedisProcess[],
  ) {}

  static async start(options: SentinelOptions = {}): Promise<OwnSentinels> {
    const folder = await mkdtemp(join(process.env['TEST_DATA_ROOT'] ?? tmpdir(), 'svc-sentinel-'));
    const [primaryPort, replicaPort, ...ports] = (await Promise.all(Array.from({ length: 2 + SENTINELS }, freePort))) as [number, number];
    const login = options.password === undefined ? [] : ['--requirepass', options.password, '--masterauth', options.password];
    const dataNode = (port: number, more: readonly string[]) =>
      new RedisProcess(port, [...UNSAVED, '--port', String(port), '--dir', folder, '--repl-diskless-sync-delay', '0', ...login, ...more]);
    const sentinels = await Promise.all(
      ports.map(async (port) => {
        const file = join(folder, `sentinel-${port}.conf`);
        await writeFile(file, settingsOf(port, primaryPort, folder, options));
        return new RedisProcess(port, [file, '--sentinel']);
      }),
    );
    const dataNodes = [dataNode(primaryPort, []), dataNode(replicaPort, ['--replicaof', '127.0.0.1', String(primaryPort)])] as const;
    const own = new OwnSentinels(folder, options, dataNodes, sentinels);
    try {
      for (const node of [...dataNodes, ...sentinels]) await node.start();
      for (const sentinel of sentinels) await eventually('each Sentinel knows the replica and the others', () => own.isWhole(sentinel));
      return own;
    } catch (error) {
      await own.stop();
      throw error;
    }
  }

  /** Address for REDIS_URL. */
  get url(): string {
    const { password, sentinelPassword } = this.options;
    const login = password === undefined ? '' : `:${password}@`;
    const query = sentinelPassword === undefined ? '' : `?sentinel_password=${sentinelPassword}`;
    return `redis+sentinel://${login}${this.sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${NAME}${query}`;
  }

  /** Address of a Sentinel, as if it were a Redis, and of the primary of the begin. */
  get urlOfSentinel(): string {
    return `redis://127.0.0.1:${this.sentinels[0]!.port}`;
  }

  get urlOfPrimary(): string {
    return `redis://127.0.0.1:${this.dataNodes[0].port}`;
  }

  /** Kills the primary of the begin, or sends it another signal. */
  async killPrimary(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.dataNodes[0].kill(signal);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.sentinels, ...this.dataNodes].map((node) => node.kill()));
    await rm(this.folder, { recursive: true, force: true });
  }

  private async isWhole(sentinel: RedisProcess): Promise<boolean> {
    const { sentinelPassword } = this.options;
    const login = sentinelPassword === undefined ? '' : `AUTH ${sentinelPassword}\r\n`;
    const answer = await sentinel.command(`${login}INFO sentinel`);
    return answer.includes(`status=ok`) && answer.includes(`slaves=1,sentinels=${SENTINELS}`);
  }
}

function settingsOf(port: number, primaryPort: number, folder: string, { password, sentinelPassword }: SentinelOptions): string {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir ${folder}`,
    ...(sentinelPassword === undefined ? [] : [`requirepass ${sentinelPassword}`, `sentinel sentinel-pass ${sentinelPassword}`]),
    `sentinel monitor ${NAME} 127.0.0.1 ${primaryPort} ${QUORUM}`,
    `sentinel down-after-milliseconds ${NAME} ${DOWN_MS}`,
    `sentinel failover-timeout ${NAME} 5000`,
    ...(password === undefined ? [] : [`sentinel auth-pass ${NAME} ${password}`]),
    '',
  ].join('\n');
}
