const PIECE_CHARACTERS = 64 * 1024;

/** A long JSON text as UTF-8, in pieces of about 64 KiB outside the heap; never more than one piece of it is a string. */
export class JsonPieces {
  private readonly encoder = new TextEncoder();
  private readonly pieces: Uint8Array<ArrayBuffer>[] = [];
  private texts: string[] = [];
  private length = 0;

  /** Appends a text; it must not split a pair of surrogates. */
  add(text: string): void {
    this.texts.push(text);
    this.length += text.length;
    if (this.length >= PIECE_CHARACTERS) this.encode();
  }

  /** Returns the pieces of the whole text. */
  all(): Uint8Array<ArrayBuffer>[] {
    if (this.length > 0) this.encode();
    return this.pieces;
  }

  private encode(): void {
    this.pieces.push(this.encoder.encode(this.texts.join('')));
    this.texts = [];
    this.length = 0;
  }
}

/** Returns the pieces of one text. */
export function piecesOf(text: string): Uint8Array<ArrayBuffer>[] {
  const pieces = new JsonPieces();
  pieces.add(text);
  return pieces.all();
}
