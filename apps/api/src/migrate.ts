import { exitBecause, migrateDatabase, readDatabaseUrl } from '@svc/composition';

async function main(): Promise<void> {
  const applied = await migrateDatabase(readDatabaseUrl(process.env));
  process.stdout.write(applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The schema is up to date.\n');
}

main().catch(exitBecause);
