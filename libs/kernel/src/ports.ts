/** Source of new ids. */
export abstract class IdGenerator {
  /** Returns a new UUIDv7: unique, and sorting by its creation time (D-1). */
  abstract next(): string;
}

/** Makes and verifies the tokens of links for people without a key (D-1a). */
export abstract class LinkSigner {
  /** Returns the token of `subject` for one purpose: the same input gives the same token, as long as the service keeps its key. */
  abstract sign(purpose: string, subject: string): string;
  /** Returns true when the token was made for this purpose and subject; takes the same time either way. */
  abstract verify(purpose: string, subject: string, token: string): boolean;
}

/** Context of a sealed text (associated data): it opens for no other, even if it was copied elsewhere in the database. */
export interface SealedFor {
  workspaceId: string;
  /** Kind and owner within the workspace: `payment_credentials/live/stripe`. */
  purpose: string;
}

/** Seals secrets that the service has to read again: the stored text is useless without the service's key. */
export abstract class SecretBox {
  /** Seals a text for its context; two sealings of the same text differ. */
  abstract seal(text: string, context: SealedFor): string;
  /**
   * Returns the text that was sealed for this context, under the present key or a previous one. Throws on anything else, or if it was
   * changed.
   */
  abstract open(sealed: string, context: SealedFor): string;
}

/**
 * Runs work in one transaction. `Tx` holds the stores of one context bound to it and never a network port, so the whole work may be
 * repeated on a serialisation failure or a deadlock.
 */
export abstract class UnitOfWork<Tx> {
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  abstract run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Does work batch by batch, until one is not full. Returns the total. */
export async function inBatches(size: number, next: (most: number) => Promise<number>): Promise<number> {
  let done = 0;
  for (let last = size; last === size; done += last) last = await next(size);
  return done;
}
