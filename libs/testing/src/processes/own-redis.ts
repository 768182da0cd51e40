import { freePort } from './free-port';
import { RedisProcess } from './redis-process';

/** Settings of a Redis that keeps nothing on disk. */
export const UNSAVED = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

/** A Redis that keeps nothing on disk, for a test that kills it. */
export class OwnRedis {
  private constructor(private readonly process: RedisProcess) {}

  /** @param settings further arguments of redis-server */
  static async start(settings: readonly string[] = []): Promise<OwnRedis> {
    const port = await freePort();
    const redis = new OwnRedis(new RedisProcess(port, [...UNSAVED, '--port', String(port), ...settings]));
    await redis.startAgain();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.process.port}`;
  }

  /** On the same port, and empty. */
  startAgain(): Promise<void> {
    return this.process.start();
  }

  async empty(): Promise<void> {
    await this.process.command('FLUSHALL');
  }

  /** Leaves it without a byte of memory for what grows, or with all again. */
  async fill(isFull: boolean): Promise<void> {
    await this.process.command(`CONFIG SET maxmemory ${isFull ? 1 : 0}`);
  }

  /** Makes it the replica of a primary that nobody reaches, as after a failover, or a primary again. */
  async followNobody(isReplica: boolean): Promise<void> {
    await this.process.command(isReplica ? 'REPLICAOF 127.0.0.1 1' : 'REPLICAOF NO ONE');
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    return this.process.kill(signal);
  }
}
