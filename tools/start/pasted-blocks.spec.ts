/** @reads README.md, docs */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pastedBlocks } from './pasted-blocks.mjs';

const blocks = pastedBlocks(join(__dirname, '../..'));
const needy = blocks.filter(({ code }) => /\$\{[A-Z_]+:\?/.test(code) && !code.includes('demo.json'));

describe('blocks of commands that newcomers paste', () => {
  it('are those of the README and of the quickstart, which need no file but demo.json and leave none there', () => {
    expect(blocks.map(({ guide }) => guide)).toEqual([...Array(7).fill('README.md'), ...Array(5).fill('docs/quickstart.md')]);
    for (const { code } of blocks) expect(code).not.toMatch(/(?<!<)[<>] (?!")|"\.\/(?!\.data\/demo\.json)/);
  });

  it('take the address of the service from demo.json, and have no comments, which an interactive zsh runs as commands', () => {
    for (const { code } of blocks) {
      expect(code).not.toMatch(/127\.0\.0\.1|localhost:300\d/);
      expect(code).not.toMatch(/(?:^|\s)#/);
    }
  });

  describe('pasted before those that they build upon', () => {
    let folder: string;
    beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'paste-'))));
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(needy.map(({ code }) => code))('say which variable is not set, and nothing else: %s', (code) => {
      const { PATH } = process.env;
      // As an interactive shell does, each command is run on its own, whatever became of the one before.
      const lines = code.replace(/\\\n/g, ' ').split(/\n(?=[A-Za-z])(?!done)/);
      const outputs = lines.map(
        (line) => spawnSync('bash', ['--norc', '-c', line], { cwd: folder, env: { PATH }, encoding: 'utf8' }).stderr,
      );
      expect(
        outputs.filter(
          (output) => !/^(?:bash: line \d+: [A-Z_]+: (?:set it|read it|open it|pay|make the workspace|no answer).*\n)+$/.test(output),
        ),
      ).toEqual([]);
    });
  });
});
