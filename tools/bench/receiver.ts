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

/** A server in a process of its own: a merchant's that receives webhooks, or one that receives mails. */
export class Receiver {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(program = 'receiver.mjs'): Promise<Receiver> {
    const child = fork(join(__dirname, program), { serialization: 'advanced' });
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return new Receiver(child, url);
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

  /** Bytes of the newest mail. */
  newest(): Promise<Buffer> {
    return this.ask('newest') as Promise<Buffer>;
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }

  private async ask(question: 'count' | 'take' | 'newest'): Promise<unknown> {
    this.child.send(question);
    const [answer] = (await once(this.child, 'message')) as unknown[];
    return answer;
  }
}

/** Returns how many came a second, from the first to the last. */
export function rateOf(received: readonly Received[]): number {
  const times = received.map(({ at }) => at);
  return ((received.length - 1) * 1_000) / (Math.max(...times) - Math.min(...times));
}
