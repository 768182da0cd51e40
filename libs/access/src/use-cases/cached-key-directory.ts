import type { KeyOwner } from '../domain/decide-admission';
import { KeyDirectory } from '../ports/key-directory';

/** How long an answer may be used, so that a change is felt everywhere within 1 s (D-67), ms. */
const VALID_MS = 500;
/** From this age on an answer that is still asked for is read again behind the scenes, ms. */
const REFRESH_MS = 250;
const MOST_ENTRIES = 10_000;

interface Entry {
  owner: KeyOwner;
  /** When its reading began, ms. */
  readAt: number;
}

/**
 * Keeps known keys in this process for half a second, so that most requests are admitted without a question to the
 * store. Unknown keys are not kept. The process that changes something calls `forget` and sees it at once.
 */
export class CachedKeyDirectory extends KeyDirectory {
  private readonly entries = new Map<string, Entry>();
  private readonly readings = new Map<string, Promise<KeyOwner | undefined>>();

  /** @param elapsed a clock that only goes forward, ms. */
  constructor(
    private readonly source: KeyDirectory,
    private readonly elapsed: () => number = () => performance.now(),
  ) {
    super();
  }

  find(hashes: readonly string[]): KeyOwner | undefined | Promise<KeyOwner | undefined> {
    const id = hashes[0]!;
    const entry = this.entries.get(id);
    const age = entry ? this.elapsed() - entry.readAt : VALID_MS;
    if (entry && age < VALID_MS) {
      if (age >= REFRESH_MS) this.read(id, hashes).catch(() => undefined);
      return entry.owner;
    }
    return this.read(id, hashes);
  }

  /** Drops what is kept of a workspace, after its settings or one of its keys were changed. */
  forget(workspaceId: string): void {
    this.readings.clear();
    for (const [id, { owner }] of this.entries) {
      if (owner.workspace.id === workspaceId) this.entries.delete(id);
    }
  }

  /** Drops everything, when any workspace may have changed. */
  forgetAll(): void {
    this.readings.clear();
    this.entries.clear();
  }

  /** One reading at a time per key; one that was under way during `forget` is not kept. */
  private read(id: string, hashes: readonly string[]): Promise<KeyOwner | undefined> {
    const underWay = this.readings.get(id);
    if (underWay) return underWay;
    const readAt = this.elapsed();
    const reading = Promise.resolve(this.source.find(hashes))
      .then((owner) => {
        if (this.readings.get(id) === reading) this.keep(id, owner, readAt);
        return owner;
      })
      .finally(() => {
        if (this.readings.get(id) === reading) this.readings.delete(id);
      });
    this.readings.set(id, reading);
    return reading;
  }

  private keep(id: string, owner: KeyOwner | undefined, readAt: number): void {
    this.entries.delete(id);
    if (!owner) return;
    this.entries.set(id, { owner, readAt });
    if (this.entries.size > MOST_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
  }
}
