import { flawOf, JSON_REFUSALS } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';

/** Bytes of a block into which chunks are copied: as many as a connection delivers at once. */
const BLOCK_BYTES = 64 * 1024;
/** Bytes of a chunk that is worth a block of its own. */
const LARGE_CHUNK_BYTES = 16 * 1024;

/** Unparsed JSON of a request, counted, in blocks that can be transferred to a thread. */
export class JsonBytes {
  readonly blocks: Uint8Array<ArrayBuffer>[] = [];
  length = 0;
  /** A text may hold characters that only an escape can produce. */
  hasEscapes = true;
  /** Free bytes of the last block. */
  private room = 0;

  /**
   * Appends bytes, which the caller must not use any more. A large chunk with memory of its own, as from a connection, is stored as it is:
   * a copy would be as much garbage, which the process collects while others wait. Other chunks are copied.
   */
  add(bytes: Uint8Array): void {
    this.length += bytes.length;
    if (isBlock(bytes)) this.keep(bytes);
    else this.copy(bytes);
  }

  private keep(block: Uint8Array<ArrayBuffer>): void {
    if (this.room > 0) this.blocks.push(this.blocks.pop()!.subarray(0, -this.room));
    this.room = 0;
    this.blocks.push(block);
  }

  private copy(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) {
      if (this.room === 0) {
        this.blocks.push(new Uint8Array(BLOCK_BYTES));
        this.room = BLOCK_BYTES;
      }
      const piece = bytes.subarray(from, from + this.room);
      this.blocks.at(-1)!.set(piece, BLOCK_BYTES - this.room);
      this.room -= piece.length;
      from += piece.length;
    }
  }
}

function isBlock(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.length >= LARGE_CHUNK_BYTES && bytes.length === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer;
}

/** Transferable part of `JsonBytes`. */
export type SentJson = Pick<JsonBytes, 'blocks' | 'length' | 'hasEscapes'>;

/** Parses a request's body, if it has one. @throws InvalidInput when it is not JSON, or holds a text that cannot be stored */
export function parseJson(sent: SentJson | undefined): unknown {
  if (!sent) return undefined;
  const { blocks, length, hasEscapes } = sent;
  const value = parsed(new TextDecoder().decode(Buffer.concat(blocks, length)));
  const flaw = flawOf(value, hasEscapes);
  if (flaw) throw new InvalidInput(JSON_REFUSALS[flaw]);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidInput(JSON_REFUSALS.syntax);
  }
}
