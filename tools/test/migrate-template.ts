import { DataSource } from 'typeorm';
import { migrations } from '../../libs/adapters/postgres/src/migrations';

/** Brings the database of `DATABASE_URL` up to the newest migration. */
async function migrate(): Promise<void> {
  const database = await new DataSource({ type: 'postgres', url: process.env.DATABASE_URL, migrations }).initialize();
  await database.runMigrations({ transaction: 'each' });
  await database.destroy();
}

void migrate();
