import { Readable } from 'node:stream';
import { dropInTurns, yieldInTurns, takeInTurns } from './in-turns';

const PIECES = Array.from({ length: 64 }, (_, index) => new Uint8Array(64 * 1024).fill(index));

/** Runs some work, and returns the number of turns of the event loop that it took. */
async function turnsOf(work: () => Promise<void>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

describe('much that comes or goes at once', () => {
  it('[D-116] comes in whole, and lets others have their turn after each piece', async () => {
    const taken: Uint8Array[] = [];
    const source = Readable.from(PIECES, { objectMode: false });
    const turns = await turnsOf(async () => {
      takeInTurns(source, (chunk) => taken.push(chunk));
      await new Promise((resolve) => source.on('end', resolve));
    });
    expect(Buffer.concat(taken).equals(Buffer.concat(PIECES))).toBe(true);
    expect(turns).toBeGreaterThanOrEqual(60);
  });

  it('[D-116] goes out whole, and lets others have their turn after each piece', async () => {
    const chunks: Uint8Array[] = [];
    const turns = await turnsOf(async () => {
      for await (const piece of yieldInTurns(PIECES)) chunks.push(piece);
    });
    expect(chunks).toEqual(PIECES);
    expect(turns).toBeGreaterThanOrEqual(60);
  });

  it('[D-116] is dropped to its end, also where its beginning was read, and lets others have their turn meanwhile', async () => {
    const source = Readable.from(PIECES, { objectMode: false });
    for await (const piece of source.iterator({ destroyOnReturn: false })) if (piece) break;
    const turns = await turnsOf(async () => {
      dropInTurns(source);
      await new Promise((resolve) => source.on('end', resolve));
    });
    expect(turns).toBeGreaterThanOrEqual(60);
  });

  it('is taken to its end where it is little', async () => {
    let length = 0;
    const source = Readable.from([Buffer.from('ab'), Buffer.from('c')]);
    takeInTurns(source, (chunk) => (length += chunk.length));
    await new Promise((resolve) => source.on('end', resolve));
    expect(length).toBe(3);
  });
});
