import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from '../../tools/testing/command';
import { describeWithShell } from '../../tools/testing/describe-with-shell';

/** Typed text before the key that completes, and the line after it. */
const TYPED = [
  ['store trig', 'store trigger'],
  ['store order sh', 'store order show'],
  ['store order acc', 'store order accept-refund'],
  ['store order list --lim', 'store order list --limit'],
  ['store listen --for', 'store listen --forward-to'],
  ['store listen --forward-to x --prof', 'store listen --forward-to x --profile'],
  ['store key create --kind sec', 'store key create --kind secret'],
  ['store order list --test --status partially', 'store order list --test --status partially_refunded'],
  ['store export shop --format y', 'store export shop --format yaml'],
  ['store export --format y', 'store export --format yaml'],
  ['store imp', 'store import'],
  ['store import products.csv --im', 'store import products.csv --images'],
  ['store trigger checkout.c', 'store trigger checkout.completed'],
  ['store trigger --prod', 'store trigger --product'],
  ['store fixtures apply sm', 'store fixtures apply small'],
  ['store fixtures apply small --rep', 'store fixtures apply small --replace'],
  ['store payments set stripe --mode li', 'store payments set stripe --mode live'],
  ['store nowhere', 'store nowhere'],
] as const;

/** A terminal of zsh in which ^T completes the line and prints it. */
const ZSH_TERMINAL = `
zmodload zsh/zpty
zpty shell zsh -i
zpty -r shell out '*ready>*'
for line in "$@"; do
  zpty -w -n shell "$line"$'\\x14'
  zpty -r shell out '*completed\\[*\\]*'
  print -r -- "\${\${out##*completed\\[}%%\\]*}"
done
zpty -d shell
`;
const zshrc = (script: string) => `
PROMPT='ready>'
autoload -U compinit; compinit -u -D
source ${script}
tell() { zle complete-word; print -r -- "completed[$BUFFER]"; BUFFER='' }
zle -N tell; bindkey '^T' tell
`;

let folder: string;

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'completion-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function store(...args: string[]) {
  const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], { DATA_DIR: folder, XDG_CONFIG_HOME: folder });
  return { code: await command.exited, stdout: command.stdout, output: command.output };
}

async function scriptFor(shell: string): Promise<string> {
  const file = join(folder, `store.${shell}`);
  writeFileSync(file, (await store('completion', shell)).stdout);
  return file;
}

/** Runs a shell that reads nothing of the person's own, and returns its output. */
function run(shell: string, args: string[], env = {}): string {
  return execFileSync(shell, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, TERM: 'dumb', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

const lines = TYPED.map(([typed]) => typed);
const expected = TYPED.map(([, completed]) => completed);

describe('npm run store -- completion', () => {
  it('completes commands, options and their values in bash', async () => {
    const script = await scriptFor('bash');
    const completed = lines.map((line) => {
      const words = line.split(' ');
      const answer = run('bash', [
        '-c',
        `source ${script}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _store; echo "\${COMPREPLY[*]}"`,
        'bash',
        ...words,
      ]).trim();
      return [...words.slice(0, -1), answer || words.at(-1)].join(' ');
    });
    expect(completed).toEqual(expected);
  });

  it('says which shells there are', async () => {
    expect(await store('completion', 'csh')).toMatchObject({ code: 2, output: expect.stringContaining('bash, zsh, fish') });
  });
});

describeWithShell('zsh', 'npm run store -- completion, in zsh', () => {
  it('completes commands, options and their values', async () => {
    writeFileSync(join(folder, '.zshrc'), zshrc(await scriptFor('zsh')));
    writeFileSync(join(folder, 'terminal.zsh'), ZSH_TERMINAL);
    const completed = run('zsh', ['-f', 'terminal.zsh', ...lines], { ZDOTDIR: folder });
    expect(completed.trimEnd().split(/ *\n/)).toEqual(expected);
  });
});

describeWithShell('fish', 'npm run store -- completion, in fish', () => {
  it('completes commands, options and their values', async () => {
    const script = await scriptFor('fish');
    const completed = lines.map((line) => {
      const [answer] = run('fish', ['-c', `source ${script}; complete -C $argv[1]`, line], { XDG_CONFIG_HOME: folder }).split(/[\t\n]/);
      return [...line.split(' ').slice(0, -1), answer || line.split(' ').at(-1)].join(' ');
    });
    expect(completed).toEqual(expected);
  });
});
