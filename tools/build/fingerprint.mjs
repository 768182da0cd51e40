import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

const roots = ['apps', 'docs', 'libs', 'tools/build'];
const files = ['package-lock.json', 'tsconfig.base.json'];
const isSource = (path) => /^(docs\/[\w-]+|libs\/sdk\/README)\.md$/.test(path) || isCode(path);
const isCode = (path) => !path.startsWith('docs/') && /\.(tsx?|mjs|cjs|json|sql)$/.test(path) && !/(-spec|\.spec|\.contract)\.tsx?$/.test(path) && !/\/(node_modules|dist)\//.test(path);

/**
 * Hashes the content of everything that goes into a bundle.
 * Content and not times, so that a checkout, a copy or a restored cache does not look like a change.
 * @param {string} root of the repository
 * @returns {Promise<string>} hexadecimal SHA-256
 */
export async function fingerprint(root) {
  const found = await Promise.all(roots.map((folder) => sourcesBelow(root, folder)));
  const paths = [...files, ...found.flat()].sort();
  const contents = await Promise.all(paths.map((path) => readFile(join(root, path))));

  const hash = createHash('sha256');
  paths.forEach((path, index) => hash.update(`${path}\0${contents[index].length}\0`).update(contents[index]));
  return hash.digest('hex');
}

async function sourcesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/').replace(/^\//, ''))
    .filter(isSource);
}
