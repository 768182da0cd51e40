import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { bundles, programs, scripts } from './entry-points.mjs';
import { fingerprint } from './fingerprint.mjs';
import { removeFormerChunks } from './former-chunks.mjs';
import { sdkOutputs } from './sdk-outputs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = join(root, 'dist', 'build.json');

/** The exit code of a program that is started without its configuration (EX_CONFIG). */
const MISSES_CONFIGURATION = 78;

/** Files that draw the reference at `/docs`, beside the app that serves it, and the compressed forms of the large one: see reference.mjs. */
const reference = ['api/reference.js', 'api/reference.js.br', 'api/reference.js.gz', 'api/guides.json'];

/** Ends the names of files of compiled code that this Node makes and reads: see run-bundle.cjs. */
const ofThisNode = `.${process.version}-${process.arch}.cache`;

/** Steps of a build, in order, as they are shown. */
const STEPS = ['bundling the programs', 'making the reference', 'bundling the SDK', 'compiling the programs'];

/**
 * Bundles the apps into `dist/`, and the SDK into its own folder, unless what is there was made from these very sources; and has this
 * Node compile the programs, unless it has. Bundling takes more than a gigabyte of memory, so a process of its own does it and ends.
 * Safe to run several times at once: every file is put in place by a rename.
 * @param {(step: string) => void} [show] is called as each step of bundling begins, such as `making the reference, step 2 of 4`
 * @returns {Promise<boolean>} whether anything was bundled
 * @throws {Explained} when the sources do not compile; the compiler's messages are in it
 */
export async function build(show = () => {}) {
  if (await isCurrent(await fingerprint(root))) {
    await compileForThisNode();
    return false;
  }
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  child.on('message', show);
  const [errors, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Explained(errors.trim() || `The build was ended by ${signal ?? `exit code ${code}`}.`);
  return true;
}

/** Builds in this process. Parameter and result as above. */
async function buildHere(show) {
  const sources = await fingerprint(root);
  if (await isCurrent(sources)) {
    await compileForThisNode();
    return false;
  }
  const begin = (step) => show(`${STEPS[step - 1]}, step ${step} of ${STEPS.length}`);
  await bundle(begin);
  begin(STEPS.length);
  await Promise.all(Object.keys(programs).map(keepCompiled));
  await place(stampFile, JSON.stringify({ sources }));
  return true;
}

async function bundle(begin) {
  begin(1);
  const { bundlePrograms, bundleScripts } = await import('./bundle.mjs');
  const files = (await Promise.all([bundlePrograms(root, bundles), bundleScripts(root, scripts)])).flat();
  begin(2);
  const { referenceFiles } = await import('./reference.mjs');
  const referenced = Object.entries(await referenceFiles(root)).map(([name, contents]) => ({
    path: join(root, 'dist/api', name),
    contents,
  }));
  begin(3);
  const { sdkFiles } = await import('./sdk.mjs');
  const sdk = await sdkFiles();
  const runner = await readFile(new URL('run-bundle.cjs', import.meta.url));
  const starters = Object.keys(programs).map((program) => ({ path: join(root, 'dist', program), contents: runner }));
  await Promise.all([...files, ...referenced, ...starters, ...sdk].map(({ path, contents }) => place(path, contents)));
  await removeFormerChunks(sdk);
  await removeFormerCompiled();
}

const compiledOf = (program) => join(root, 'dist', program.replace(/\.cjs$/, `.bundle.cjs${ofThisNode}`));

/** Removes the compiled code of other versions of Node; they compile the new bundle when they next build. */
async function removeFormerCompiled() {
  for (const folder of new Set(Object.keys(programs).map((program) => join(root, 'dist', dirname(program))))) {
    const former = (await readdir(folder)).filter((name) => name.endsWith('.cache') && !name.endsWith(ofThisNode));
    await Promise.all(former.map((name) => rm(join(folder, name), { force: true })));
  }
}

/** Does nothing where `dist/` may not be written: a start is slower without compiled code. */
async function compileForThisNode() {
  const uncompiled = Object.keys(programs).filter((program) => !existsSync(compiledOf(program)));
  if (
    await access(dirname(stampFile), constants.W_OK).then(
      () => true,
      () => false,
    )
  )
    await Promise.all(uncompiled.map(keepCompiled));
}

async function isCurrent(sources) {
  const stamp = await readFile(stampFile, 'utf8').then(JSON.parse, () => ({}));
  return (
    stamp.sources === sources &&
    [...Object.keys({ ...programs, ...bundles, ...scripts }), ...reference].every((output) => existsSync(join(root, 'dist', output))) &&
    sdkOutputs.every((output) => existsSync(join(root, output)))
  );
}

/**
 * Runs a program until it misses its configuration, when all of its modules are loaded, and has it keep what V8 has compiled of them.
 * @throws {Explained} when it ends in another way: it does not load, or reads something else than the bundle that was written
 */
async function keepCompiled(program) {
  const env = { PATH: process.env.PATH, WRITE_CODE_CACHE: 'yes' };
  const child = spawn(process.execPath, [join(root, 'dist', program)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== MISSES_CONFIGURATION) throw new Explained(`dist/${program} does not start as it is built:\n${said.trim()}`);
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
    process.once('disconnect', () => process.exit(1)); // whoever asked for the build has ended
    process.channel?.unref();
    const started = performance.now();
    const built = await buildHere((step) => process.send?.(step));
    console.log(built ? `Built into dist/ in ${Math.round(performance.now() - started)} ms.` : 'Nothing has changed since the last build.');
  });
}
