import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Removes the chunks of builds before, which nothing imports any more once the files of this one are in place: their names are hashes of their contents.
 * @param {{ path: string }[]} files of this build
 */
export async function removeFormerChunks(files) {
  const current = new Set(files.map(({ path }) => path));
  const folders = new Set([...current].filter(isChunk).map(dirname));
  for (const folder of folders) {
    const names = await readdir(folder);
    const former = names.map((name) => join(folder, name)).filter((path) => isChunk(path) && !current.has(path));
    await Promise.all(former.map((path) => rm(path, { force: true })));
  }
}

const isChunk = (path) => /[\\/]shared-[^\\/]*\.js$/.test(path);
