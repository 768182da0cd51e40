import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the files that a service keeps in its data directory, without their folders. */
export async function storedFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
