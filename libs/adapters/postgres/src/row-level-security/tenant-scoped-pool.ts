import { type Span, tracing } from '@svc/kernel';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DataSource } from 'typeorm';
import { leadsToNodes, scopeTo } from '../distribution/dialect';
import { takeScopeToNodes } from '../distribution/scope-on-nodes';
import { traceStatements } from '../connection/traced-statements';
import { currentTransaction } from '../work/request-transaction';
import { currentTenantScope, EVERY_WORKSPACE, NO_WORKSPACE, type TenantScope } from './tenant-scope';

type Release = (error?: Error | boolean) => void;
type Borrower = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const SET_SCOPE = {
  name: 'set_scope',
  text: `select set_config('role', $1, false), set_config('svc.workspace', $2, false), set_config('svc.mode', $3, false)`,
};

const ignoreError = () => undefined;

/**
 * Connections that carry the tenant scope of their borrower (ADR 0040). Before the first statement of a borrower, and outside
 * of any transaction, the database is given the tenant whose rows it shows and the clock it goes by, so that no rollback
 * undoes that. The scope of a connection is set only when another had it before. In the transaction of a request, its own statements
 * go by its connection (ADR 0138).
 */
export class TenantScopedPool extends Pool {
  private readonly appliedScopes = new WeakMap<PoolClient, TenantScope>();
  private roleCheck?: Promise<boolean>;

  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', traceStatements);
  }

  override connect(): Promise<PoolClient>;
  override connect(borrower: Borrower): void;
  override connect(borrower?: Borrower): Promise<PoolClient> | void {
    // Read now: when the pool calls back, it does so in the scope and trace of the request that returned the connection.
    const scope = currentTenantScope();
    const shared = currentTransaction()?.clientFor(scope);
    if (shared) return borrower ? borrower(undefined, shared, ignoreError) : Promise.resolve(shared);
    const wait = this.beginWait();
    if (!borrower) {
      const checkedOut = super.connect().then((client) => this.checkOut(client, scope));
      return wait ? checkedOut.finally(() => wait.end()) : checkedOut;
    }
    const lend = inOwnTrace(borrower, wait);
    super.connect((error, client, release) => {
      if (error || !client || this.carries(client, scope)) return lend(error, client, release);
      this.checkOut(client, scope).then(
        () => lend(undefined, client, release),
        (failure: Error) => lend(failure, undefined, () => undefined),
      );
    });
  }

  /** Begins the span of a wait for a connection; undefined where none is recorded, or one is free. */
  private beginWait(): Span | undefined {
    const own = tracing();
    const { current } = own;
    return current === undefined || this.idleCount > this.waitingCount ? undefined : own.begin({ name: 'pool wait' }, current);
  }

  private async checkOut(client: PoolClient, scope: TenantScope): Promise<PoolClient> {
    // Neither the pool nor the borrower listens yet, and an error without a listener ends the process; the statement fails by it.
    client.on('error', ignoreError);
    try {
      if (!this.carries(client, scope)) await this.applyScope(client, scope);
      return client;
    } catch (failure) {
      client.release(failure as Error);
      throw failure;
    } finally {
      client.removeListener('error', ignoreError);
    }
  }

  /** Returns whether a connection carries the scope already; a new one has the rights of the login, which sees every row. */
  private carries(client: PoolClient, { tenant, mode }: TenantScope): boolean {
    const appliedScope = this.appliedScopes.get(client);
    if (!appliedScope || appliedScope.tenant === EVERY_WORKSPACE) return tenant === (appliedScope?.tenant ?? EVERY_WORKSPACE);
    return appliedScope.tenant === tenant && appliedScope.mode === mode;
  }

  /** Sets the scope. Where the login may not take the role `svc_app`, the connection keeps its role, and only the clock is set. */
  private async applyScope(client: PoolClient, scope: TenantScope): Promise<void> {
    const seesAll = scope.tenant === EVERY_WORKSPACE;
    const role = seesAll || !(await this.canAssumeRole(client)) ? 'none' : 'svc_app';
    if (leadsToNodes(client)) takeScopeToNodes(client, () => this.appliedScopes.get(client));
    scopeTo(client, seesAll || scope.tenant === NO_WORKSPACE ? undefined : scope.tenant);
    this.appliedScopes.delete(client);
    await client.query({ ...SET_SCOPE, values: [role, seesAll ? '' : scope.tenant, scope.mode] });
    this.appliedScopes.set(client, scope);
  }

  /** Returns whether row-level security is set up, and the login may take the role that it applies to. */
  private canAssumeRole(client: PoolClient): Promise<boolean> {
    this.roleCheck ??= client
      .query<{ isIntact: boolean }>('select can_assume_app_role() as "isIntact"')
      .then(({ rows: [row] }) => row!.isIntact);
    this.roleCheck.catch(() => (this.roleCheck = undefined));
    return this.roleCheck;
  }
}

/** Returns a borrower that works in the trace of its caller, and ends the span of its wait. */
function inOwnTrace(borrower: Borrower, wait: Span | undefined): Borrower {
  const own = tracing();
  if (!own.isOn) return borrower;
  const { current } = own;
  return (...lent) => {
    wait?.end();
    own.within(current, () => borrower(...lent));
  };
}

interface RowSecurityState {
  login: string;
  may: boolean;
  unwalled: string[];
}

/** Returns the gap in row-level security, in a sentence that says how to close it; undefined when there is none (ADR 0040). */
export async function rowSecurityGap(dataSource: DataSource): Promise<string | undefined> {
  const [state] = await dataSource.query<RowSecurityState[]>(
    'select session_user as login, can_assume_app_role() as may, array(select tables_without_row_security()) as unwalled',
  );
  return gapOf(state!);
}

function gapOf({ login, may, unwalled }: RowSecurityState): string | undefined {
  if (!may) {
    return `Row security does not hold the role "${login}", and it cannot work as svc_app, which row security holds: workspaces are kept apart by the service alone. Have an administrator of the database run: create role svc_app; grant svc_app to "${login}"; then run npm run migrate, and start again.`;
  }
  if (unwalled.length > 0) return `Row security does not keep workspaces apart in ${unwalled.join(', ')}. Run npm run migrate.`;
  return undefined;
}
