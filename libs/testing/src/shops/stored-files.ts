import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { idOf } from '@svc/kernel';
import type { TestService } from '../processes/service';
import type { Shop } from './shop';

/** Returns the names of the files that a service stores for a shop, without folders. */
export async function storedFiles({ dataDir }: Pick<TestService, 'dataDir'>, { ref }: Pick<Shop, 'ref'>): Promise<string[]> {
  const folder = join(dataDir, 'media', idOf('wks', ref)!);
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
