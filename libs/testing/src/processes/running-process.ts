import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { WAIT_LIMIT_MS } from '../wait-limit';

/** One of the built processes, started with an IPC channel, so that it ends with this one. */
export class RunningProcess {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /**
   * Starts `dist/<bundle>` and waits until it reports that it is ready, however long that takes on a busy machine. The output of a process
   * that hangs is printed every two minutes, until the limit of the test ends the wait.
   * @param options `logFile`: file to which its output is appended, while `log` stays empty; `args`: command-line arguments
   */
  static async start(
    bundle: string,
    env: Record<string, string>,
    { logFile, args = [] }: { logFile?: string; args?: readonly string[] } = {},
  ): Promise<RunningProcess> {
    const output = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
    const child = spawn(process.execPath, [join(process.cwd(), 'dist', bundle), ...args], {
      env: { PATH: process.env['PATH'], NODE_OPTIONS: '--max-old-space-size=1024', ...env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (typeof output === 'number') closeSync(output);
    const started = new RunningProcess(child);
    await started.ready();
    return started;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Its output so far. */
  get log(): string {
    return this.output;
  }

  /** Waits for `text` in the output and returns the whole output. Throws when it does not appear. */
  async logWith(text: string): Promise<string> {
    const end = Date.now() + WAIT_LIMIT_MS;
    while (!this.output.includes(text)) {
      if (Date.now() > end) throw new Error(`The log never held ${text}:\n${this.output}`);
      await once(this.child.stdout!, 'data');
    }
    return this.output;
  }

  /** True until it has ended, by itself or by a signal. */
  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Undefined while it runs, or when a signal has ended it. */
  get exitCode(): number | undefined {
    return this.child.exitCode ?? undefined;
  }

  /** Ends it and waits: SIGTERM is graceful, SIGKILL is a crash. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }

  /** Lets the parent process end before it, which ends it, too. */
  unref(): void {
    this.child.unref();
    for (const handle of [this.child.channel, this.child.stdout as Socket | null, this.child.stderr as Socket | null]) handle?.unref();
  }

  private ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setInterval(() => process.stderr.write(`The process ${this.pid} is not ready yet.\n${this.output}\n`), WAIT_LIMIT_MS);
      this.child.once('message', () => {
        clearInterval(timer);
        resolve();
      });
      this.child.once('exit', (code) => {
        clearInterval(timer);
        reject(new Error(`The process ended with code ${String(code)}.\n${this.output}`));
      });
    });
  }
}
