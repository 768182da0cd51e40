import { pauseAfter, type PauseBounds } from '@svc/kernel';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { ClusterAddress, RedisAddress, RedisLogin, SentinelAddress, SingleAddress } from './redis-address';

/** Pauses before the next try to connect, ms. */
const CONNECT_PAUSES: PauseBounds = { firstMs: 50, mostMs: 5_000 };
/** Time limit of a connection to a node of a cluster or to a Sentinel, ms: one of several that is off must not hold up the others. */
const CONNECTING_MS = 3_000;
/**
 * Time after which a primary of Sentinels that does not answer a command is left, ms: longer than a worker blocks. ioredis's own detector of
 * failovers would keep connections to the Sentinels open after a client has quit.
 */
const SILENCE_MS = 12_000;
/** Pause between looks at the slots of a cluster, ms: a client leaves a node that hangs once another has its slots. */
const SLOTS_MS = 5_000;

const pauseOf = (failures: number): number => pauseAfter(failures, CONNECT_PAUSES, Math.random());

/** Settings of a client; times in ms. */
export interface ClientSettings {
  /** Time limit of a command, none by default. */
  commandTimeout?: number;
  disconnectTimeout?: number;
  /** Most reconnects that a command survives; null: it waits without an end. */
  maxRetriesPerRequest: number | null;
  /** Commands wait for a server that is not connected; true by default. */
  enableOfflineQueue?: boolean;
}

/** Settings of a client of a cluster. */
export interface ClusterSettings extends ClientSettings {
  /** Most tries of a command, 100 ms apart while its slot has no primary. */
  maxRedirections: number;
  /** False: it is connected to a cluster that is down as well, whose nodes refuse commands in their own words; true by default. */
  enableReadyCheck?: boolean;
}

/**
 * Returns the options of ioredis for a single server or for the primary of Sentinels. A read-only server is left, since the address may lead to
 * another primary after a failover.
 */
export function serverOptions(address: SingleAddress | SentinelAddress) {
  const reconnecting = {
    retryStrategy: pauseOf,
    reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
  };
  return address.kind === 'single' ? { url: address.url, ...reconnecting } : { ...sentinelOptions(address), ...reconnecting };
}

/** Opens a client of any kind of address; `cluster` adds to the settings where it is a cluster. */
export function openClient(
  address: RedisAddress,
  settings: ClientSettings,
  cluster: Omit<ClusterSettings, 'maxRetriesPerRequest'>,
): Redis | Cluster {
  if (address.kind === 'cluster') return openCluster(address, { ...settings, ...cluster });
  const { url, ...options } = { url: undefined, ...serverOptions(address), ...settings };
  return url === undefined ? new Redis(options) : new Redis(url, options);
}

/** Opens a client of a cluster. It begins with the given nodes each time that it has lost all others. */
export function openCluster(
  address: ClusterAddress,
  { enableOfflineQueue = true, maxRedirections, enableReadyCheck = true, ...settings }: ClusterSettings,
): Cluster {
  return new Cluster(address.nodes, {
    clusterRetryStrategy: pauseOf,
    slotsRefreshInterval: SLOTS_MS,
    slotsRefreshTimeout: CONNECTING_MS,
    // Names reach TLS as they are, since certificates have names.
    dnsLookup: (name, done) => done(null, name),
    enableOfflineQueue,
    maxRedirections,
    enableReadyCheck,
    redisOptions: { ...settings, ...connectionOf(address), connectTimeout: CONNECTING_MS },
  });
}

/** Returns the login and the encryption of a connection. */
export function connectionOf({ login, isEncrypted }: { login: RedisLogin; isEncrypted: boolean }): RedisOptions {
  return { ...login, ...(isEncrypted && { tls: {} }) };
}

function sentinelOptions(address: SentinelAddress): RedisOptions {
  const { username: sentinelUsername, password: sentinelPassword } = address.sentinelLogin;
  return {
    ...connectionOf(address),
    sentinels: address.sentinels,
    name: address.name,
    db: address.db,
    ...(sentinelUsername !== undefined && { sentinelUsername }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    ...(address.isEncrypted && { sentinelTLS: {}, enableTLSForSentinelMode: true }),
    connectTimeout: CONNECTING_MS,
    sentinelRetryStrategy: pauseOf,
    sentinelCommandTimeout: CONNECTING_MS,
    socketTimeout: SILENCE_MS,
  };
}
