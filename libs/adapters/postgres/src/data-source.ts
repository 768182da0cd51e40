import * as pg from 'pg';
import { DataSource } from 'typeorm';
import { entities } from './entities';
import { migrations } from './migrations';
import { settleConnection } from './settle-connection';
import { TenantScopedPool } from './row-level-security/tenant-scoped-pool';

export interface DatabaseOptions {
  /** `postgres://…`; a socket directory goes in `?host=`. */
  url: string;
  poolSize: number;
  applicationName: string;
  /** Whether work sees the rows of its own workspace alone (ADR 0040): the service's does, a migration's does not. */
  isTenantScoped?: boolean;
}

/** The service's data source, not yet connected. Statements are ended by the server after 30 s, a bulk apply sets its own. */
export function createDataSource({ url, poolSize, applicationName, isTenantScoped = false }: DatabaseOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: isTenantScoped ? { ...pg, Pool: TenantScopedPool } : pg,
    url,
    applicationName,
    poolSize,
    entities,
    migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'all',
    connectTimeoutMS: 5_000,
    extra: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000, keepAlive: true, onConnect: settleConnection },
  });
}
