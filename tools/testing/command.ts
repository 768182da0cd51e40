import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

/** Of the repository. */
export const root = join(__dirname, '../..');

/** A command of the project, run as a person would, with what it prints. */
export class Command {
  readonly exited: Promise<number | NodeJS.Signals | null>;
  output = '';
  private readonly child: ChildProcess;

  /** @param script relative to the root of the repository at `options.cwd` (default: this one) */
  constructor(script: string, args: string[], env: Record<string, string>, options: SpawnOptions = {}) {
    const { PATH, HOME } = process.env;
    this.child = spawn(process.execPath, [join(String(options.cwd ?? root), script), ...args], {
      ...options,
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exited = new Promise((resolve) => this.child.once('close', (code, signal) => resolve(code ?? signal)));
  }

  get pid(): number {
    return this.child.pid ?? Number.NaN;
  }

  /** Waits for a text in the output and answers the first group of the pattern; the end of the command is a failure. */
  async prints(pattern: RegExp, withinMs = 60_000): Promise<string> {
    const ended = this.exited.then(() => true);
    const deadline = Date.now() + withinMs;
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match[1] ?? match[0];
      const over = await Promise.race([ended, new Promise<false>((resolve) => setTimeout(resolve, 25, false))]);
      if ((over && !pattern.test(this.output)) || Date.now() > deadline) {
        throw new Error(`The command ${over ? 'ended' : 'went on'} without printing ${pattern}. It printed:\n${this.output}`);
      }
    }
  }

  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    this.child.kill(signal);
    return this.exited;
  }
}

/** Asks until the answer is truthy; throws after the limit. */
export async function eventually<T>(what: string, ask: () => T | Promise<T>, withinMs = 30_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as NonNullable<T>;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
