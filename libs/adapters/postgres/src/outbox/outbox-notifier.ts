import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

/** The channel on which relays are notified that facts are waiting. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * Wakes the relays, once the transaction that left the facts is committed. In a statement of its own: Postgres commits
 * transactions that notify one after the other. Callers that come while a notification is on its way share the next one.
 */
export class OutboxNotifier {
  private sending?: Promise<void>;
  private again = false;

  /** @param onError called with the error of a failed notification; the relays look for facts by themselves, a second later */
  constructor(
    private readonly sql: Sql,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Requests a notification and returns at once. */
  notify(): void {
    if (this.sending) this.again = true;
    else this.sending = this.send();
  }

  /** Resolves when everything so far is sent. */
  async silence(): Promise<void> {
    await this.sending;
  }

  private async send(): Promise<void> {
    do {
      this.again = false;
      await this.sql.execute(NOTIFY, [OUTBOX_CHANNEL]).catch(this.onError);
    } while (this.again);
    this.sending = undefined;
  }
}

const NOTIFY = statement('outbox.notify')`select pg_notify($1, '')`;
