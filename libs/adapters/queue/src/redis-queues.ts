import { openClient, type RedisAddress, serverOptions } from '@svc/adapters/redis-client';
import { type Processor, Queue, type Worker, type WorkerOptions } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { PatientWorker } from './patient-workers';

/** Most tries of a command in a cluster, 100 ms apart while its slot has no primary. */
const REDIRECTIONS = 16;

/**
 * Prefix of the keys of a queue. In a cluster all keys of a queue are in one slot, by the hash tag, and queues are spread over the nodes
 * (ADR 0168 r2). A single server has BullMQ's own prefix.
 */
export const prefixOf = ({ kind }: RedisAddress, queue: string): string => (kind === 'cluster' ? `bull:{${queue}}` : 'bull');

/**
 * Makes BullMQ's queues and workers on Redis, which never give up a command, since workers block on their connection. On a single server each
 * has connections of its own. In a cluster, and with Sentinels, all queues share one client and all workers another, beside the one on which
 * each worker blocks.
 */
export class RedisQueues {
  private enqueueing?: Redis | Cluster;
  private working?: Redis | Cluster;
  /** Shared clients, and those that BullMQ made of them to block on. */
  private readonly clients: (Redis | Cluster)[] = [];

  constructor(
    private readonly address: RedisAddress,
    private readonly onError: (error: Error) => void,
  ) {}

  /** Opens a queue for enqueueing: its commands fail while Redis is away. */
  queue(name: string): Queue {
    const { address } = this;
    const prefix = prefixOf(address, name);
    if (address.kind === 'single')
      return new Queue(name, { prefix, connection: { ...serverOptions(address), maxRetriesPerRequest: null, enableOfflineQueue: false } });
    this.enqueueing ??= this.open(false);
    return new Queue(name, { prefix, connection: this.enqueueing });
  }

  worker(name: string, work: Processor, settings: Omit<WorkerOptions, 'connection' | 'prefix'>): Worker {
    const { address } = this;
    const prefix = prefixOf(address, name);
    if (address.kind === 'single')
      return new PatientWorker(name, work, { ...settings, prefix, connection: { ...serverOptions(address), maxRetriesPerRequest: null } });
    this.working ??= this.open(true);
    return new PatientWorker(name, work, { ...settings, prefix, connection: this.working });
  }

  /** Closes the shared clients, after the queues and workers that use them. */
  close(): void {
    for (const client of this.clients) client.disconnect();
  }

  private open(enableOfflineQueue: boolean): Redis | Cluster {
    const settings = { maxRetriesPerRequest: null, enableOfflineQueue };
    const client = openClient(this.address, settings, { enableOfflineQueue, maxRedirections: REDIRECTIONS });
    client.setMaxListeners(0); // Each queue and worker listens.
    const duplicate = client.duplicate.bind(client) as (...args: unknown[]) => Redis | Cluster;
    // BullMQ leaves a client that has lost its servers behind, which would look for them permanently.
    Object.assign(client, { duplicate: (...args: unknown[]) => this.keep(duplicate(...args)) });
    return this.keep(client);
  }

  private keep(client: Redis | Cluster): Redis | Cluster {
    this.clients.push(client);
    return client.on('error', this.onError);
  }
}
