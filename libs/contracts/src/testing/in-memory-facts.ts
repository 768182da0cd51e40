import type { TraceContext, UnitOfWork } from '@svc/kernel';
import type { FactQueue, KnownFact, QueuedFact } from '../facts';

interface Row extends QueuedFact {
  dueAt: Date;
  reason?: string;
  inHand?: boolean;
}

/** An outbox in memory: facts that a transaction has taken are hidden from others, and return when it fails. */
export class InMemoryFacts {
  private rows: Row[] = [];

  constructor(private readonly now: () => Date = () => new Date()) {}

  readonly unitOfWork: UnitOfWork<FactQueue> = {
    run: async (work) => {
      const taken: Row[] = [];
      const changes: (() => void)[] = [];
      try {
        const result = await work(this.bind(taken, changes));
        this.rows = this.rows.filter((row) => !taken.includes(row));
        for (const change of changes) change();
        return result;
      } finally {
        for (const row of taken) row.inHand = false;
      }
    },
  };

  leave(...facts: readonly KnownFact[]): void {
    this.rows.push(...facts.map((fact) => ({ fact, attempts: 0, dueAt: this.now() })));
  }

  /** Leaves a fact in a trace. */
  leaveIn(trace: TraceContext, fact: KnownFact): void {
    this.rows.push({ fact, trace, attempts: 0, dueAt: this.now() });
  }

  /** Traces that committed transactions have written in, in their order. */
  readonly writtenIn: (TraceContext | undefined)[] = [];

  /** The facts that are not yet relayed, with the attempts so far. */
  get waiting(): readonly Readonly<Row>[] {
    return this.rows;
  }

  private bind(taken: Row[], changes: (() => void)[]): FactQueue {
    const take = async (isWanted: (row: Row) => boolean, most: number) => {
      const rows = this.rows.filter((row) => !row.inHand && isWanted(row)).slice(0, most);
      for (const row of rows) row.inHand = true;
      taken.push(...rows);
      return rows.map(({ fact, attempts, trace }) => ({ fact, attempts, ...(trace !== undefined && { trace }) }));
    };
    return {
      take: (most, from = '') => take(({ attempts, fact }) => attempts === 0 && fact.id >= from, most),
      takeFailed: () => take(({ attempts, dueAt }) => attempts > 0 && dueAt <= this.now(), 1),
      postpone: async (id, { reason, dueAt }) => {
        changes.push(
          () => (this.rows = this.rows.map((row) => (row.fact.id === id ? { ...row, attempts: row.attempts + 1, reason, dueAt } : row))),
        );
      },
      belongTo: async (trace) => void changes.push(() => this.writtenIn.push(trace)),
    };
  }
}
