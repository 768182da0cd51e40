import { exitBecause, migrateDatabase, readMigrationConfig } from '@svc/composition';

async function main(): Promise<void> {
  const config = readMigrationConfig(process.env);
  const { applied, functions, bound, closed } = await migrateDatabase(config);
  const lines = [
    ...config.warnings,
    applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The schema is up to date.',
    ...(functions.length > 0 ? [`SQL functions replaced: ${functions.length}.`] : []),
    ...(bound > 0 ? [`Sealed anew, each for its workspace and purpose: ${bound}.`] : []),
    ...(closed > 0 ? [`Sealed under no key of SECRET_KEY or SECRET_KEYS_PREVIOUS, and left closed: ${closed}. Migrate again with that key, or set these credentials once more.`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch(exitBecause);
