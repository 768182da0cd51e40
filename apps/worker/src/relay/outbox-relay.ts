import { Inject, Injectable } from '@nestjs/common';
import { isDatabaseAway, LOGGER, type RelayTx, RelayUnitOfWork, type Logger } from '@svc/composition';
import type { FactQueue, KnownFact, QueuedFact } from '@svc/contracts';
import { inSpan, JobQueue, RealClock, type Job, type TraceContext, tracing } from '@svc/kernel';
import { FactConsumers } from './fact-consumers';
import { nextTry } from './next-try';
import { OutboxCursor } from './outbox-cursor';
import { runsOfTrace } from './runs-of-trace';

const MOST_FACTS = 200;

type Take = (outbox: FactQueue) => Promise<QueuedFact[]>;

/**
 * Delivers each fact to its consumers exactly once: one transaction takes it from the outbox and writes its consequences. Jobs
 * are enqueued after the commit; the sweeper makes up for a lost one (ADR 0019).
 */
@Injectable()
export class OutboxRelay {
  private most = MOST_FACTS;
  private readonly cursor = new OutboxCursor();

  constructor(
    private readonly unitOfWork: RelayUnitOfWork,
    @Inject(FactConsumers) private readonly consumers: Pick<FactConsumers, 'consume'>,
    private readonly queue: JobQueue,
    private readonly clock: RealClock,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn' | 'error'>,
  ) {}

  /**
   * Relays new facts, and retries one that failed before. Returns the number of facts it has dealt with; 0 = none is waiting.
   * Rejects when the database does not answer; nothing is lost by that.
   */
  async relay(): Promise<number> {
    const relayed = await this.relayNew(this.most);
    const retried = await this.relayTaken((outbox) => outbox.takeFailed());
    return relayed + retried.length;
  }

  /** Relays new facts from the cursor on; starts over when taken facts are back. */
  private async relayNew(most: number): Promise<number> {
    const startedAt = this.clock.now();
    const from = this.cursor.next(startedAt);
    const relayed = await this.relayTaken((outbox) => outbox.take(most, from));
    if (this.most === most) {
      this.cursor.advance({ startedAt, most, ids: relayed.map(({ fact }) => fact.id) });
      this.most = Math.min(most * 2, MOST_FACTS);
    } else this.cursor.startOver();
    return relayed.length;
  }

  private async relayTaken(take: Take): Promise<QueuedFact[]> {
    let taken: QueuedFact[] = [];
    try {
      const jobs = await this.unitOfWork.run(async (tx) => {
        taken = [];
        taken = await take(tx.outbox);
        return this.consume(tx, taken);
      });
      await this.enqueue(jobs);
    } catch (error) {
      await this.narrowDown(taken, error);
    }
    return taken;
  }

  /** Consumes facts by their traces, so that all that follows from one belongs to its own. Returns the jobs to enqueue. */
  private async consume(tx: RelayTx, taken: readonly QueuedFact[]): Promise<Job[]> {
    const jobs: Job[] = [];
    for (const { trace, facts } of runsOfTrace(taken))
      jobs.push(...(await (trace === undefined ? this.consumers.consume(tx, facts) : this.consumeIn(trace, tx, facts))));
    return jobs;
  }

  private async consumeIn(trace: TraceContext, tx: RelayTx, facts: readonly KnownFact[]): Promise<Job[]> {
    const attributes = { 'storefront.facts': [...new Set(facts.map(({ type }) => type))].join(' ') };
    const span = tracing().begin({ name: 'relay facts', kind: 'consumer', attributes }, trace);
    const context = span?.context ?? trace;
    await tx.outbox.belongTo(context);
    const jobs = await inSpan(span, () => this.consumers.consume(tx, facts));
    await tx.outbox.belongTo(undefined);
    return jobs.map((job) => ({ ...job, trace: context }));
  }

  /** Halves a batch that cannot be relayed until its one bad fact is found, then has that fact wait. */
  private async narrowDown(taken: readonly QueuedFact[], error: unknown): Promise<void> {
    const [first] = taken;
    if (!first || isDatabaseAway(error)) throw error;
    if (taken.length > 1) this.most = Math.ceil(taken.length / 2);
    else await this.postpone(first, error);
  }

  private async postpone({ fact, attempts }: QueuedFact, error: unknown): Promise<void> {
    const dueAt = nextTry({ failures: attempts + 1, now: this.clock.now() });
    await this.unitOfWork.run((tx) => tx.outbox.postpone(fact.id, { reason: String(error), dueAt }));
    const reason = error instanceof Error ? error.stack : String(error);
    this.logger.error(
      { fact: fact.id, type: fact.type, attempts: attempts + 1, dueAt, error: reason },
      'A fact could not be delivered; the worker tries again later.',
    );
  }

  private async enqueue(jobs: readonly Job[]): Promise<void> {
    await this.queue
      .enqueue(jobs)
      .catch((error: unknown) => this.logger.warn({ error: String(error) }, 'Jobs could not be enqueued; the sweeper will.'));
  }
}
