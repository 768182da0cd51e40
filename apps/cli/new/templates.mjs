import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failed } from '../errors.mjs';
import { lockOf, manifestOf, SDK } from './manifests.mjs';
import { packSdkInto } from './pack-sdk.mjs';
import { TEMPLATES } from './template-list.mjs';

const PACK_TIMEOUT_MS = 300_000;
/** Folder of a site that holds the SDK. */
export const VENDOR = 'vendor';
const isPackage = process.env.STORE_PROGRAM !== undefined;
const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Folder of the templates: in the package beside the program, where the tarball of the SDK is as well. */
const shipped = fileURLToPath(new URL('../templates', import.meta.url));
const templates = isPackage ? shipped : join(root, 'examples');

/**
 * Copies a template, with its package.json and lock for the new site.
 * @param {keyof typeof TEMPLATES} template
 * @param {string} folder into which it is copied
 * @param {{ name: string, port: number }} site
 * @param {{ file: string, version: string, integrity: string }} sdk that `packSdk` has put there
 */
export async function copyTemplate(template, folder, { name, port }, { file, version, integrity }) {
  const from = join(templates, template);
  const { parts, hasLock } = TEMPLATES[template];
  for (const part of parts) await cp(join(from, part), join(folder, part), { recursive: true });
  const tarball = `${VENDOR}/${file}`;
  const manifest = manifestOf(await readJson(join(from, 'package.json')), { name, port, tarball });
  await writeJson(join(folder, 'package.json'), manifest);
  if (!hasLock) return;
  const lock = await readJson(join(from, 'package-lock.json'));
  await writeJson(join(folder, 'package-lock.json'), lockOf(lock, manifest, { version, tarball, integrity }));
}

/** Returns the names of the packages that a template installs. */
export async function packagesOf(template) {
  const { dependencies, devDependencies } = await readJson(join(templates, template, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * Puts the SDK into a new folder as npm packs it: in the repository it is built and packed, the package brings it along.
 * @param {string} folder
 * @param {AbortSignal} [signal] ends the packing
 * @returns {Promise<{ file: string, version: string, integrity: string }>} the tarball's name, and what a lock says of it
 * @throws {Failed} when it cannot be packed
 */
export async function packSdk(folder, signal) {
  await mkdir(folder);
  if (isPackage) await cp(shipped, folder, { recursive: true, filter: (path) => path === shipped || path.endsWith('.tgz') });
  else await npmPack(folder, signal);
  const [file] = await readdir(folder);
  const integrity = `sha512-${createHash('sha512')
    .update(await readFile(join(folder, file)))
    .digest('base64')}`;
  return { file, version: versionIn(file), integrity };
}

/** Returns the version in the name of a tarball; undefined where it has none. */
export const versionIn = (file) => /-(\d+\.\d+\.\d+.*)\.tgz$/.exec(file)?.[1];

async function npmPack(folder, signal) {
  try {
    await packSdkInto(root, folder, { signal, timeout: PACK_TIMEOUT_MS });
  } catch (error) {
    const reason = String(error.stderr || error.message).trim();
    throw new Failed('NOT_BUILT', `The SDK, ${SDK}, could not be built and packed. Run npm ci in ${root}, then try again.\n${reason}`);
  }
}

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));
const writeJson = (path, content) => writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
