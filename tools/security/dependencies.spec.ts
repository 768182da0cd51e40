import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { importsOf } from '../check/imports-of.mjs';
import { root } from '../testing/command';
import { judgeAudit } from './audit.mjs';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

describe('the packages that the project is made of', () => {
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const { allowScripts, dependencies, devDependencies } = read<Record<string, Record<string, unknown>>>('package.json');
  const { devDependencies: tools } = read<Record<string, Record<string, unknown>>>('tools/package.json');
  const { workspaces } = read<{ workspaces: string[] }>('package.json');
  const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const linked = Object.values(packages)
    .filter(({ link }) => link)
    .map(({ resolved }) => resolved);
  const packageName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

  it('are locked with a hash of what they hold, and come from nowhere but the registry', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(linked).toEqual(workspaces);
  });

  it('are named in one version each', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...tools }).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  it('run a script when they are installed only where that was decided', () => {
    const undecided = locked
      .filter(([path, { hasInstallScript }]) => hasInstallScript && !(packageName(path) in (allowScripts ?? {})))
      .map(([path]) => path);
    expect(undecided).toEqual([]);
  });
});

/** Returns the packages that a file imports. Paths, modules of Node and the libraries of this repository are left out. */
function packagesOf(file: string): string[] {
  const { imports, reExports } = importsOf(file, readFileSync(join(root, file), 'utf8'));
  const specifiers = [...imports, ...reExports].map(({ specifier }) => specifier).filter((each) => !/^(\.|\/|node:|@svc\/)/.test(each));
  const names = specifiers.map((each) => each.split('/', each.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].filter((name) => !builtinModules.includes(name));
}

describe('the packages that files import', () => {
  const { dependencies, devDependencies } = read<Record<string, Record<string, unknown>>>('package.json');
  const { devDependencies: tools } = read<Record<string, Record<string, unknown>>>('tools/package.json');
  const own = '@storefront-service/sdk';
  const files = execFileSync('git', ['ls-files', 'apps', 'libs', 'tools', '*.cjs', '*.mjs'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|[cm]?js)$/.test(file) && !file.startsWith('examples/'));
  const isOfTheService = (file: string) =>
    /^(apps|libs)\//.test(file) && !/spec\.tsx?$|\.contract\.ts$|\/testing\/|^libs\/testing\/|\/test\//.test(file);
  const undeclared = (those: string[], declared: object) =>
    those.flatMap((file) =>
      packagesOf(file)
        .filter((name) => !Object.hasOwn(declared, name))
        .map((name) => `${file}: ${name}`),
    );

  it('are named in package.json, or in the one of the tools', () => {
    expect(files.length).toBeGreaterThan(2000);
    expect(undeclared(files, { ...dependencies, ...devDependencies, ...tools, [own]: true })).toEqual([]);
  });

  it('are not packages of the tools where the service or its build imports them', () => {
    const service = files.filter(isOfTheService);
    expect(service.length).toBeGreaterThan(1000);
    expect(undeclared(service, { ...dependencies, ...devDependencies, [own]: true })).toEqual([]);
  });
});

describe('the packages of an example, which developers copy', () => {
  const { packages } = read<{ packages: Record<string, Locked> }>('examples/nextjs/package-lock.json');
  const { dependencies, devDependencies } = read<Record<string, Record<string, string>>>('examples/nextjs/package.json');
  const { '@storefront-service/sdk': sdk, ...others } = { ...dependencies, ...devDependencies };
  const { '': _itself, 'node_modules/@storefront-service/sdk': lockedSdk, ...locked } = packages;

  it('are locked with a hash, named in one version each, and come from nowhere but the registry, the SDK aside', () => {
    expect([sdk, lockedSdk?.resolved]).toEqual(['file:../../libs/sdk', 'file:../../libs/sdk']);
    expect(Object.values(locked).filter(({ integrity, resolved }) => !integrity?.startsWith('sha512-') || resolved !== undefined)).toEqual(
      [],
    );
    expect(Object.values(others).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('run no script when they are installed', () => {
    expect(
      Object.entries(locked)
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([path]) => path),
    ).toEqual([]);
  });
});

describe('an audit of them', () => {
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { busboy: { name: 'busboy', severity, range: '<2.0.0' } } });

  it.each(['high', 'critical'])('refuses a weakness that is %s', (severity) => {
    expect(judgeAudit(report(severity))).toEqual({ asked: true, refused: [`busboy <2.0.0: ${severity}`], tolerated: [] });
  });

  it('reports one that is not, and goes on', () => {
    expect(judgeAudit(report('moderate'))).toEqual({ asked: true, refused: [], tolerated: ['busboy <2.0.0: moderate'] });
  });

  it.each([
    ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['', 'npm gave no report.'],
  ])('says that nobody was asked where the registry cannot be: %s', (json, why) => {
    expect(judgeAudit(json)).toEqual({ asked: false, why });
  });
});
