import { DataSource } from 'typeorm';
import { entities } from './entities';
import { migrations } from './migrations';

export interface DatabaseOptions {
  /** `postgres://…`; a socket directory goes in `?host=`. */
  url: string;
  poolSize: number;
  applicationName: string;
}

/** The service's data source, not yet connected. Statements are ended by the server after 30 s, a bulk apply sets its own. */
export function createDataSource({ url, poolSize, applicationName }: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    applicationName,
    poolSize,
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    connectTimeoutMS: 5_000,
    extra: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000, keepAlive: true },
  });
}
