import { Inject, Injectable } from '@nestjs/common';
import { isDatabaseAway, LOGGER, RelayUnitOfWork, type Logger } from '@svc/composition';
import type { FactQueue, QueuedFact } from '@svc/contracts';
import { JobQueue, RealClock, type Job } from '@svc/kernel';
import { FactConsumers } from './fact-consumers';
import { nextTry } from './next-try';
import { OutboxCursor } from './outbox-cursor';

const MOST_FACTS = 200;

type Take = (outbox: FactQueue) => Promise<QueuedFact[]>;

/**
 * Tells facts to who makes something of them, each exactly once: in one transaction they leave the outbox and what
 * follows from them is written. Jobs are enqueued after it; the sweeper makes up for one that is lost (ADR 0019).
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
   * Tells what waits, and retries one fact that failed before. Answers how many facts it has dealt with; 0 = nothing
   * waits. Rejects when the database does not answer; nothing is lost by that.
   */
  async tell(): Promise<number> {
    const told = await this.tellUntold(this.most);
    const retried = await this.tellTaken((outbox) => outbox.takeFailed());
    return told + retried.length;
  }

  /** Goes on from where the cursor stands; from the beginning again when what was taken is back. */
  private async tellUntold(most: number): Promise<number> {
    const startedAt = this.clock.now();
    const from = this.cursor.next(startedAt);
    const told = await this.tellTaken((outbox) => outbox.take(most, from));
    if (this.most === most) {
      this.cursor.moveTo({ startedAt, most, ids: told.map(({ fact }) => fact.id) });
      this.most = Math.min(most * 2, MOST_FACTS);
    } else this.cursor.startOver();
    return told.length;
  }

  private async tellTaken(take: Take): Promise<QueuedFact[]> {
    let taken: QueuedFact[] = [];
    try {
      const jobs = await this.unitOfWork.run(async (tx) => {
        taken = [];
        taken = await take(tx.outbox);
        return taken.length === 0
          ? []
          : this.consumers.consume(
              tx,
              taken.map(({ fact }) => fact),
            );
      });
      await this.enqueue(jobs);
    } catch (error) {
      await this.narrowDown(taken, error);
    }
    return taken;
  }

  /** One fact keeps its batch from being relayed: halves the batch until it is found, then has it wait. */
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
      'A fact could not be told; it is tried again later.',
    );
  }

  private async enqueue(jobs: readonly Job[]): Promise<void> {
    await this.queue
      .enqueue(jobs)
      .catch((error: unknown) => this.logger.warn({ error: String(error) }, 'Jobs could not be enqueued; the sweeper will.'));
  }
}
