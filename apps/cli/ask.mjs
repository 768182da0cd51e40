import { createInterface } from 'node:readline/promises';
import { Failed } from './errors.mjs';

/** Option of every command that moves money or removes something. */
export const yes = { type: 'boolean', text: 'do not ask on a terminal' };

/**
 * Asks on a terminal before a command moves money or removes something. Without a terminal, as in a script, it goes on.
 * @param {{ stdin?: NodeJS.ReadStream, stderr: NodeJS.WriteStream }} streams
 * @throws {Failed} for any answer but yes
 */
export async function confirm(question, { stdin, stderr }) {
  const lines = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await Promise.race([
      lines.question(`${question} [y/N] `),
      new Promise((resolve) => lines.once('close', () => resolve(''))),
    ]);
    if (!/^\s*y(es)?\s*$/i.test(answer)) throw new Failed('CANCELLED', 'Nothing was done.');
  } finally {
    lines.close();
  }
}
