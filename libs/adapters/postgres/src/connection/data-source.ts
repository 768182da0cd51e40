import * as pg from 'pg';
import type { ClientBase } from 'pg';
import { DataSource, EntitySchema } from 'typeorm';
import * as access from '../access/access.entities';
import * as catalogue from '../catalogue/catalogue.entities';
import * as checkout from '../checkout/checkout.entity';
import * as confirmations from '../confirmations/confirmation.entity';
import * as content from '../content/content.entities';
import * as customers from '../customers/customer.entities';
import * as announcements from '../notifications/announcement.entity';
import * as merchantNotices from '../notifications/merchant-notice.entity';
import * as notifications from '../notifications/message.entity';
import * as notifiedSchedules from '../notifications/notified-schedule.entity';
import * as orders from '../orders/order.entities';
import * as otp from '../otp/otp.entities';
import * as outbox from '../outbox/outbox.entity';
import * as payments from '../payments/payment.entities';
import * as registration from '../registration/registration.entities';
import * as staff from '../staff/staff.entities';
import * as subscriptions from '../subscriptions/subscription.entity';
import * as suppression from '../suppression/suppression.entities';
import * as ticketing from '../ticketing/ticketing.entities';
import * as webhooks from '../webhooks/webhook.entities';
import { migrations } from '../migrations';
import { settleWithin, STATEMENT_MS } from './settle-connection';
import { TenantScopedPool } from '../row-level-security/tenant-scoped-pool';

const contexts = [
  access,
  announcements,
  merchantNotices,
  catalogue,
  checkout,
  confirmations,
  content,
  customers,
  notifications,
  notifiedSchedules,
  orders,
  otp,
  outbox,
  payments,
  registration,
  staff,
  subscriptions,
  suppression,
  ticketing,
  webhooks,
];

/** Wait for a connection, ms, unless another is given. */
const CONNECT_MS = 5_000;

/** Entities of all mapped tables; bundling knows no globs. */
export const entities = contexts.flatMap((context) => Object.values<unknown>(context)).filter((each) => each instanceof EntitySchema);

export interface DatabaseOptions {
  /** `postgres://…`; a socket directory goes in `?host=`. */
  url: string;
  poolSize: number;
  applicationName: string;
  /** True where work sees the rows of its own workspace alone (ADR 0040): the service's does, a migration's does not. */
  isTenantScoped?: boolean;
  /** Longest statement that the server allows, ms; 30 s unless set. A connection that is silent for a little longer is ended. */
  statementMs?: number;
  /** Longest wait for a connection, ms; 5 s by default. */
  connectMs?: number;
  /** Gives each new connection its settings; by default `settleConnection`. */
  settle?: (client: ClientBase) => Promise<void>;
}

/** The service's data source, not yet connected. */
export function createDataSource({
  url,
  poolSize,
  applicationName,
  isTenantScoped = false,
  statementMs = STATEMENT_MS,
  connectMs = CONNECT_MS,
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
    connectTimeoutMS: connectMs,
    extra: { keepAlive: true, onConnect: (client: ClientBase) => settle(client) },
  });
}
