import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from '../eventually';
import { freePort } from './free-port';

/** A Redis that keeps nothing on disk, for a test that kills it: `redis-server` of the PATH. */
export class OwnRedis {
  private server?: ChildProcess;

  private constructor(private readonly port: number) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.startAgain();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** On the same port, and empty. */
  async startAgain(): Promise<void> {
    const settings = ['--bind', '127.0.0.1', '--port', String(this.port), '--save', '', '--appendonly', 'no'];
    this.server = spawn('redis-server', settings, { stdio: 'ignore', cwd: '/' });
    await eventually('Redis answers', () =>
      this.say('PING').then(
        (answer) => answer.startsWith('+PONG'),
        () => false,
      ),
    );
  }

  async empty(): Promise<void> {
    await this.say('FLUSHALL');
  }

  /** Leaves it without a byte of memory for what grows, or with all again. */
  async fill(isFull: boolean): Promise<void> {
    await this.command(`CONFIG SET maxmemory ${isFull ? 1 : 0}`);
  }

  /** Makes it the replica of a primary that nobody reaches, as after a failover, or a primary again. */
  async followNobody(isReplica: boolean): Promise<void> {
    await this.command(isReplica ? 'REPLICAOF 127.0.0.1 1' : 'REPLICAOF NO ONE');
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.server || this.server.exitCode !== null || this.server.signalCode !== null) return;
    const gone = once(this.server, 'exit');
    this.server.kill(signal);
    await gone;
  }

  private async command(command: string): Promise<void> {
    const answer = await this.say(command);
    if (!answer.startsWith('+OK')) throw new Error(`${command}: ${answer}`);
  }

  private say(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(`${command}\r\n`));
      socket.once('error', reject);
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(answer.toString());
      });
    });
  }
}
