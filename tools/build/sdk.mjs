import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { isMain, runCommand } from '../explained.mjs';
import { removeFormerChunks } from './former-chunks.mjs';
import { allInAscii } from './in-ascii.mjs';
import { areMade, hashOfFiles, recordMade } from './made-files.mjs';
import { sdkEntries as entries, sdkKinds as kinds } from './sdk-outputs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sdk = join(root, 'libs', 'sdk');
const compiler = join(root, 'node_modules/typescript/bin/tsc');
/** Record of the declarations that are in the SDK's folder. */
const typesRecord = join(root, 'dist', 'sdk-types.json');

/**
 * Compiles the SDK, for `import` and for `require`. What its entries share they share there too, so that an error of one is an
 * instance of the class that another exports: `import` takes it from chunks, `require` from the files as they are.
 * @returns {Promise<{ path: string, contents: Uint8Array | string }[]>} the files, not yet written
 */
export async function sdkFiles() {
  const files = await Promise.all(Object.entries(kinds).map(([kind, type]) => filesOf(kind, type)));
  return files.flat();
}

async function filesOf(kind, type) {
  const outdir = join(sdk, 'dist', kind);
  const asModules = {
    entryPoints: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
    bundle: true,
    splitting: true,
    chunkNames: 'shared-[hash]',
  };
  const { outputFiles } = await build({
    absWorkingDir: sdk,
    outdir,
    format: kind,
    platform: 'neutral',
    target: 'es2020',
    write: false,
    logLevel: 'silent',
    tsconfigRaw: '{}',
    ...(kind === 'esm' ? asModules : { entryPoints: await sources(), outbase: 'src' }),
  });
  return [
    { path: join(outdir, 'package.json'), contents: `${JSON.stringify({ type })}\n` },
    ...allInAscii(outputFiles).map(({ path, contents }) => ({ path, contents })),
  ];
}

async function sources() {
  const files = await readdir(join(sdk, 'src'), { recursive: true });
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts')).map((file) => join('src', file));
}

/**
 * Writes declarations beside the bundles of both kinds, unless what is there was made from these very sources: the compiler takes seconds.
 * Their imports name files: Node's resolution adds no ending to the imports of modules.
 */
async function writeTypes() {
  const sources = await sourcesOfTypes();
  if (await areMade(typesRecord, sources)) return;
  const types = join(root, 'dist', `sdk-types.${process.pid}`);
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', join(sdk, 'tsconfig.build.json'), '--outDir', types]);
    await recordMade(typesRecord, sources, await placeTypes(types));
  } finally {
    await rm(types, { recursive: true, force: true });
  }
}

async function sourcesOfTypes() {
  const { version } = JSON.parse(await readFile(join(root, 'node_modules/typescript/package.json'), 'utf8'));
  const paths = [...(await sources()), 'tsconfig.build.json', '../../tools/build/sdk.mjs'].map((path) => join(sdk, path));
  return hashOfFiles(paths, version);
}

/** Writes the declarations of a folder, and returns the paths of what it has written. */
async function placeTypes(types) {
  const placed = [];
  for (const file of await readdir(types, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const folder = dirname(join(types, file));
    const text = (await readFile(join(types, file), 'utf8')).replace(
      /((?:from|import\() ?['"])(\.[^'"]*)(['"])/g,
      (_all, before, name, after) => before + withEnding(folder, name) + after,
    );
    for (const kind of Object.keys(kinds)) {
      const path = join(sdk, 'dist', kind, file);
      await write(path, text);
      placed.push(path);
    }
  }
  return placed;
}

const withEnding = (folder, name) => (existsSync(join(folder, `${name}.d.ts`)) ? `${name}.js` : `${name.replace(/\/$/, '')}/index.js`);

async function write(path, contents) {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
}

/** `node tools/build/sdk.mjs`: the whole package as `npm pack` takes it. Whoever uses what is there meanwhile goes on: every file is put in place by a rename. */
if (isMain(import.meta)) {
  await runCommand(async () => {
    const files = await sdkFiles();
    for (const { path, contents } of files) await write(path, contents);
    await writeTypes();
    await removeFormerChunks(files);
  });
}
