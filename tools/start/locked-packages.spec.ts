/** @reads apps/cli, apps/example-storefront, tools */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { importsOf } from '../check/imports-of.mjs';
import { root } from '../testing/command';
import { hasTools, isInstalled, neededPackages } from './locked-packages.mjs';

const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
type Names = Record<string, string>;

describe('the packages that npm start installs', () => {
  const { packages } = read<{ packages: Record<string, { version?: string }> }>('package-lock.json');
  const { dependencies, devDependencies } = read<Record<string, Names>>('package.json');
  const tools = Object.keys(read<Record<string, Names>>('tools/package.json')['devDependencies'] ?? {});
  const needed = neededPackages(packages, 'start');

  it('[ADR 0126 r1] are what the service, its build and the command line are made of, and the SDK', () => {
    for (const name of ['express', 'esbuild', 'typescript', '@scalar/fastify-api-reference', 'yaml', '@storefront-service/sdk'])
      expect(needed).toContain(`node_modules/${name}`);
    for (const name of ['jest', 'nx', 'eslint', 'prettier', '@sparticuz/chromium', 'pdfjs-dist', 'oxlint'])
      expect(needed).not.toContain(`node_modules/${name}`);
  });

  it.each(['tools/start/start-everything.mjs', 'tools/build/build.mjs', 'tools/build/sdk.mjs', 'tools/build/cli.mjs'])(
    '[ADR 0126 r1] are all that is loaded by %s',
    (entry) => expect(packagesOf(entry).filter((name) => !isNamed(name))).toEqual([]),
  );

  it.each(['apps/cli/store.mjs', 'apps/example-storefront/server.mjs', 'tools/database/database.mjs'])(
    '[ADR 0126 r1] are all that is loaded by %s',
    (entry) => expect(packagesOf(entry).filter((name) => !isNamed(name))).toEqual([]),
  );

  it('[ADR 0126 r2] are found by every file once those of tools are there, which npm places beside them', () => {
    expect(tools.length).toBeGreaterThan(30);
    expect(tools.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
    expect(Object.keys(packages).filter((path) => path.startsWith('tools/node_modules/'))).toEqual([]);
  });

  it('[ADR 0126 r2] are listed once: no package is both of the service or its build and of tools', () => {
    expect(tools.filter((name) => isNamed(name))).toEqual([]);
  });

  const isNamed = (name: string) => name in { ...dependencies, ...devDependencies } || name === '@storefront-service/sdk';
});

describe('an install', () => {
  const locked = {
    '': { dependencies: { service: '1.0.0' }, devDependencies: { build: '1.0.0' } },
    'libs/sdk': { version: '1.0.0' },
    'node_modules/build': {
      version: '1.0.0',
      peerDependencies: { peer: '1', extra: '1' },
      peerDependenciesMeta: { extra: { optional: true } },
    },
    'node_modules/build/node_modules/part': { version: '2.0.0' },
    'node_modules/extra': { version: '1.0.0' },
    'node_modules/jest': { version: '1.0.0' },
    'node_modules/native': { version: '1.0.0', optional: true },
    'node_modules/part': { version: '1.0.0' },
    'node_modules/peer': { version: '1.0.0', dependencies: { part: '1' } },
    'node_modules/sdk': { resolved: 'libs/sdk', link: true },
    'node_modules/service': { version: '1.0.0', dependencies: { build: '1', native: '1' } },
    'node_modules/storefront-service-tools': { resolved: 'tools', link: true },
    tools: { version: '1.0.0', devDependencies: { jest: '1.0.0' } },
  };
  const { '': _itself, tools: _tools, 'node_modules/storefront-service-tools': _link, 'node_modules/jest': jest, ...small } = locked;
  const { 'node_modules/peer': peer, ...lacking } = small;

  it('needs what is depended upon, by required peers as well, and what Node finds for each', () => {
    expect(neededPackages(locked, 'start').toSorted()).toEqual([
      'node_modules/build',
      'node_modules/part',
      'node_modules/peer',
      'node_modules/sdk',
      'node_modules/service',
    ]);
  });

  it.each([
    ['small', small, 'start', true],
    ['small', small, 'all', false],
    ['whole', { ...locked }, 'all', true],
    ['whole', { ...locked }, 'start', true],
    ['lacking', lacking, 'start', false],
    ['of another lock', { ...small, 'node_modules/peer': { ...peer, version: '0.9.0' } }, 'start', false],
    ['with more than is locked', { ...small, 'node_modules/other': { version: '1.0.0' } }, 'start', false],
    ['missing', {}, 'start', false],
  ] as const)('is enough or not when it is %s: for %3$s', (_which, installed, scope, enough) => {
    const { '': _root, ...noted } = installed as typeof locked;
    expect(isInstalled(locked, noted, scope)).toBe(enough);
  });

  it('is never enough where there is no lock', () => {
    expect(isInstalled({}, {}, 'start')).toBe(false);
  });

  it('has tools when what runs tests is there', () => {
    expect([hasTools(small), hasTools({ ...small, 'node_modules/jest': jest })]).toEqual([false, true]);
  });
});

/** Lists the packages that a program loads, itself or by the files that it imports. */
function packagesOf(entry: string): string[] {
  const files = new Set([entry]);
  const packages = new Set<string>();
  for (const file of files) {
    for (const { specifier } of importsOf(file, readFileSync(join(root, file), 'utf8')).imports) {
      if (specifier.startsWith('.')) {
        const path = join(dirname(file), specifier);
        if (existsSync(join(root, path)) && statSync(join(root, path)).isFile()) files.add(path);
      } else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier)) {
        packages.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
  }
  expect(files.size).toBeGreaterThan(1);
  return [...packages];
}
