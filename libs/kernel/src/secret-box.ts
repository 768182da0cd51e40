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
