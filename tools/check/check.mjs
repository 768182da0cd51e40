import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../explained.mjs';
import { ensureInstalled } from '../start/install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run check -- [--base=<commit>]`: the checks that a change can affect. What needs packages is loaded once they are installed. */
await runCommand(async () => {
  const { base } = parseArgs({ options: { base: { type: 'string' } } }).values;
  await ensureInstalled(root, 'all');
  const { checkChanges } = await import('./check-changes.mjs');
  process.exitCode = (await checkChanges({ root, base, print: console.log })) ? 0 : 1;
});
