import { createDataSource, type DatabaseOptions } from '@svc/adapters/postgres';
import type { DataSource } from 'typeorm';
import { StartRefused } from './start-refused';

/** Connects to the database. Throws StartRefused when it does not answer. */
export async function connectDatabase(options: DatabaseOptions): Promise<DataSource> {
  const dataSource = createDataSource(options);
  try {
    return await dataSource.initialize();
  } catch (error) {
    throw new StartRefused(`The database does not answer: ${reasonOf(error)}. Check DATABASE_URL, or leave it out and use npm start.`);
  }
}

/** A refused connection to a name with several addresses has an empty message and one error for each. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as { message: string; errors?: Error[] };
  return message || errors?.map((each) => each.message).join('; ') || String(error);
}
