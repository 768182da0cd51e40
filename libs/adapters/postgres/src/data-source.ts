import * as pg from 'pg';
import type { ClientBase } from 'pg';
import { DataSource, EntitySchema } from 'typeorm';
import * as access from './access/access.entities';
import * as catalogue from './catalogue/catalogue.entities';
import * as checkout from './checkout/checkout.entity';
import * as content from './content/content.entities';
import * as customers from './customers/customer.entities';
import * as notifications from './notifications/message.entity';
import * as orders from './orders/order.entities';
import * as otp from './otp/otp.entities';
import * as outbox from './outbox/outbox.entity';
import * as payments from './payments/payment.entities';
import * as registration from './registration/registration.entities';
import * as subscriptions from './subscriptions/subscription.entity';
import * as ticketing from './ticketing/ticketing.entities';
import * as webhooks from './webhooks/webhook.entities';
import { migrations } from './migrations';
import { TenantScopedPool } from './row-level-security/tenant-scoped-pool';

/** pg takes a limit for one query; its types do not know of it. */
const SETTLE = { text: 'set jit to off', query_timeout: 5_000 };

/**
 * Gives a new connection the settings of the service, before its first work. Compiling a plan takes seconds, where the
 * service's statements take milliseconds. A statement, not a parameter of the start: poolers refuse those.
 * Rejects when the server does not answer within 5 s.
 */
export async function settleConnection(client: ClientBase): Promise<void> {
  await client.query(SETTLE);
}

const contexts = [access, catalogue, checkout, content, customers, notifications, orders, otp, outbox, payments, registration, subscriptions, ticketing, webhooks];

/** Every table that rows are mapped of; bundling knows no globs. */
export const entities = contexts.flatMap((context) => Object.values<unknown>(context)).filter((each) => each instanceof EntitySchema);

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
