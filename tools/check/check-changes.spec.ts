import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkChanges } from './check-changes.mjs';

const PROGRAMS = {
  types: 'node_modules/typescript-native/bin/tsc',
  lint: 'tools/check/lint.mjs',
  promises: 'node_modules/oxlint/bin/oxlint',
  format: 'node_modules/prettier/bin/prettier.cjs',
  jest: 'node_modules/jest/bin/jest.js',
};
const FAILS = `console.log('here is what is wrong'); console.error('and where'); process.exitCode = 1;`;
const PASSES = `console.log('nobody wants to know');`;

describe('npm run check', () => {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root, stdio: 'ignore' });
  const check = async (base?: string) => {
    const lines: string[] = [];
    const passed = await checkChanges({ root, base, print: (line) => void lines.push(line) });
    return { passed, text: lines.join('\n') };
  };

  beforeAll(() => {
    for (const folder of ['apps', 'docker', 'docs', 'e2e', 'examples']) mkdirSync(join(root, folder));
    write('.gitignore', 'node_modules\n');
    write('tsconfig.base.json', '{ "compilerOptions": { "paths": {} } }');
    write('libs/a/a.ts', 'export const a = 1;');
    write('libs/a/a.spec.ts', `import { a } from './a';`);
    write('libs/a/a.int-spec.ts', `import { a } from './a';`);
    for (const program of Object.values(PROGRAMS)) write(program, PASSES);
    git('init');
    git('add', '--all');
    git('commit', '--message', 'first');
  });
  beforeEach(() => {
    write('libs/a/a.ts', 'export const a = 2;');
    for (const program of Object.values(PROGRAMS)) write(program, PASSES);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('says that nothing has changed', async () => {
    write('libs/a/a.ts', 'export const a = 1;');
    expect(await check()).toEqual({ passed: true, text: 'Nothing has changed since HEAD.' });
  });

  it('passes when every check does, and shows one line of each', async () => {
    const { passed, text } = await check();
    expect(passed).toBe(true);
    expect(text).toContain('1 changed files since HEAD: 1 unit and 1 integration test files are related.');
    for (const name of ['types', 'lint', 'promises', 'format', 'unit', 'integration'])
      expect(text).toMatch(new RegExp(`^${name} +passed in `, 'm'));
    expect(text).not.toContain('nobody wants to know');
  });

  it.each([
    ['types', PROGRAMS.types, 'types'],
    ['lint', PROGRAMS.lint, 'lint'],
    ['rules of types', PROGRAMS.promises, 'promises'],
    ['format', PROGRAMS.format, 'format'],
    ['tests', PROGRAMS.jest, 'unit, integration'],
  ])('fails when the %s fail, shows their whole output, and runs the rest', async (_, program, names) => {
    write(program, FAILS);
    const { passed, text } = await check('HEAD');
    expect(passed).toBe(false);
    expect(text).toContain('here is what is wrong');
    expect(text).toContain('and where');
    expect(text).toContain(`Failed: ${names}.`);
    expect(text).toMatch(/^integration +(passed|FAILED) in /m);
  });
});

it('npm run check ends with code 1 when it fails', () => {
  const command = join(__dirname, 'check.mjs');
  const run = () => execFileSync(process.execPath, [command, '--base=no-such-commit'], { stdio: 'pipe' });
  expect(run).toThrow(expect.objectContaining({ status: 1, message: expect.stringContaining('git knows no commit no-such-commit') }));
});
