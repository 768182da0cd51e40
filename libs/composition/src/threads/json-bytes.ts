import { flawOf, JSON_REFUSALS } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';

/** As much as comes from a connection at once. */
const BLOCK_BYTES = 64 * 1024;

/** JSON as it was sent, counted and not yet parsed; in blocks that can be handed over to a thread. */
export class JsonBytes {
  readonly blocks: Uint8Array<ArrayBuffer>[] = [];
  length = 0;
  /** A text may hold characters that only an escape can bring in. */
  hasEscapes = true;

  /** Copies the bytes: what a connection reads into is its own. */
  add(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) {
      const at = this.length % BLOCK_BYTES;
      if (at === 0) this.blocks.push(new Uint8Array(BLOCK_BYTES));
      const piece = bytes.subarray(from, from + BLOCK_BYTES - at);
      this.blocks.at(-1)!.set(piece, at);
      this.length += piece.length;
      from += piece.length;
    }
  }
}

/** The transferable part of `JsonBytes`. */
export type SentJson = Pick<JsonBytes, 'blocks' | 'length' | 'hasEscapes'>;

/** Parses what was sent, if anything was. @throws InvalidInput when it is no JSON, or holds a text that is not stored */
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
