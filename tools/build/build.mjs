import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { fingerprint } from './fingerprint.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = join(root, 'dist', 'build.json');

/** What is bundled: output below `dist/` → entry point. */
const bundles = {
  'api/main.cjs': 'apps/api/src/main.ts',
  'api/migrate.cjs': 'apps/api/src/migrate.ts',
  'worker/main.cjs': 'apps/worker/src/main.ts',
  // What the worker threads of both run; see libs/composition/src/modules/ticketing.module.ts.
  'api/print-thread.cjs': 'libs/adapters/documents/src/print-thread.ts',
  'worker/print-thread.cjs': 'libs/adapters/documents/src/print-thread.ts',
};

/** Scripts of pages, which run in the browser and lie beside the app that puts them into its pages. */
const scripts = {
  'api/checkout-live.js': 'apps/api/src/hosted/checkout/live/browser/main.ts',
  'api/checkout-popup.js': 'apps/api/src/hosted/checkout/live/browser/popup.ts',
  'api/form-conditions.js': 'apps/api/src/hosted/forms/browser/main.ts',
};

/**
 * Bundles the apps into `dist/`, unless what is there was made from these very sources.
 * Safe to run several times at once: every file is put in place by a rename.
 * @returns {Promise<boolean>} whether anything was built
 * @throws {Explained} when the sources do not compile; the compiler's messages are in it
 */
export async function build() {
  const present = Object.entries({ ...bundles, ...scripts }).filter(([, entry]) => existsSync(join(root, entry)));
  const sources = await fingerprint(root);
  if (await isCurrent(sources, present)) return false;

  const { bundle, bundleScript } = await import('./bundle.mjs');
  const files = (await Promise.all(present.map(([output, entry]) => (output in scripts ? bundleScript : bundle)(root, entry, output)))).flat();
  await Promise.all(files.map(({ path, contents }) => place(path, contents)));
  await place(stampFile, JSON.stringify({ sources }));
  return true;
}

async function isCurrent(sources, present) {
  const stamp = await readFile(stampFile, 'utf8').then(JSON.parse, () => ({}));
  return stamp.sources === sources && present.every(([output]) => existsSync(join(root, 'dist', output)));
}

async function place(path, contents) {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
}

if (isMain(import.meta)) {
  await runCommand(async () => {
    if (!existsSync(join(root, 'node_modules', 'esbuild'))) {
      throw new Explained('The packages are not installed: run `npm ci` first (or `npm start`, which does it by itself).');
    }
    const started = performance.now();
    const built = await build();
    console.log(built ? `Built into dist/ in ${Math.round(performance.now() - started)} ms.` : 'Nothing has changed since the last build.');
  });
}
