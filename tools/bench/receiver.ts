import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A delivery that came, by its event; at so many ms since 1970. */
export interface Received {
  event: string;
  at: number;
}

const TIMEOUT_MS = 120_000;
const PAUSE_MS = 20;

/** A merchant's server in a process of its own, which receives webhooks. */
export class Receiver {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const child = fork(join(__dirname, 'receiver.mjs'), { serialization: 'advanced' });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new Receiver(child, `http://127.0.0.1:${port}`);
  }

  /** Waits until so many deliveries have come since the last time, and answers them. */
  async take(count: number): Promise<Received[]> {
    const end = performance.now() + TIMEOUT_MS;
    for (let there = 0; there < count; there = (await this.ask('count')) as number) {
      if (performance.now() > end) throw new Error(`Of ${count} deliveries ${there} came within ${TIMEOUT_MS / 1_000} s.`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return (await this.ask('take')) as Received[];
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }

  private async ask(question: 'count' | 'take'): Promise<unknown> {
    this.child.send(question);
    const [answer] = (await once(this.child, 'message')) as unknown[];
    return answer;
  }
}
