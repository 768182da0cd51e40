import type { DataSource } from 'typeorm';

/** The channel on which relays hear that facts are waiting. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * Wakes the relays, once what left the facts is committed. In a statement of its own: Postgres commits transactions that
 * notify one after the other. Whoever rings while a ring is on its way shares the next one.
 */
export class OutboxBell {
  private ringing?: Promise<void>;
  private again = false;

  /** @param onError told of bells that were not heard; the relays look for facts by themselves, a second later */
  constructor(
    private readonly dataSource: DataSource,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Returns at once. */
  ring(): void {
    if (this.ringing) this.again = true;
    else this.ringing = this.notify();
  }

  /** Resolves when everything rung so far is out. */
  async silence(): Promise<void> {
    await this.ringing;
  }

  private async notify(): Promise<void> {
    do {
      this.again = false;
      await this.dataSource.query(`select pg_notify($1, '')`, [OUTBOX_CHANNEL]).catch(this.onError);
    } while (this.again);
    this.ringing = undefined;
  }
}
