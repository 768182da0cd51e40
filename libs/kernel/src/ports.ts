/** Source of new ids. */
export abstract class IdGenerator {
  /** A new UUIDv7: unique, and sorting by the time of its making (D-1). */
  abstract next(): string;
}

/** Makes and checks the tokens of links that people without a key may follow (D-1a). */
export abstract class LinkSigner {
  /** Token of `subject` for one purpose: the same input gives the same token, as long as the service keeps its key. */
  abstract sign(purpose: string, subject: string): string;
  /** Whether the token was made for this purpose and subject; takes the same time either way. */
  abstract verify(purpose: string, subject: string, token: string): boolean;
}

/** What a sealed text belongs to: it opens nowhere else, whoever may have moved it there in the database. */
export interface SealedFor {
  workspaceId: string;
  /** What it is, and of what within the workspace: `payment_credentials/live/stripe`. */
  purpose: string;
}

/** Keeps secrets that the service has to read again: what is stored of one is of no use without the service's key. */
export abstract class SecretBox {
  /** Closes a text for its place; two sealings of the same text differ. */
  abstract seal(text: string, place: SealedFor): string;
  /** The text that was sealed for this place, under the present key or a previous one. Throws on anything else, or if it was changed. */
  abstract open(sealed: string, place: SealedFor): string;
}

/**
 * Runs work in one transaction. `Tx` holds the stores of one context bound to it and never a network port,
 * so the whole work may be repeated on a serialisation failure or a deadlock.
 */
export abstract class UnitOfWork<Tx> {
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  abstract run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Does work batch by batch, until one is not full. Answers how much was done. */
export async function inBatches(size: number, next: (most: number) => Promise<number>): Promise<number> {
  let done = 0;
  for (let last = size; last === size; done += last) last = await next(size);
  return done;
}
