import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.mjs';

describe('the changed files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  const remote = join(folder, 'remote');
  const here = join(folder, 'here');
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const write = (cwd: string, path: string, text = path) => writeFileSync(join(cwd, path), text);
  const commit = (cwd: string, ...paths: string[]) => {
    paths.forEach((path) => write(cwd, path));
    git(cwd, 'add', '--all');
    git(cwd, 'commit', '--message', paths.join());
  };

  beforeAll(() => {
    mkdirSync(remote);
    git(remote, 'init');
    write(remote, '.gitignore', 'dist\n');
    commit(remote, 'kept.ts', 'edited.ts', 'deleted.ts', 'moved.ts');
    git(folder, 'clone', remote, here);
    commit(remote, 'of others.ts');
    git(here, 'fetch');
    commit(here, 'committed.ts');
    write(here, 'edited.ts', 'otherwise');
    rmSync(join(here, 'deleted.ts'));
    git(here, 'mv', 'moved.ts', 'elsewhere.ts');
    write(here, 'new ü.ts');
    mkdirSync(join(here, 'dist'));
    write(here, 'dist/built.js');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are those since the merge base with the remote, whatever is committed, and none of others', () => {
    expect(changedFiles(here).files).toEqual(['committed.ts', 'deleted.ts', 'edited.ts', 'elsewhere.ts', 'moved.ts', 'new ü.ts']);
  });

  it('are those since a commit that is named', () => {
    expect(changedFiles(here, 'HEAD').files).toEqual(['deleted.ts', 'edited.ts', 'elsewhere.ts', 'moved.ts', 'new ü.ts']);
    expect(() => changedFiles(here, 'nowhere')).toThrow('git knows no commit nowhere');
  });

  it('are those since the last commit where there is no remote', () => {
    write(remote, 'fresh.ts');
    expect(changedFiles(remote)).toEqual({ base: 'HEAD', files: ['fresh.ts'] });
  });
});
