import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { notInstalled } from '../build/bundle.mjs';

const root = join(__dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean }> };

/** `npm ci --omit=dev` puts it beside the service. */
const isInImage = (name: string) => packages[`node_modules/${name}`] !== undefined && !packages[`node_modules/${name}`]!.dev;

describe('the images', () => {
  it.each(['api/main.bundle.cjs', 'api/migrate.bundle.cjs', 'worker/main.bundle.cjs'])('have every package that %s asks for', (bundle) => {
    const asked = [...readFileSync(join(root, 'dist', bundle), 'utf8').matchAll(/\b(?:require|import)\("([^"./][^"]*)"\)/g)]
      .map(([, name]) => name!)
      .filter((name) => !name.startsWith('node:'))
      .map(packageOf)
      .filter((name) => !builtinModules.includes(name) && !notInstalled.includes(name));
    expect(asked).toContain('stripe');
    expect([...new Set(asked)].filter((name) => !isInImage(name))).toEqual([]);
  });
});

/** `ajv/dist/2020` → `ajv`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
