import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asSuperuser, DistributedCluster } from '../../database/distributed-cluster.mjs';
import { startOrdinaryCluster } from '../../database/ordinary-cluster.mjs';
import { ensureTemplate } from '../../test/template-database.mjs';
import { folderOfThrowAwayFiles } from '../../test/test-folder.mjs';
import { LOG_LINE_PREFIX } from './refused-statements';

type Server = Awaited<ReturnType<typeof startOrdinaryCluster>>;

/** Throw-away servers on which services are started: an ordinary one, or two nodes with Citus. */
export class DatabasePlace {
  private readonly prefix = `recorded_${randomBytes(4).toString('hex')}`;

  private constructor(
    /** The coordinator first. */
    readonly servers: readonly Server[],
    private readonly template: string,
  ) {}

  /** Starts an ordinary server with the migrated template. */
  static async ordinary(): Promise<DatabasePlace> {
    return DatabasePlace.of([await startOrdinaryCluster({ settings: { max_connections: '200' }, within: folderOfThrowAwayFiles() })]);
  }

  /** Starts two nodes with the migrated and distributed template, which takes a minute or two. */
  static async distributed(): Promise<DatabasePlace> {
    const { nodes } = await DistributedCluster.start({ within: folderOfThrowAwayFiles() });
    for (const node of nodes) {
      await node.query(`alter system set log_line_prefix = '${LOG_LINE_PREFIX}'`);
      await node.query('select pg_reload_conf()');
    }
    return DatabasePlace.of(nodes);
  }

  private static async of(servers: readonly Server[]): Promise<DatabasePlace> {
    try {
      const [first, ...others] = servers.map(({ url }) => url);
      return new DatabasePlace(servers, await ensureTemplate(first!, others));
    } catch (error) {
      await Promise.all(servers.map((server) => server.remove()));
      throw error;
    }
  }

  /** Does work whose databases are made and dropped here. Only one place can be at work at a time. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    Object.assign(process.env, {
      TEST_DATABASE_URL: this.servers[0]!.url,
      TEST_OTHER_NODES: this.others.join(' '),
      TEST_TEMPLATE_DATABASE: this.template,
      TEST_DATABASE_PREFIX: this.prefix,
    });
    return work();
  }

  /** Addresses of the servers beside the first. */
  get others(): string[] {
    return this.servers.slice(1).map(({ url }) => url);
  }

  /** Returns the address of the first server, as the superuser, in the database of another address. */
  adminUrlOf(databaseUrl: string): string {
    return asSuperuser(databaseUrl);
  }

  /** Logs of the servers since their start. */
  get logs(): string[] {
    return this.servers.map(({ logFile }) => readFileSync(logFile, 'utf8'));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.remove()));
  }
}
