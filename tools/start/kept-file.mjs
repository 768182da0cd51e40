import { readFile, rename, writeFile } from 'node:fs/promises';

/** Returns the JSON that an earlier start has kept; empty when there was none, or it cannot be read. */
export const readKept = (path) =>
  readFile(path, 'utf8')
    .then(JSON.parse)
    .then((content) => Object(content))
    .catch(() => ({}));

/** Keeps it for later starts: the whole file or none, for its owner's eyes only. */
export async function writeKept(path, content) {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
