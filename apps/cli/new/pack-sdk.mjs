import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Files of the package, as `files` of its package.json names them. */
const PARTS = ['dist', 'LICENSE', 'README.md', 'package.json'];

/**
 * Builds the SDK of the repository and puts its tarball into a folder. Its version, and so the name of the file, says what it contains: the version
 * of `libs/sdk/package.json` where the content is that of the release (`libs/sdk/released.json`), else that with `-dev.` and the beginning of
 * the content's hash, so that npm never takes one content for another.
 * @param {string} root of the repository
 * @param {string} folder goes to npm as a variable: the shell that Windows runs npm by would split an argument at its spaces
 * @param {{ signal?: AbortSignal, timeout?: number }} [limits]
 */
export async function packSdkInto(root, folder, limits) {
  await withBuiltSdk(root, limits, async (copy) => {
    await nameContent(copy, await readJson(join(root, 'libs/sdk/released.json')));
    await run('npm', ['pack', '--ignore-scripts'], {
      ...limits,
      cwd: copy,
      env: { ...process.env, npm_config_pack_destination: folder },
      shell: process.platform === 'win32',
    });
  });
}

/** Returns the hash of the SDK's content as it is built now, which `libs/sdk/released.json` has for a release. */
export const sdkContent = (root) => withBuiltSdk(root, {}, contentHash);

/** Builds the SDK and does work with a copy of the files that its package has. */
async function withBuiltSdk(root, limits, work) {
  await run(process.execPath, ['tools/build/sdk.mjs'], { ...limits, cwd: root });
  const copy = await mkdtemp(join(tmpdir(), 'sdk-'));
  try {
    for (const part of PARTS) await cp(join(root, 'libs/sdk', part), join(copy, part), { recursive: true });
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Gives the package in a folder the version of its content. */
async function nameContent(folder, released) {
  const path = join(folder, 'package.json');
  const manifest = await readJson(path);
  await writeFile(path, `${JSON.stringify({ ...manifest, version: versionOf(manifest, await contentHash(folder), released) }, null, 2)}\n`);
}

/**
 * Returns the version of a content of the SDK.
 * @param {{ version: string }} manifest
 * @param {string} hash of the content
 * @param {{ version: string, content: string }} released version and hash of the release
 */
export const versionOf = ({ version }, hash, released) =>
  released.version === version && released.content === hash ? version : `${version}-dev.${hash.slice(0, 12)}`;

/**
 * Returns the hash of all files of a package, by their paths.
 * @param {string} folder
 * @returns {Promise<string>} SHA-256 in hexadecimal digits
 */
export async function contentHash(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const content = await readFile(join(folder, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));
