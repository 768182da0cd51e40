import { Pool, type PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { currentTenantScope, EVERY_WORKSPACE, type TenantScope } from './tenant-scope';

type Release = (error?: Error | boolean) => void;
type Borrower = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const TELL = {
  name: 'tell',
  text: `select set_config('role', $1, false), set_config('svc.workspace', $2, false), set_config('svc.mode', $3, false)`,
};

const unheard = () => undefined;

/**
 * Connections that carry the tenant scope of their borrower (ADR 0040): before its first statement the database knows whose
 * rows it may see and whose clock it goes by, outside of any transaction, so that no rollback takes that back. A connection
 * is set only when another scope had it before.
 */
export class TenantScopedPool extends Pool {
  private readonly told = new WeakMap<PoolClient, TenantScope>();
  private standing?: Promise<boolean>;

  override connect(): Promise<PoolClient>;
  override connect(borrower: Borrower): void;
  override connect(borrower?: Borrower): Promise<PoolClient> | void {
    // Asked now: when the pool calls back, it does so on behalf of whoever gave the connection back.
    const scope = currentTenantScope();
    if (!borrower) return super.connect().then((client) => this.lend(client, scope));
    super.connect((error, client, release) => {
      if (error || !client || this.knows(client, scope)) return borrower(error, client, release);
      this.lend(client, scope).then(
        () => borrower(undefined, client, release),
        (failure: Error) => borrower(failure, undefined, () => undefined),
      );
    });
  }

  private async lend(client: PoolClient, scope: TenantScope): Promise<PoolClient> {
    // Neither the pool nor the borrower listens yet, and an error without a listener ends the process; the statement fails by it.
    client.on('error', unheard);
    try {
      if (!this.knows(client, scope)) await this.tell(client, scope);
      return client;
    } catch (failure) {
      client.release(failure as Error);
      throw failure;
    } finally {
      client.removeListener('error', unheard);
    }
  }

  /** Whether a connection carries the scope already; a new one has the rights of the login, which sees every row. */
  private knows(client: PoolClient, { tenant, mode }: TenantScope): boolean {
    const told = this.told.get(client);
    if (!told || told.tenant === EVERY_WORKSPACE) return tenant === (told?.tenant ?? EVERY_WORKSPACE);
    return told.tenant === tenant && told.mode === mode;
  }

  /** Sets the scope. Where the login may not take the role `svc_app`, the connection keeps its role, and only the clock is set. */
  private async tell(client: PoolClient, scope: TenantScope): Promise<void> {
    const seesAll = scope.tenant === EVERY_WORKSPACE;
    const role = seesAll || !(await this.stands(client)) ? 'none' : 'svc_app';
    await client.query({ ...TELL, values: [role, seesAll ? '' : scope.tenant, scope.mode] });
    this.told.set(client, scope);
  }

  /** Whether row-level security is set up, and the login may take the role that it applies to. */
  private stands(client: PoolClient): Promise<boolean> {
    this.standing ??= client.query<{ stands: boolean }>('select can_assume_app_role() as stands').then(({ rows: [row] }) => row!.stands);
    this.standing.catch(() => (this.standing = undefined));
    return this.standing;
  }
}

interface Standing {
  login: string;
  may: boolean;
  unwalled: string[];
}

/** What row-level security does not protect, in a sentence that says what to do; undefined when nothing is missing (ADR 0040). */
export async function rowSecurityGap(dataSource: DataSource): Promise<string | undefined> {
  const [standing] = await dataSource.query<Standing[]>(
    'select session_user as login, can_assume_app_role() as may, array(select tables_without_row_security()) as unwalled',
  );
  return gapOf(standing!);
}

function gapOf({ login, may, unwalled }: Standing): string | undefined {
  if (!may) {
    return `Row security does not hold the role "${login}", and it cannot work as svc_app, which row security holds: workspaces are kept apart by the service alone. Have an administrator of the database run: create role svc_app; grant svc_app to "${login}"; then run npm run migrate, and start again.`;
  }
  if (unwalled.length > 0) return `Row security does not keep workspaces apart in ${unwalled.join(', ')}. Run npm run migrate.`;
  return undefined;
}
