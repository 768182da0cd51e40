import { fileURLToPath } from 'node:url';
import { runCommand } from '../explained.mjs';
import { pasteGuides } from './pasted-blocks.mjs';

/** Pastes the commands of the guides beside the running service of a folder: `node tools/start/paste-guides.mjs [<folder> [bash|zsh]]`. */
await runCommand(async () => {
  const [folder = fileURLToPath(new URL('../..', import.meta.url)), shell] = process.argv.slice(2);
  const pasted = await pasteGuides(folder, { shell });
  for (const { guide, output } of pasted) console.log(`${guide}\n${output}`);
  console.log(`${pasted.length} blocks passed.`);
});
