import type { AccessLog } from '../ports/access-log';
import type { KeyUsage, KeyUse } from '../ports/key-usage';

/** A key's last use is written at most this often, ms. */
const WRITE_EVERY_MS = 60_000;
const MOST_NOTES = 10_000;

/** Writes when a key was last used, at most once a minute per key and never on the request's path (D-64). */
export class LastUseNotes {
  private readonly writtenAt = new Map<string, number>();

  constructor(
    private readonly usage: KeyUsage,
    private readonly log: AccessLog,
  ) {}

  note(use: KeyUse): void {
    const at = use.at.getTime();
    const last = this.writtenAt.get(use.keyId);
    if (last !== undefined && at - last < WRITE_EVERY_MS) return;
    if (this.writtenAt.size >= MOST_NOTES) this.writtenAt.clear();
    this.writtenAt.set(use.keyId, at);
    this.usage.record(use).catch((error: unknown) => this.log.warn('The last use of a key was not written.', error));
  }
}
