import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The shop that visitors visit, and how many of them come in a second. */
export interface Visit {
  /** Without a path. */
  url: string;
  headers: Record<string, string>;
  reads: readonly { path: string }[];
  openings: readonly { method: 'POST'; path: string; body: string }[];
  readsPerSecond: number;
  openingsPerSecond: number;
}

/** One visitor: ms until the answer, and its status, or the code of the error. */
export interface Visited {
  ms: number;
  status: number | string;
}

/** Visitors in a process of its own, so that nothing but the service keeps them waiting. */
export class Visitors {
  private constructor(private readonly child: ChildProcess) {}

  static start(visit: Visit): Visitors {
    const child = fork(join(__dirname, 'visitors.mjs'));
    child.send({ visit });
    return new Visitors(child);
  }

  /** Returns the results of visitors who came between two moments (ms since 1970), once all of them were answered, and forgets them. */
  async between(from: number, to: number): Promise<Visited[]> {
    this.child.send({ span: { from, to } });
    const [answers] = (await once(this.child, 'message')) as [Visited[]];
    return answers;
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }
}

/** The figure that so many of a hundred do not exceed; 0 of none. */
export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? 0;
}

/** Answers that visitors do not expect, with how many of them there were: `503 ×3, ECONNRESET ×1`. */
export function failuresOf(answers: readonly Visited[]): string {
  const counts = new Map<number | string, number>();
  for (const { status } of answers) if (status !== 200 && status !== 201) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} ×${count}`).join(', ');
}
