import type { SealedFor } from '@svc/kernel';
import { contextOfConnection } from '@svc/otp';
import { contextOfCredentials, type CredentialsName } from '@svc/payments';
import { contextOfSecret } from '@svc/webhooks';
import type { Sql } from '../work/sql';
import { composed, type NoRow, statement } from '../work/statement';

/** Binds a sealed text to its context; undefined when it is bound already. Throws when it cannot be opened. */
export type BindSecret = (sealed: string, context: SealedFor) => string | undefined;

/** Numbers of bound texts, and of those that no key here opens, which stay as they are, and closed. */
export interface BoundSecrets {
  bound: number;
  closed: number;
}

interface SealedRow {
  sealed: string;
  workspaceId: string;
  id: string;
  mode: CredentialsName['mode'];
  provider: CredentialsName['provider'];
}

interface SealedColumn {
  table: string;
  column: string;
  /** Columns of the key beside the workspace's. */
  key: readonly ('id' | 'mode' | 'provider')[];
  contextOf(row: SealedRow): SealedFor;
}

/** Every column with texts that a SecretBox has sealed. */
const COLUMNS: readonly SealedColumn[] = [
  { table: 'provider_credentials', column: 'sealed', key: ['mode', 'provider'], contextOf: contextOfCredentials },
  { table: 'otp_connection', column: 'sealed', key: [], contextOf: ({ workspaceId }) => contextOfConnection(workspaceId) },
  { table: 'webhook_destination', column: 'secret', key: ['id'], contextOf: contextOfSecret },
  { table: 'webhook_destination', column: 'next_secret', key: ['id'], contextOf: contextOfSecret },
];

/**
 * Binds, in the transaction of `sql`, all sealed texts of before the binding to workspace and purpose. Repeating it
 * changes nothing, and a text that somebody replaces meanwhile stays as they want it. By hand, since it goes over the columns of any table.
 */
export async function bindSecrets(sql: Sql, bind: BindSecret): Promise<BoundSecrets> {
  const total: BoundSecrets = { bound: 0, closed: 0 };
  for (const column of COLUMNS) {
    const { bound, closed } = await bindColumn(sql, column, bind);
    total.bound += bound;
    total.closed += closed;
  }
  return total;
}

/** Returns the number of texts that each key has sealed, by its id. */
export async function sealedByKey(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query(SEALED_BY_KEY);
  return new Map(rows.map(({ keyId, count }) => [keyId, count]));
}

/** Columns with sealed texts that were bound from the first on, and have no workspace. */
const BOUND_COLUMNS = [{ table: 'staff_totp', column: 'sealed' }];

const TEXTS = [...COLUMNS, ...BOUND_COLUMNS].map(
  ({ table, column }) => `select ${column} as sealed from ${table} where ${column} is not null`,
);

const SEALED_BY_KEY = statement<{ keyId: string; count: number }>('maintenance.sealed_by_key')`
  select split_part(sealed, '.', 2) as "keyId", count(*)::integer as count from (${TEXTS.join(' union all ')}) as texts group by 1`;

const NAMES = ['id', 'mode', 'provider'] as const;
const EACH_COLUMN = COLUMNS.map((column): [SealedColumn] => [column]);

const UNBOUND = composed<SealedRow, [SealedColumn]>('maintenance.unbound', EACH_COLUMN, ({ table, column, key }) => {
  const names = NAMES.map((name) => (key.includes(name) ? name : `null as ${name}`));
  return `select workspace_id as "workspaceId", ${names.join(', ')}, ${column} as sealed from ${table} where ${column} not like 'v2.%'`;
});

const BIND = composed<NoRow, [SealedColumn]>('maintenance.bind', EACH_COLUMN, ({ table, column, key }) => {
  const sameKey = ['t.workspace_id = $1', ...key.map((name) => `t.${name} = n.${name}`)].join(' and ');
  return `
    update ${table} t set ${column} = n.sealed
      from jsonb_to_recordset($2::jsonb) as n (id uuid, mode text, provider text, before text, sealed text)
     where ${sameKey} and t.${column} = n.before`;
});

async function bindColumn(sql: Sql, column: SealedColumn, bind: BindSecret): Promise<BoundSecrets> {
  const rows = await sql.query(UNBOUND(column));
  const changed = rows.flatMap((row) => {
    const sealed = boundOr(() => bind(row.sealed, column.contextOf(row)));
    return sealed === undefined ? [] : [{ ...row, before: row.sealed, sealed }];
  });
  let bound = 0;
  for (const workspaceId of new Set(changed.map((text) => text.workspaceId))) {
    const texts = changed.filter((text) => text.workspaceId === workspaceId);
    bound += await sql.execute(BIND(column), [workspaceId, JSON.stringify(texts)]);
  }
  return { bound, closed: rows.length - changed.length };
}

/** Returns the bound text, or undefined for one that no key here opens: it is useless as it is, and is not made worse. */
function boundOr(bind: () => string | undefined): string | undefined {
  try {
    return bind();
  } catch {
    return undefined;
  }
}
