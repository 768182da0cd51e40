import { everywhere } from './command-line.mjs';
import { commands } from './commands.mjs';
import { program } from './program.mjs';

const exitCodes = `Exit codes
  0  done
  1  refused or failed; standard error says why
  2  invalid command line
  3  the plan has changes (plan --exit-code only)
`;

const whereAndWho = `Address and token
  The first of these applies: --url and --token; --profile; STORE_URL and STORE_TOKEN; STORE_PROFILE, or the profile
  "default" saved by login (logout removes it); $DATA_DIR/demo.json, which npm start writes.
  For scripts, run npm with --silent: npm run --silent store -- key list --json
`;

/** Returns the text that `npm run store` alone prints. */
export function overview() {
  const lines = commands.map(({ name, takes = [], summary }) => [[name, ...takes].join(' '), summary]);
  return `A client of the management API, for people and scripts.

  ${program} <command> [options]

Commands
${columns(lines)}
  For the options of a command, add --help. For the version of this command line: --version.

${whereAndWho}
${exitCodes}`;
}

/** Returns the text that `<command> --help` prints. */
export function commandHelp({ name, takes = [], summary, about, options = {} }) {
  const own = Object.entries(options);
  return `${summary}.

  ${program} ${[name, ...takes, '[options]'].join(' ')}
${about ? `\n${about}\n` : ''}
Options
${columns([...own, ...Object.entries(everywhere)].map(optionLine))}
${exitCodes}`;
}

function optionLine([name, { short, value, text, multiple, needed }]) {
  const flag = [`--${name}`, value].filter(Boolean).join(' ');
  const description = [text, needed && 'required', multiple && 'repeatable'].filter(Boolean).join('; ');
  return [short ? `-${short}, ${flag}` : flag, description];
}

/** Two columns, the first as wide as it needs to be. */
function columns(lines) {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}
