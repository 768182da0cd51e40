import * as pg from 'pg';
import type { ClientBase } from 'pg';
import { DataSource, EntitySchema } from 'typeorm';
import * as access from './access/access.entities';
import * as catalogue from './catalogue/catalogue.entities';
import * as checkout from './checkout/checkout.entity';
import * as confirmations from './confirmations/confirmation.entity';
import * as content from './content/content.entities';
import * as customers from './customers/customer.entities';
import * as announcements from './notifications/announcement.entity';
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
import { endWhenUseless } from './useless-connections';
import { requireSession } from './session-pooling';
import { TenantScopedPool } from './row-level-security/tenant-scoped-pool';

/** How long the server lets a statement of the service work, ms; and how long it may take over the settings. */
const STATEMENT_MS = 30_000;
const SETTLING_MS = 5_000;
/** What the answer to a statement that the server has ended may take on its way, ms. */
const ANSWER_MS = 2_000;

/** How a session of the service is set, whatever the server, the database or the role are set to. */
const SETTINGS = {
  jit: 'off', // compiling a plan takes seconds, where the service's statements take milliseconds
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  default_transaction_isolation: 'read committed',
  plan_cache_mode: 'auto',
  lock_timeout: '0', // functions that wait for locks set their own
  idle_in_transaction_session_timeout: '60000',
};

/**
 * Gives a new connection the settings of the service, before its first work: by a statement, not by parameters of the start,
 * which poolers refuse. Rejects when the server does not answer within 5 s.
 * @param settings further ones, or others
 * @throws TransactionPooling when a pooler would give the connection to others after each transaction
 */
export async function settleConnection(client: ClientBase, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = { ...SETTINGS, statement_timeout: `${STATEMENT_MS}`, ...settings };
  const text = Object.entries(all)
    .map(([name, value]) => `set ${name} to '${value}'`)
    .join('; ');
  const settling = { text, query_timeout: SETTLING_MS }; // pg takes a limit for one query; its types do not know of it
  await client.query(settling);
  await requireSession(client);
}

/** The same for a connection of a pool, which ends by itself when it is of no more use. */
const settleWithin =
  (statementMs: number) =>
  async (client: ClientBase): Promise<void> => {
    await settleConnection(client, { statement_timeout: `${statementMs}` });
    endWhenUseless(client, statementMs + ANSWER_MS);
  };

/**
 * The same for a connection that migrates: it works as long as it takes, but waits for no lock longer than 30 s, as everybody
 * who wants the table meanwhile waits behind it.
 */
export const settleMigration = (client: ClientBase): Promise<void> =>
  settleConnection(client, { statement_timeout: '0', lock_timeout: `${STATEMENT_MS}` });

const contexts = [
  access,
  announcements,
  catalogue,
  checkout,
  confirmations,
  content,
  customers,
  notifications,
  orders,
  otp,
  outbox,
  payments,
  registration,
  subscriptions,
  ticketing,
  webhooks,
];

/** Every table that rows are mapped of; bundling knows no globs. */
export const entities = contexts.flatMap((context) => Object.values<unknown>(context)).filter((each) => each instanceof EntitySchema);

export interface DatabaseOptions {
  /** `postgres://…`; a socket directory goes in `?host=`. */
  url: string;
  poolSize: number;
  applicationName: string;
  /** Whether work sees the rows of its own workspace alone (ADR 0040): the service's does, a migration's does not. */
  isTenantScoped?: boolean;
  /** How long the server lets a statement work, ms; 30 s unless told. A connection on which nothing comes for a little longer is ended. */
  statementMs?: number;
  /** Gives each new connection its settings; `settleConnection` unless told. */
  settle?: (client: ClientBase) => Promise<void>;
}

/** The service's data source, not yet connected. */
export function createDataSource({
  url,
  poolSize,
  applicationName,
  isTenantScoped = false,
  statementMs = STATEMENT_MS,
  settle = settleWithin(statementMs),
}: DatabaseOptions): DataSource {
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
    extra: { keepAlive: true, onConnect: (client: ClientBase) => settle(client) },
  });
}
