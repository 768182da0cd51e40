import { build } from 'esbuild';
import { chmod, copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packSdkInto } from '../../apps/cli/new/pack-sdk.mjs';
import { TEMPLATES } from '../../apps/cli/new/template-list.mjs';
import { CLI_VERSION } from '../../apps/cli/version.mjs';
import { isMain, runCommand } from '../explained.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Head of the program: a line for the shell, and `require` for packages in it that are CommonJS. */
const HEAD = `#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
`;

/**
 * Makes the package `@storefront-service/cli` in `dist/cli`, ready for `npm pack`: the command line of `npm run store` as one file
 * without dependencies, the documents of its fixtures beside it, and the sites that `new` copies, with the packed SDK.
 * @returns {Promise<string>} its folder
 */
export async function buildCli() {
  const folder = join(root, 'dist/cli');
  await rm(folder, { recursive: true, force: true });
  const bin = join(folder, 'bin/store.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['apps/cli/store.mjs'],
    outfile: bin,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    minifyWhitespace: true,
    legalComments: 'eof',
    banner: { js: HEAD },
    define: { 'process.env.STORE_PROGRAM': '"store"' },
    logLevel: 'silent',
  });
  await chmod(bin, 0o755);
  await copyTree(join(root, 'tools/demo'), join(folder, 'bin'), /\.yaml$/);
  await copyTemplates(join(folder, 'templates'));
  const { license, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const description = 'The command line of the Storefront Service: a store as code, webhooks on your machine, orders, guests and logs.';
  const manifest = {
    name: '@storefront-service/cli',
    version: CLI_VERSION,
    description,
    license,
    type: 'module',
    engines,
    bin: { store: 'bin/store.mjs' },
    files: ['bin', 'templates'],
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(join(root, 'apps/cli/README.md'), join(folder, 'README.md'));
  return folder;
}

async function copyTemplates(folder) {
  for (const [template, { parts, hasLock }] of Object.entries(TEMPLATES)) {
    for (const part of [...parts, 'package.json', ...(hasLock ? ['package-lock.json'] : [])])
      await cp(join(root, 'examples', template, part), join(folder, template, part), { recursive: true });
  }
  await packSdkInto(root, folder);
}

async function copyTree(from, to, names) {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !names.test(entry.name)) continue;
    const target = join(to, entry.parentPath.slice(from.length), entry.name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(entry.parentPath, entry.name), target);
  }
}

if (isMain(import.meta)) await runCommand(async () => console.log(`Made ${await buildCli()}; pack it with: npm pack ./dist/cli`));
