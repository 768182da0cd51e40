import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../explained.mjs';

/** Texts whose commands a newcomer pastes one after the other beside a running `npm start`. */
const GUIDES = ['README.md', 'docs/quickstart.md'];
const COMMANDS = /^```sh\n(.*?)^```$/gms;
/** Commands that go on, or do something else than try the service. */
const LEFT_OUT = /^npm (?:start|test)$/m;
/** Without startup files; zsh takes comments for commands only where it is interactive. */
const FLAGS = { bash: ['--norc', '--noprofile', '-c'], zsh: ['-f', '-i', '-c'] };
const MARK = '@@ block';
/** Outputs of a command that was refused, or that did not get what it needs. */
const FAILURE = /^.*(?:"error": ?\{|\berror: \{|[A-Z]\w*Error\b|command not found|parameter null or not set).*$/m;

/**
 * Lists the blocks of commands of the guides, in their order.
 * @param {string} folder of the repository
 * @returns {{ guide: string, code: string }[]}
 */
export function pastedBlocks(folder) {
  return GUIDES.flatMap((guide) => {
    const text = readFileSync(join(folder, guide), 'utf8');
    return [...text.matchAll(COMMANDS)].map(([, code]) => ({ guide, code })).filter(({ code }) => !LEFT_OUT.test(code));
  });
}

/**
 * Pastes all blocks into one shell, as somebody does who reads on. The service of the folder's `.data/demo.json` must be running.
 * @param {string} folder of the repository
 * @param {{ shell?: 'bash' | 'zsh', env?: NodeJS.ProcessEnv }} [options] environment of the shell; that of this process by default
 * @returns {Promise<{ guide: string, code: string, output: string }[]>} what each has printed, errors included
 * @throws {Explained} with the first block that fails, and what it has printed
 */
export async function pasteGuides(folder, { shell = 'bash', env = process.env } = {}) {
  const blocks = pastedBlocks(folder);
  const script = blocks.map(({ code }) => `echo '${MARK}'\n${code}`).join('\n');
  const { output, status } = await run(shell, [...FLAGS[shell], `exec 2>&1; set -e; set -o pipefail\n${script}`], { cwd: folder, env });
  const outputs = output.split(`${MARK}\n`).slice(1);
  const pasted = blocks.slice(0, outputs.length).map((block, at) => ({ ...block, output: outputs[at] }));
  const failed = pasted.find((block) => FAILURE.test(block.output)) ?? (status === 0 ? undefined : pasted.at(-1));
  if (failed) throw new Explained(`A block of ${failed.guide} fails in ${shell}:\n\n${failed.code}\nIt printed:\n\n${failed.output}`);
  if (status !== 0) throw new Explained(`${shell} did not run (${status}): ${output}`);
  return pasted;
}

async function run(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve) => child.once('error', ({ code }) => resolve(code)).once('close', resolve));
  return { output, status };
}
