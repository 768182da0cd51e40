import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { OrdinaryCluster } from '../../database/ordinary-cluster.mjs';

const TOGETHER = 8;
const SOON_MS = 10;
const OTHERS = `usename <> 'postgres' and backend_type = 'client backend'`;

/** Others, who take every connection that a server has: the superuser's sessions, beside which nobody gets one. */
export class Crowd {
  private readonly clients = new Set<Client>();
  private isThere = false;
  /** True once one of them was refused. */
  private isFull = false;
  private coming?: Promise<unknown>;

  constructor(private readonly cluster: Pick<OrdinaryCluster, 'adminUrl'>) {}

  /** Takes all connections and, until it ends, each that comes free; has the sessions of all others ended. Resolves when nobody else has one. */
  async come(): Promise<void> {
    this.isThere = true;
    const first = await this.connect();
    if (!first) throw new Error('There was no connection to be had.');
    this.coming = Promise.all(Array.from({ length: TOGETHER }, () => this.takeWhatComesFree()));
    do {
      await first.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`);
      await pause(SOON_MS);
    } while (!this.isFull || (await first.query(`select from pg_stat_activity where ${OTHERS}`)).rowCount !== 0);
  }

  async go(): Promise<void> {
    this.isThere = false;
    await this.coming;
    const clients = [...this.clients];
    this.clients.clear();
    await Promise.all(clients.map((client) => client.end()));
  }

  private async takeWhatComesFree(): Promise<void> {
    while (this.isThere) if (!(await this.connect())) await pause(SOON_MS);
  }

  private async connect(): Promise<Client | undefined> {
    const client = new Client({ connectionString: this.cluster.adminUrl });
    client.on('error', () => this.clients.delete(client));
    try {
      await client.connect();
      this.clients.add(client);
      return client;
    } catch {
      this.isFull = true;
      return undefined;
    }
  }
}
