import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isMain, runCommand } from '../explained.mjs';
import { bundlePrograms } from './bundle.mjs';
import { textRuleSpecs } from './text-rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Runs unit tests as the service runs: bundled as its programs are, and started by the same file.
 * @param {string[]} specs paths from the root of the repository
 * @returns {Promise<{ passed: number, failures: string[] }>}
 */
export async function runBuiltSpecs(specs) {
  const folder = await mkdtemp(join(tmpdir(), 'built-specs-'));
  try {
    const entry = join(folder, 'specs.ts');
    await writeFile(entry, specs.map((spec) => `import ${JSON.stringify(join(root, spec.replace(/\.ts$/, '')))};\n`).join(''));
    const files = await bundlePrograms(root, { 'specs.bundle.cjs': entry });
    await Promise.all([
      ...files.map(({ path, contents }) => writeFile(join(folder, basename(path)), contents)),
      copyFile(beside('run-bundle.cjs'), join(folder, 'specs.cjs')),
      symlink(join(root, 'node_modules'), join(folder, 'node_modules')),
    ]);
    const child = spawn(process.execPath, [beside('run-built-specs.cjs'), join(folder, 'specs.cjs')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [result] = await Promise.all([json(child.stdout), once(child, 'exit')]);
    return result;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** `node tools/build/built-specs.mjs <spec> …`; without a path, those of all rules of text. */
if (isMain(import.meta)) {
  await runCommand(async () => {
    const [, , ...specs] = process.argv;
    console.log(JSON.stringify(await runBuiltSpecs(specs.length > 0 ? specs : textRuleSpecs(root)), null, 2));
  });
}
