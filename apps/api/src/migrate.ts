import { BadConfiguration, migrateDatabase } from '@svc/composition';

async function main(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new BadConfiguration(['DATABASE_URL is missing: it takes an address such as postgres://user:password@host:5432/database.']);
  const applied = await migrateDatabase(url);
  process.stdout.write(applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The schema is up to date.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof BadConfiguration ? error.message : String((error as Error).stack)}\n`);
  process.exit(error instanceof BadConfiguration ? 78 : 1);
});
