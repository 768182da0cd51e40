/** Shells that completion is made for. */
export const shells = ['bash', 'zsh', 'fish'];

/**
 * The script that completes the command line called `store` in a shell.
 * @param {string} shell one of `shells`
 * @param {{ name: string, among?: string[], options: Record<string, { among?: string[] }> }[]} commands names of one word or two; `among` are the values of the first argument, or of an option, where they are few
 */
export function completionOf(shell, commands) {
  return { bash: bashOf, zsh: (all) => `autoload -U +X bashcompinit && bashcompinit\n${bashOf(all)}`, fish: fishOf }[shell](commands);
}

const firstWords = (commands) => [...new Set(commands.map(({ name }) => name.split(' ')[0]))];
const secondWords = (commands, first) => commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? [name.split(' ')[1]] : []));
const choices = (options) => Object.entries(options).filter(([, { among }]) => among);

function bashOf(commands) {
  const groups = firstWords(commands).filter((first) => secondWords(commands, first).length > 0);
  return `_store() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  case "\${COMP_WORDS[1]} \${COMP_WORDS[2]} \${COMP_WORDS[COMP_CWORD-1]}" in
${commands.flatMap(bashValues).join('\n')}
    *) case "$COMP_CWORD \${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
      "1 "*) words="${firstWords(commands).join(' ')}" ;;
${groups.map((first) => `      "2 ${first} "*) words="${secondWords(commands, first).join(' ')}" ;;`).join('\n')}
${commands.flatMap(bashWords).join('\n')}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  return 0
}
complete -o default -F _store store
`;
}

/** Returns the values that follow an option; of a command of one word, the option may be its second word. */
const bashValues = ({ name, options }) =>
  choices(options).map(
    ([option, { among }]) => `    "${name}${name.includes(' ') ? '' : ' "*"'} --${option}") words="${among.join(' ')}" ;;`,
  );

function bashWords({ name, among, options }) {
  const flags = Object.keys(options)
    .map((option) => `--${option}`)
    .join(' ');
  const isPair = name.includes(' ');
  const first = among ? [`      "${isPair ? 3 : 2} ${name}${isPair ? '"' : ' "*'}) words="${among.join(' ')} ${flags}" ;;`] : [];
  return [...first, `      *[0-9]" ${name}${isPair ? '"' : ' "*'}) words="${flags}" ;;`];
}

function fishOf(commands) {
  const groups = firstWords(commands).filter((first) => secondWords(commands, first).length > 0);
  return [
    `complete -c store -n __fish_use_subcommand -f -a '${firstWords(commands).join(' ')}'`,
    ...groups.map((first) => {
      const seconds = secondWords(commands, first).join(' ');
      return `complete -c store -n '__fish_seen_subcommand_from ${first}; and not __fish_seen_subcommand_from ${seconds}' -f -a '${seconds}'`;
    }),
    ...commands.flatMap(({ name, among, options }) => {
      const seen = name
        .split(' ')
        .map((word) => `__fish_seen_subcommand_from ${word}`)
        .join('; and ');
      const first = among
        ? [`complete -c store -n '${seen}; and not __fish_seen_subcommand_from ${among.join(' ')}' -f -a '${among.join(' ')}'`]
        : [];
      return [
        ...first,
        ...Object.entries(options).map(
          ([option, { among: values }]) => `complete -c store -n '${seen}' -l ${option}${values ? ` -x -a '${values.join(' ')}'` : ''}`,
        ),
      ];
    }),
    '',
  ].join('\n');
}
