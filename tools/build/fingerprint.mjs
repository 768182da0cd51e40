import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { GUIDES } from './guides.mjs';

const roots = ['apps/api', 'apps/worker', 'docs', 'libs', 'tools/build'];
const files = ['package-lock.json', 'tools/explained.mjs', 'tsconfig.base.json'];
const guides = new Set(
  Object.values(GUIDES)
    .flat()
    .flatMap((topic) => topic.guides)
    .map((name) => posix.join('docs', name)),
);

const isCode = (path) =>
  !path.startsWith('docs/') && /\.(tsx?|mjs|cjs|json|sql)$/.test(path) && !/\/project\.json$|\/(node_modules|dist)\//.test(path);
/** In the SDK, `src/testing/` is a part of the package. */
const isOfTests = (path) =>
  /(-spec|\.spec|\.contract)\.tsx?$|^libs\/(testing|provider-stubs)\/|^libs\/(?!sdk\/).*\/src\/testing\//.test(path);

/**
 * Hashes the content of everything that goes into a bundle.
 * Content and not times, so that a checkout, a copy or a restored cache does not look like a change.
 * @param {string} root of the repository
 * @returns {Promise<string>} hexadecimal SHA-256
 */
export async function fingerprint(root) {
  const paths = await builtSources(root);
  const contents = await Promise.all(paths.map((path) => readFile(join(root, path))));

  const hash = createHash('sha256');
  paths.forEach((path, index) => hash.update(`${path}\0${contents[index].length}\0`).update(contents[index]));
  return hash.digest('hex');
}

/**
 * Lists the files that go into `dist/` and into the SDK, or decide how: no tests, no fakes, nothing that only tests use.
 * @param {string} root of the repository
 * @returns {Promise<string[]>} paths from the root, sorted
 */
export async function builtSources(root) {
  const lists = await Promise.all(roots.map((folder) => filesBelow(root, folder)));
  return [...files, ...lists.flat().filter((path) => guides.has(path) || (isCode(path) && !isOfTests(path)))].sort();
}

async function filesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/').replace(/^\//, ''));
}
