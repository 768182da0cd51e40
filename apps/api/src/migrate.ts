import { BadConfiguration, exitBecause, migrateDatabase, readMigrationConfig } from '@svc/composition';

const ADOPT = '--adopt-secret-key';
const RETIRE = '--retire-secret-key';

async function main(): Promise<void> {
  const { applied, functions, analyzed, unanalyzed, bound, closed, warnings } = await migrateDatabase(
    readMigrationConfig(process.env),
    readArguments(process.argv.slice(2)),
  );
  const lines = [
    ...warnings.map((warning) => `Warning: ${warning}`),
    applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.',
    ...(functions.length > 0 ? [`SQL functions replaced: ${functions.length}.`] : []),
    ...(analyzed.length > 0 ? [`Analyzed, since the planner had no statistics of them: ${analyzed.join(', ')}.`] : []),
    ...(unanalyzed.length > 0 ? [`Not analyzed, since another session uses them or their analysis failed: ${unanalyzed.join(', ')}.`] : []),
    ...(bound > 0 ? [`Sealed anew, each for its workspace and purpose: ${bound}.`] : []),
    ...(closed > 0
      ? [
          `Sealed under no key of SECRET_KEY or SECRET_KEYS_PREVIOUS, and left closed: ${closed}. Migrate again with that key, or set these credentials once more.`,
        ]
      : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Reads the arguments. `npm start` passes `--started-for=…` as well, which names its child processes. @throws BadConfiguration for unknown
 * arguments
 */
function readArguments(args: readonly string[]): { adopts: boolean; retires: boolean } {
  const unknown = args.filter((argument) => argument !== ADOPT && argument !== RETIRE && !argument.startsWith('--started-for='));
  if (unknown.length > 0)
    throw new BadConfiguration([`${unknown.join(' ')} is not known here: migrate takes ${ADOPT}, ${RETIRE}, or nothing.`]);
  return { adopts: args.includes(ADOPT), retires: args.includes(RETIRE) };
}

main().catch(exitBecause);
