/** Shells that completion is made for. */
export const shells = ['bash', 'zsh', 'fish'];

/**
 * The script that completes the command line called `store` in a shell.
 * @param {string} shell one of `shells`
 * @param {{ name: string, options: string[] }[]} commands names of one word or two
 */
export function completionOf(shell, commands) {
  return { bash: bashOf, zsh: (all) => `autoload -U +X bashcompinit && bashcompinit\n${bashOf(all)}`, fish: fishOf }[shell](commands);
}

const flags = (options) => options.map((option) => `--${option}`).join(' ');
const firstWords = (commands) => [...new Set(commands.map(({ name }) => name.split(' ')[0]))];
const secondWords = (commands, first) => commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.split(' ')[1]] : []));

function bashOf(commands) {
  const groups = firstWords(commands).filter((first) => secondWords(commands, first).length > 0);
  return `_store() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  case "$COMP_CWORD \${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
    "1 "*) words="${firstWords(commands).join(' ')}" ;;
${groups.map((first) => `    "2 ${first} "*) words="${secondWords(commands, first).join(' ')}" ;;`).join('\n')}
${commands.map(({ name, options }) => `    *" ${name}"${name.includes(' ') ? '' : '*'}) words="${flags(options)}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  return 0
}
complete -o default -F _store store
`;
}

function fishOf(commands) {
  const groups = firstWords(commands).filter((first) => secondWords(commands, first).length > 0);
  return [
    `complete -c store -n __fish_use_subcommand -f -a '${firstWords(commands).join(' ')}'`,
    ...groups.map((first) => {
      const seconds = secondWords(commands, first).join(' ');
      return `complete -c store -n '__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${seconds}' -f -a '${seconds}'`;
    }),
    ...commands.flatMap(({ name, options }) => {
      const seen = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
      return options.map((option) => `complete -c store -n '${seen}' -l ${option}`);
    }),
    '',
  ].join('\n');
}
