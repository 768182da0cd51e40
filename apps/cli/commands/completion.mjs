import { UsageError } from '../errors.mjs';
import { completionOf, shells } from '../completion-script.mjs';

/** Command that prints the completion script of a shell. */
export const completion = {
  name: 'completion',
  takes: ['<shell>'],
  among: shells,
  summary: 'Print the completion script for bash, zsh or fish',
  about:
    'It completes the program store: install it with node tools/build/cli.mjs && npm install --global "$(npm pack ./dist/cli)"; npm run store -- cannot be completed.\n' +
    'bash: source <(store completion bash). zsh: source <(store completion zsh), after compinit. fish: store completion fish | source.',
  needs: 'nothing',
  async run({ positionals: [shell] }) {
    const { commands } = await import('../commands.mjs');
    const { everywhere } = await import('../command-line.mjs');
    if (!shells.includes(shell)) throw new UsageError(`There is no completion for "${shell}". Supported shells: ${shells.join(', ')}.`);
    const text = completionOf(
      shell,
      commands.map(({ options, ...command }) => ({ ...command, options: { ...options, ...everywhere } })),
    );
    return { data: { shell, script: text }, text };
  },
};
