import { pauseAfter, type PauseBounds } from '@svc/kernel';

/** Pauses before the next try to connect, ms. */
const CONNECT_PAUSES: PauseBounds = { firstMs: 50, mostMs: 5_000 };

/**
 * Returns connection options by which workers never give up a command, since they block on their connection. A read-only server is left,
 * since the address may lead to another primary after a failover.
 */
export function redisConnection(url: string) {
  return {
    url,
    maxRetriesPerRequest: null,
    retryStrategy: (failures: number) => pauseAfter(failures, CONNECT_PAUSES, Math.random()),
    reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
  };
}
