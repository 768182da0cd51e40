import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { freePort } from './free-port';
import { UNSAVED } from './own-redis';
import { RedisProcess } from './redis-process';

const SLOTS = 16_384;
/** Time after which the nodes of a cluster take one of them for lost, ms. */
const NODE_TIMEOUT_MS = 1_500;

export interface ClusterOptions {
  /** Number of primaries, which share the slots; 3 by default. */
  primaries?: number;
  /** Each primary has a replica. */
  hasReplicas?: boolean;
  /** First slots that stay without a node. */
  missingSlots?: number;
  /** Further arguments of each redis-server. */
  settings?: readonly string[];
}

/** A Redis Cluster for a test that kills nodes of it. It keeps no data on disk, so that a killed node comes back empty. */
export class OwnRedisCluster {
  private constructor(
    private readonly folder: string,
    private readonly primaries: readonly RedisProcess[],
    private readonly replicas: readonly RedisProcess[],
  ) {}

  static async start({
    primaries = 3,
    hasReplicas = false,
    missingSlots = 0,
    settings = [],
  }: ClusterOptions = {}): Promise<OwnRedisCluster> {
    const folder = await mkdtemp(join(process.env['TEST_DATA_ROOT'] ?? tmpdir(), 'svc-redis-'));
    const ports = await Promise.all(Array.from({ length: primaries * (hasReplicas ? 2 : 1) }, freePort));
    const nodes = await Promise.all(
      ports.map(async (port) => new RedisProcess(port, [...UNSAVED, ...(await settingsOf(port, folder)), ...settings])),
    );
    const cluster = new OwnRedisCluster(folder, nodes.slice(0, primaries), nodes.slice(primaries));
    try {
      await Promise.all(nodes.map((node) => node.start()));
      await cluster.join(missingSlots);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Address for REDIS_URL, with each primary of the begin. */
  get url(): string {
    return this.primaries.map(({ port }) => `redis://127.0.0.1:${port}`).join(',');
  }

  /** Address of the first node alone. */
  get urlOfOne(): string {
    return `redis://127.0.0.1:${this.primaries[0]!.port}`;
  }

  /** Kills a primary, by its number from 0, or sends it another signal. */
  async kill(primary: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.primaries[primary]!.kill(signal);
  }

  /** Starts a killed primary, which is empty. */
  startAgain(primary: number): Promise<void> {
    return this.primaries[primary]!.start();
  }

  async empty(): Promise<void> {
    await Promise.all(this.primaries.map((node) => node.command('FLUSHALL')));
  }

  /** Leaves a primary without a byte of memory for what grows, or with all again. */
  async fill(primary: number, isFull: boolean): Promise<void> {
    await this.primaries[primary]!.command(`CONFIG SET maxmemory ${isFull ? 1 : 0}`);
  }

  /** Returns the number of the primary that has the slot of a key. */
  async ownerOf(key: string): Promise<number> {
    const slot = Number((await this.primaries[0]!.command(`CLUSTER KEYSLOT ${key}`)).slice(1));
    return Math.floor((slot * this.primaries.length) / SLOTS);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.primaries, ...this.replicas].map((node) => node.kill()));
    await rm(this.folder, { recursive: true, force: true });
  }

  private async join(missingSlots: number): Promise<void> {
    const { primaries, replicas } = this;
    const [first, ...others] = [...primaries, ...replicas] as [RedisProcess, ...RedisProcess[]];
    await Promise.all(primaries.map((node, index) => node.command(`CLUSTER SET-CONFIG-EPOCH ${index + 1}`)));
    const from = (index: number) => Math.max(missingSlots, Math.ceil((index * SLOTS) / primaries.length));
    await Promise.all(primaries.map((node, index) => node.command(`CLUSTER ADDSLOTSRANGE ${from(index)} ${from(index + 1) - 1}`)));
    for (const node of others) await first.command(`CLUSTER MEET 127.0.0.1 ${node.port} ${await busPortOf(node)}`);
    const all = [first, ...others];
    for (const node of all) {
      await eventually('each node knows all, and their slots', async () => {
        const info = await node.command('CLUSTER INFO');
        const hasMet = info.includes(`cluster_known_nodes:${all.length}\r`) && !(await node.command('CLUSTER NODES')).includes('handshake');
        return hasMet && info.includes(`cluster_slots_assigned:${SLOTS - missingSlots}\r`);
      });
    }
    for (const [index, replica] of replicas.entries()) await replica.command(`CLUSTER REPLICATE ${await idOf(primaries[index]!)}`);
    if (missingSlots > 0) return;
    for (const node of all)
      await eventually('the cluster is ready', async () => (await node.command('CLUSTER INFO')).includes('cluster_state:ok'));
    for (const primary of replicas.length > 0 ? primaries : [])
      await eventually('replicas have their data', async () => (await primary.command('INFO replication')).includes('state=online'));
  }
}

async function settingsOf(port: number, folder: string): Promise<string[]> {
  return [
    ...['--port', String(port), '--cluster-enabled', 'yes', '--cluster-port', String(await freePort())],
    ...['--cluster-config-file', join(folder, `nodes-${port}.conf`), '--dir', folder],
    ...['--cluster-node-timeout', String(NODE_TIMEOUT_MS), '--repl-diskless-sync-delay', '0'],
  ];
}

async function busPortOf(node: RedisProcess): Promise<string> {
  return (await node.command('CONFIG GET cluster-port')).split('\r\n').at(-2)!;
}

async function idOf(node: RedisProcess): Promise<string> {
  return (await node.command('CLUSTER MYID')).split('\r\n')[1]!;
}
