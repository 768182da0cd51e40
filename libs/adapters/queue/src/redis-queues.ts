import { openCluster, type RedisAddress, serverOptions } from '@svc/adapters/redis-client';
import { type Processor, Queue, type Worker, type WorkerOptions } from 'bullmq';
import type { Cluster } from 'ioredis';
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
 * has connections of its own; in a cluster all queues share one client and all workers another, beside the one on which each worker blocks.
 */
export class RedisQueues {
  private enqueueing?: Cluster;
  private working?: Cluster;

  constructor(
    private readonly address: RedisAddress,
    private readonly onError: (error: Error) => void,
  ) {}

  /** Opens a queue for enqueueing: its commands fail while Redis is away. */
  queue(name: string): Queue {
    const { address } = this;
    const prefix = prefixOf(address, name);
    if (address.kind !== 'cluster')
      return new Queue(name, { prefix, connection: { ...serverOptions(address), maxRetriesPerRequest: null, enableOfflineQueue: false } });
    this.enqueueing ??= this.open(address, false);
    return new Queue(name, { prefix, connection: this.enqueueing });
  }

  worker(name: string, work: Processor, settings: Omit<WorkerOptions, 'connection' | 'prefix'>): Worker {
    const { address } = this;
    const prefix = prefixOf(address, name);
    if (address.kind !== 'cluster')
      return new PatientWorker(name, work, { ...settings, prefix, connection: { ...serverOptions(address), maxRetriesPerRequest: null } });
    this.working ??= this.open(address, true);
    return new PatientWorker(name, work, { ...settings, prefix, connection: this.working });
  }

  /** Closes the shared clients, after the queues and workers that use them. */
  close(): void {
    this.enqueueing?.disconnect();
    this.working?.disconnect();
  }

  private open(address: RedisAddress & { kind: 'cluster' }, enableOfflineQueue: boolean): Cluster {
    const cluster = openCluster(address, { maxRetriesPerRequest: null, enableOfflineQueue, maxRedirections: REDIRECTIONS });
    cluster.setMaxListeners(0); // Each queue and worker listens.
    return cluster.on('error', this.onError);
  }
}
