import { readFile, rename, writeFile } from 'node:fs/promises';

/** What the last start wrote; empty when there was none, or it cannot be read. */
export const readDemoFile = (path) => readFile(path, 'utf8').then(JSON.parse).catch(() => ({}));

/** Writes demo.json whole, for its owner's eyes only. */
export async function writeDemoFile(path, content) {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
