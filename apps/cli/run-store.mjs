import { explain } from '../../tools/explained.mjs';
import { confirm } from './ask.mjs';
import { readCommandLine } from './command-line.mjs';
import { connect } from './connect.mjs';
import { asError } from './errors.mjs';
import { commandHelp, overview } from './help.mjs';
import { CLI_VERSION } from './version.mjs';

/** Asks before a command that moves money or removes something, on a terminal. @throws {Failed} for any answer but yes */
async function askFirst(command, context, streams) {
  if (command.asks && streams.stdin?.isTTY && !context.values.yes) await confirm(await command.asks(context), streams);
}

/**
 * Runs one command line to its end. With `--json`, standard output gets one JSON value and nothing else: what the
 * service answered, or `{ "error": { "code", "message", … } }`.
 * @param {string[]} args what stands after `npm run store --`
 * @param {Pick<NodeJS.Process, 'env' | 'stdin' | 'stdout' | 'stderr'>} process
 * @returns {Promise<number>} the exit code (see help.mjs)
 */
export async function runStore(args, { env, stdin, stdout, stderr }) {
  const json = args.includes('--json');
  if (['--version', '-v'].includes(args[0])) {
    stdout.write(`${json ? JSON.stringify({ version: CLI_VERSION }) : CLI_VERSION}\n`);
    return 0;
  }
  try {
    const { command, values, positionals } = readCommandLine(args);
    if (!command || values.help) {
      stdout.write(command ? commandHelp(command) : overview());
      return 0;
    }
    const client = command.needs === 'nothing' ? undefined : await connect(values, env, command);
    const print = (line) => stdout.write(`${line}\n`);
    const complain = (line) => stderr.write(`${line}\n`);
    await askFirst(command, { client, values, positionals }, { stdin, stderr });
    const result = await command.run({ client, values, positionals, env, print, complain });
    if (!result) return 0;
    const { data, text, exitCode = 0 } = result;
    if (json) stdout.write(`${JSON.stringify(data, null, 2)}\n`);
    else stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    return exitCode;
  } catch (error) {
    if (json) stdout.write(`${JSON.stringify({ error: asError(error) }, null, 2)}\n`);
    else stderr.write(`${explain(error)}\n`);
    return error.exitCode ?? 1;
  }
}
