import type { Fact, Outbox } from '../outbox';

/** Records the facts, in order. */
export class RecordingOutbox<F extends Fact = Fact> implements Outbox<F> {
  readonly facts: F[] = [];

  async append(facts: readonly F[]): Promise<void> {
    this.facts.push(...facts);
  }
}
