import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { eventually } from '@svc/testing';

/** Root of the repository. */
export const root = join(__dirname, '../..');

type End = number | NodeJS.Signals | null;

/** A command, run as a person would, with what it prints. */
export class Command {
  /** Exit code or signal. */
  readonly exited: Promise<End>;
  output = '';
  /** Its standard output alone. */
  stdout = '';
  private readonly child: ChildProcess;

  /** @param env all that it gets to see of the environment, beside PATH and HOME */
  constructor(program: string, args: string[], env: Record<string, string>, options: SpawnOptions = {}) {
    const { PATH, HOME } = process.env;
    this.child = spawn(program, args, { cwd: root, ...options, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.stdout += chunk.toString();
      this.output += chunk.toString();
    });
    this.child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exited = new Promise((resolve) => this.child.once('close', (code, signal) => resolve(code ?? signal)));
  }

  get pid(): number {
    return this.child.pid ?? Number.NaN;
  }

  /** Waits for a text in the output and answers the first group of the pattern; the end of the command is a failure. */
  async prints(pattern: RegExp, withinMs = 60_000): Promise<string> {
    let ended = false;
    void this.exited.then(() => (ended = true));
    await eventually(`the command prints ${pattern}`, () => ended || pattern.test(this.output), withinMs).catch(() => undefined);
    const match = pattern.exec(this.output);
    if (!match) throw new Error(`The command ${ended ? 'ended' : 'went on'} without printing ${pattern}. It printed:\n${this.output}`);
    return match[1] ?? match[0];
  }

  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<End> {
    this.child.kill(signal);
    return this.exited;
  }
}
