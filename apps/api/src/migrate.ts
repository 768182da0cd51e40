import { BadConfiguration, exitBecause, migrateDatabase, type MigrationOptions, readMigrationConfig } from '@svc/composition';
import { linesBefore, linesOf } from './migration-report';

const ADOPT = '--adopt-secret-key';
const RETIRE = '--retire-secret-key';
const DISTRIBUTE = '--distribute';
const OPTIONS: readonly string[] = [ADOPT, RETIRE, DISTRIBUTE];

async function main(): Promise<void> {
  const report = await migrateDatabase(readMigrationConfig(process.env), readArguments(process.argv.slice(2)));
  print(linesOf(report));
}

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/**
 * Reads the arguments. `npm start` passes `--started-for=…` as well, which names its child processes. @throws BadConfiguration for unknown
 * arguments
 */
function readArguments(args: readonly string[]): MigrationOptions {
  const unknown = args.filter((argument) => !OPTIONS.includes(argument) && !argument.startsWith('--started-for='));
  if (unknown.length > 0)
    throw new BadConfiguration([`${unknown.join(' ')} is not known here: migrate takes ${OPTIONS.join(', ')}, or nothing.`]);
  return {
    adopts: args.includes(ADOPT),
    retires: args.includes(RETIRE),
    ...(args.includes(DISTRIBUTE) && { distribution: { begins: (move) => print(linesBefore(move)) } }),
  };
}

main().catch(exitBecause);
