/** Keeps secrets that the service has to read again: what is stored of one is of no use without the service's key. */
export abstract class SecretBox {
  /** Closes a text; two sealings of the same text differ. */
  abstract seal(text: string): string;
  /** The text that was sealed, under the present key or a previous one. Throws on anything else, or if it was changed. */
  abstract open(sealed: string): string;
}
