import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from '../eventually';

/** One `redis-server` of the PATH, on loopback. */
export class RedisProcess {
  private server?: ChildProcess;

  /** @param settings arguments of redis-server, the port among them */
  constructor(
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  /** Starts it, again after a kill, and waits until it answers. */
  async start(): Promise<void> {
    this.server = spawn('redis-server', this.settings, { stdio: 'ignore', cwd: '/' });
    await eventually('Redis answers', () =>
      this.say('PING').then(
        (answer) => /^(\+PONG|-NOAUTH)/.test(answer),
        () => false,
      ),
    );
  }

  /** Sends a signal, and waits for the end unless it only stops or continues the process. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.server || this.server.exitCode !== null || this.server.signalCode !== null) return;
    const gone = once(this.server, 'exit');
    this.server.kill(signal);
    if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await gone;
  }

  /** Sends a command. Rejects when its answer is an error. */
  async command(command: string): Promise<string> {
    const answer = await this.say(command);
    if (answer.startsWith('-')) throw new Error(`${command}: ${answer}`);
    return answer;
  }

  /** Returns the begin of the answer to a command, as it is sent. */
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
