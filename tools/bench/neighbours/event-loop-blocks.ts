import { readFile } from 'node:fs/promises';

/** A time in which an event loop did nothing else; moments in ms since 1970. */
export interface Block {
  endedAt: number;
  ms: number;
  /** Processor time of it: the rest it waited for a processor, since other processes had both. */
  processorMs: number;
}

/** The blocks that a process has noted by `event-loop.cjs`, all so far. */
export async function readBlocks(file: string): Promise<Block[]> {
  return blocksIn(await readFile(file, 'utf8').catch(() => ''));
}

/** Reads whole lines: the last may be half written. */
export function blocksIn(text: string): Block[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [endedAt, ms, processorMs] = line.split(' ').map(Number);
      return { endedAt: endedAt!, ms: ms!, processorMs: processorMs! };
    });
}

/** The longest of the blocks that lie in a span of time, or reach into it; no block at all is one of 0 ms. */
export function longestBlock(blocks: readonly Block[], { from, to }: { from: number; to: number }): Block {
  const within = blocks.filter(({ endedAt, ms }) => endedAt >= from && endedAt - ms <= to);
  return within.reduce((longest, block) => (block.ms > longest.ms ? block : longest), { endedAt: to, ms: 0, processorMs: 0 });
}
