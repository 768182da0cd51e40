import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Hashes files: their paths and contents.
 * @param {readonly string[]} paths
 * @param {string} [more] what else decides, such as a version
 * @returns {Promise<string>} SHA-256 in hexadecimal digits
 */
export async function hashOfFiles(paths, more = '') {
  const hash = createHash('sha256').update(more);
  for (const path of paths.toSorted()) {
    const content = await readFile(path);
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Returns whether the files of a record are there as they were made, from the same sources.
 * @param {string} record path of the record
 * @param {string} sources hash of what the files are made from
 */
export async function areMade(record, sources) {
  try {
    const { sources: former, files, content } = JSON.parse(await readFile(record, 'utf8'));
    return former === sources && (await hashOfFiles(files)) === content;
  } catch {
    return false;
  }
}

/** Records files that were made from sources, for `areMade`. */
export async function recordMade(record, sources, files) {
  await mkdir(dirname(record), { recursive: true });
  const unfinished = `${record}.${process.pid}.tmp`;
  await writeFile(unfinished, JSON.stringify({ sources, files, content: await hashOfFiles(files) }));
  await rename(unfinished, record);
}
