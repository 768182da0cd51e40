import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a script that the build puts beside the bundle of the app. Undefined where the app runs unbundled; pages work without it. */
export function scriptIn(name: string): string | undefined {
  const file = join(__dirname, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
