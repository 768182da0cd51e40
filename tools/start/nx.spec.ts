import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const program = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { bin: { nx: string } }).bin.nx;

describe('npx nx', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const run = () => spawnSync(process.execPath, [join(clone, program), 'test', 'catalogue'], { encoding: 'utf8' });
  const putFile = (file: string, write: (path: string) => void) => {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    write(join(clone, file));
  };

  beforeAll(() => putFile(program, (path) => copyFileSync(join(root, program), path)));
  afterAll(() => rmSync(clone, { recursive: true }));

  it('[ADR 0126 r4] says in a fresh clone that npm ci is missing', () => {
    const { status, stderr } = run();
    expect([status, stderr]).toEqual([1, expect.stringContaining('Run `npm ci`')]);
  });

  it('is the Nx that the lock installs', () => {
    putFile('node_modules/nx/dist/bin/nx.js', (path) => writeFileSync(path, 'console.log(process.argv.slice(2).join())'));
    expect(run()).toMatchObject({ status: 0, stdout: 'test,catalogue\n' });
  });
});
