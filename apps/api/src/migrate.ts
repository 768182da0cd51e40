import { workspaceSlug } from '@svc/access';
import {
  BadConfiguration,
  exitBecause,
  migrateDatabase,
  type MigrationOptions,
  readMigrationConfig,
  type WorkspaceRenaming,
} from '@svc/composition';
import { linesBefore, linesOf, linesOfRenaming } from './migration-report';

const ADOPT = '--adopt-secret-key';
const RETIRE = '--retire-secret-key';
const DISTRIBUTE = '--distribute';
const RENAME = '--rename-workspace';
const OPTIONS: readonly string[] = [ADOPT, RETIRE, DISTRIBUTE];

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  const report = await migrateDatabase(readMigrationConfig(process.env), options);
  print([...linesOf(report), ...linesOfRenaming(options.rename)]);
}

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/**
 * Reads the arguments. `npm start` passes `--started-for=…` as well, which names its child processes. @throws BadConfiguration for unknown
 * arguments
 */
function readArguments(words: readonly string[]): MigrationOptions {
  const { rename, args } = readRenaming(words);
  const unknown = args.filter((argument) => !OPTIONS.includes(argument) && !argument.startsWith('--started-for='));
  if (unknown.length > 0)
    throw new BadConfiguration([
      `${unknown.join(' ')} is not known here: migrate takes ${OPTIONS.join(', ')}, ${RENAME} OLD NEW, or nothing.`,
    ]);
  return {
    adopts: args.includes(ADOPT),
    retires: args.includes(RETIRE),
    ...(rename && { rename }),
    ...(args.includes(DISTRIBUTE) && { distribution: { begins: (move) => print(linesBefore(move)) } }),
  };
}

/** Takes `--rename-workspace OLD NEW` out of the arguments. @throws BadConfiguration for a slug that no workspace may have */
function readRenaming(words: readonly string[]): { rename?: WorkspaceRenaming; args: readonly string[] } {
  const at = words.indexOf(RENAME);
  if (at < 0) return { args: words };
  const [from = '', to = ''] = words.slice(at + 1, at + 3);
  if ([from, to].some((name) => name === '' || name.startsWith('--')))
    throw new BadConfiguration([`${RENAME} takes the slug of a workspace and its new one: ${RENAME} OLD NEW.`]);
  const judged = workspaceSlug.safeParse(to);
  if (!judged.success) throw new BadConfiguration(judged.error.issues.map(({ message }) => `${RENAME} ${from} ${to}: ${message}`));
  return { rename: { from, to: judged.data }, args: words.toSpliced(at, 3) };
}

main().catch(exitBecause);
