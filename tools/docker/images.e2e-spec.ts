import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };

describe('the images', () => {
  it.each(['api/main.cjs', 'api/migrate.cjs', 'worker/main.cjs'])('have every package that %s asks for', (bundle) => {
    const asked = [...readFileSync(join(root, 'dist', bundle), 'utf8').matchAll(/\b(?:require|import)\("([^"./][^"]*)"\)/g)]
      .map(([, name]) => packageOf(name!))
      .filter((name) => !builtinModules.includes(name));
    expect(asked).toContain('typeorm');
    expect([...new Set(asked)].filter((name) => !(name in dependencies))).toEqual([]);
  });
});

/** `ajv/dist/2020` → `ajv`, `node:fs/promises` → `fs`. */
function packageOf(specifier: string): string {
  return specifier.replace(/^node:/, '').split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
