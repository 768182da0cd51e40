import { Pool, type PoolClient } from 'pg';
import { EVERY_WORKSPACE, sightAtHand, type Sight } from './sight';

type Release = (error?: Error | boolean) => void;
type Borrower = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const TELL = { name: 'tell', text: `select set_config('role', $1, false), set_config('svc.workspace', $2, false)` };

const unheard = () => undefined;

/**
 * Connections that know for whom they are borrowed (ADR 0040): before its first statement the database has been told whose
 * rows it may see, outside of any transaction, so that no rollback takes that back. A connection is told only
 * when somebody else had it before.
 */
export class WalledPool extends Pool {
  private readonly told = new WeakMap<PoolClient, Sight>();
  private standing?: Promise<boolean>;

  override connect(): Promise<PoolClient>;
  override connect(borrower: Borrower): void;
  override connect(borrower?: Borrower): Promise<PoolClient> | void {
    // Asked now: when the pool calls back, it does so on behalf of whoever gave the connection back.
    const sight = sightAtHand();
    if (!borrower) return super.connect().then((client) => this.lend(client, sight));
    super.connect((error, client, release) => {
      if (error || !client || this.knows(client, sight)) return borrower(error, client, release);
      this.lend(client, sight).then(
        () => borrower(undefined, client, release),
        (failure: Error) => borrower(failure, undefined, () => undefined),
      );
    });
  }

  private async lend(client: PoolClient, sight: Sight): Promise<PoolClient> {
    // Neither the pool nor the borrower listens yet, and an error that nobody hears ends the process; the statement fails by it.
    client.on('error', unheard);
    try {
      if (!this.knows(client, sight) && (await this.stands(client))) await this.tell(client, sight);
      return client;
    } catch (failure) {
      client.release(failure as Error);
      throw failure;
    } finally {
      client.removeListener('error', unheard);
    }
  }

  /** A connection that was told nothing yet sees what who connects does: everything. */
  private knows(client: PoolClient, sight: Sight): boolean {
    return (this.told.get(client) ?? EVERY_WORKSPACE) === sight;
  }

  private async tell(client: PoolClient, sight: Sight): Promise<void> {
    const seesAll = sight === EVERY_WORKSPACE;
    await client.query({ ...TELL, values: seesAll ? ['none', ''] : ['svc_app', sight] });
    this.told.set(client, sight);
  }

  /** Whether there is a wall, and who connects may step behind it. */
  private stands(client: PoolClient): Promise<boolean> {
    this.standing ??= client.query<{ stands: boolean }>('select may_step_behind_wall() as stands').then(({ rows: [row] }) => row!.stands);
    this.standing.catch(() => (this.standing = undefined));
    return this.standing;
  }
}
