import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';
import { UsageError } from './errors.mjs';
import { didYouMean } from './nearest.mjs';
import { program } from './program.mjs';

/** Options that every command takes. */
export const everywhere = {
  url: { type: 'string', value: '<address>', text: 'address of the service, such as https://shop.example/v1 (STORE_URL)' },
  token: { type: 'string', value: '<svc_ad_…>', text: 'admin token of the workspace, or the operator’s (better: STORE_TOKEN)' },
  profile: { type: 'string', value: '<name>', text: 'profile saved by login (STORE_PROFILE; default: "default")' },
  json: { type: 'boolean', text: 'print JSON, including errors' },
  help: { type: 'boolean', short: 'h', text: 'show this help' },
};

/**
 * Reads a command line.
 * @param {string[]} args
 * @returns {{ command?: object, values: Record<string, any>, positionals: string[] }} no command: the overview is wanted
 * @throws {UsageError}
 */
export function readCommandLine(args) {
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0])) return { values: {}, positionals: [] };
  const command = commands.find(({ name }) => startsWith(args, name.split(' ')));
  if (!command)
    throw new UsageError(
      `There is no command "${wordsOf(args)}".${suggestion(args) || ` Commands: ${commands.map(({ name }) => name).join(', ')}.`}`,
    );

  const { values, positionals } = parse(command, args.slice(command.name.split(' ').length));
  if (!values.help) checkComplete(command, values, positionals);
  return { command, values, positionals };
}

const startsWith = (args, words) => words.every((word, index) => args[index] === word);

function wordsOf(args) {
  const end = args.findIndex((arg) => arg.startsWith('-'));
  return args.slice(0, end === -1 ? 2 : Math.max(end, 1)).join(' ');
}

/** The command that was meant, of which arguments may follow. */
function suggestion(args) {
  const lengths = [2, 1].filter((length) => length <= args.length);
  const suggestions = lengths.map((length) =>
    didYouMean(
      args.slice(0, length).join(' '),
      commands.map(({ name }) => name).filter((name) => name.split(' ').length === length),
    ),
  );
  return suggestions.find((text) => text !== '') ?? '';
}

function parse(command, args) {
  const options = { ...everywhere, ...command.options };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(error.message) ?? [];
    const meant = unknown
      ? didYouMean(
          `--${unknown}`,
          Object.keys(options).map((name) => `--${name}`),
        )
      : '';
    throw new UsageError(`${error.message.split(/\.\s/)[0]}.${meant} See: ${program} ${command.name} --help`);
  }
}

function checkComplete({ name, takes = [], options = {} }, values, positionals) {
  const needed = takes.filter((argument) => argument.startsWith('<'));
  const missing =
    needed[positionals.length] ?? Object.keys(options).find((option) => options[option].needed && values[option] === undefined);
  const help = `See: ${program} ${name} --help`;
  if (missing) throw new UsageError(`${missing in options ? `--${missing}` : missing} is missing. ${help}`);
  if (positionals.length > takes.length) throw new UsageError(`Unexpected argument "${positionals[takes.length]}". ${help}`);
}
