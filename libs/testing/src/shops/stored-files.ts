import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { idOf } from '@svc/kernel';
import type { TestService } from '../processes/service';
import type { Shop } from './shop';

/** Returns the names of the files that a service stores for a shop, without folders. */
export async function storedFiles({ dataDir }: Pick<TestService, 'dataDir'>, { ref }: Pick<Shop, 'ref'>): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'media', idOf('wks', ref)!), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
