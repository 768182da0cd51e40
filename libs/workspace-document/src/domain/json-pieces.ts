const PIECE_CHARACTERS = 64 * 1024;

/** A long JSON text as UTF-8, in pieces of about 64 KiB that lie outside the heap: at no time is more of it a string than one piece. */
export class JsonPieces {
  private readonly encoder = new TextEncoder();
  private readonly pieces: Uint8Array<ArrayBuffer>[] = [];
  private texts: string[] = [];
  private length = 0;

  /** Appends to the text; a pair of surrogates is not parted. */
  add(text: string): void {
    this.texts.push(text);
    this.length += text.length;
    if (this.length >= PIECE_CHARACTERS) this.encode();
  }

  /** The pieces of all that was added. */
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

/** The pieces of one text. */
export function piecesOf(text: string): Uint8Array<ArrayBuffer>[] {
  const pieces = new JsonPieces();
  pieces.add(text);
  return pieces.all();
}
