import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDERS = ['apps', 'libs', 'tools'];
/** Calls of `@svc/testing` that keep pictures: `faultsOf` with a name does. */
const KEEPS = /\bkeep(?:Picture|Print|EveryLook|EveryLanguage)\(|\bfaultsOf\([^,]+, (?:\[[^\]]*\]|\w+), [^\s)]/;

/**
 * Returns the browser tests that may keep pictures, relative to the root of the repository.
 * @param {string} root
 * @param {string} [part] of their paths, or nothing for all of them
 * @returns {string[]}
 */
export function picturedSpecs(root, part = '') {
  return FOLDERS.flatMap((folder) => specsIn(join(root, folder)))
    .filter((file) => KEEPS.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file))
    .filter((file) => file.includes(part))
    .sort();
}

function specsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : specsIn(path);
    return entry.name.endsWith('.browser-spec.ts') ? [path] : [];
  });
}
