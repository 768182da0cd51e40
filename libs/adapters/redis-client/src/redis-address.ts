import { parseUrl } from '@svc/kernel';

/** Host and port of one server. */
export interface RedisNode {
  host: string;
  port: number;
}

/** User and password; either may be absent. */
export interface RedisLogin {
  username?: string;
  password?: string;
}

/** A single server, by its address as it was given. */
export interface SingleAddress {
  kind: 'single';
  url: string;
}

/** Redis Cluster, by some of its nodes. */
export interface ClusterAddress {
  kind: 'cluster';
  nodes: RedisNode[];
  login: RedisLogin;
  isEncrypted: boolean;
}

/** A primary with replicas, found by their Sentinels. */
export interface SentinelAddress {
  kind: 'sentinel';
  sentinels: RedisNode[];
  /** Name of the primary among the Sentinels. */
  name: string;
  db: number;
  /** Login of the data nodes. */
  login: RedisLogin;
  sentinelLogin: RedisLogin;
  /** TLS to Sentinels and data nodes. */
  isEncrypted: boolean;
}

export type RedisAddress = SingleAddress | ClusterAddress | SentinelAddress;

/** Parts of one address, decoded. */
interface Parts {
  scheme: string;
  login: RedisLogin;
  nodes: RedisNode[];
  /** Segments of the path. */
  path: string[];
  query: URLSearchParams;
}

/** Port of a server and of a Sentinel that have none in their address. */
const SERVER_PORT = 6_379;
const SENTINEL_PORT = 26_379;

const FORMS =
  'takes an address such as redis://localhost:6379, the nodes of a Redis Cluster (redis://host:6379,redis://host:6379), or Sentinels (redis+sentinel://host:26379,host:26379/mymaster)';
const SCHEMES = /^(rediss?)(?:\+(cluster|sentinel))?$/;
/** Begin of a further address of a list. */
const NEXT_ADDRESS = /,\s*(?=[a-z][a-z+]*:\/\/)/i;
/** A login that is not the first of a list without schemes. */
const LOGIN_WITHIN = /@[^@,/?#]+:\d+,[^@/?#]*@/;
/** An address of one host, or of this machine where it has none. */
const SINGLE = /^rediss?:\/\/(?:[^/?#]*@)?[^@,/?#]*(?:[/?#]|$)/i;

/** Fault of an address, in words that follow “it”. */
export class AddressFault extends Error {}

/**
 * Reads REDIS_URL: a single server, the nodes of a cluster, or Sentinels. A single server is taken as it is. Throws AddressFault, which never
 * repeats the address, since it may hold a password.
 */
export function parseRedisAddress(text: string): RedisAddress {
  const texts = text.trim().split(NEXT_ADDRESS);
  if (texts.some((address) => LOGIN_WITHIN.test(address)))
    throw new AddressFault(
      'takes a login before the first node alone, or a whole address for each node: redis://:password@host:6379,redis://host:6379',
    );
  const [url, ...others] = texts as [string, ...string[]];
  if (others.length === 0 && SINGLE.test(url) && parseUrl(url)) return { kind: 'single', url };
  const addresses = texts.map(partsOf);
  const [first] = addresses as [Parts];
  if (addresses.some(({ scheme }) => scheme !== first.scheme))
    throw new AddressFault('takes one scheme for all addresses: redis:// and rediss:// (with TLS) do not mix');
  if (first.scheme.endsWith('+sentinel')) return sentinelsOf(addresses);
  if (first.nodes.length === 1 && addresses.length === 1 && !first.scheme.includes('+')) throw new AddressFault(FORMS);
  return clusterOf(addresses);
}

/** Returns the cluster that a single address leads into. Throws AddressFault for a database number, which no cluster has. */
export function asCluster({ url }: SingleAddress): ClusterAddress {
  return clusterOf([partsOf(url)]);
}

/** Returns `host:port`, with brackets around an IPv6 address. */
export function nameOf({ host, port }: RedisNode): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function clusterOf(addresses: readonly Parts[]): ClusterAddress {
  const [{ scheme }] = addresses as [Parts];
  for (const { path, query } of addresses) {
    if (path.length > 1 || !['', '0'].includes(path[0] ?? ''))
      throw new AddressFault('takes no database number for a Redis Cluster, which has database 0 alone: leave out what follows the port');
    if (query.size > 0) throw new AddressFault('takes no options after ? for a Redis Cluster');
  }
  const logins = addresses.map(({ login }) => login).filter(({ username, password }) => username !== undefined || password !== undefined);
  if (new Set(logins.map(({ username, password }) => JSON.stringify([username, password]))).size > 1)
    throw new AddressFault('takes one user and password for all nodes of a Redis Cluster');
  const nodes = new Map(addresses.flatMap((address) => address.nodes).map((node) => [nameOf(node), node]));
  return { kind: 'cluster', nodes: [...nodes.values()], login: logins[0] ?? {}, isEncrypted: scheme.startsWith('rediss') };
}

function sentinelsOf(addresses: readonly Parts[]): SentinelAddress {
  const [{ scheme, nodes, login, path, query }, ...more] = addresses as [Parts, ...Parts[]];
  if (more.length > 0)
    throw new AddressFault('takes one address with all Sentinels, separated by commas: redis+sentinel://host:26379,host:26379/mymaster');
  const [name = '', db = '0'] = path;
  if (name === '')
    throw new AddressFault('takes the name of the primary after the Sentinels: redis+sentinel://host:26379,host:26379/mymaster');
  if (path.length > 2 || !/^\d{1,4}$/.test(db))
    throw new AddressFault('takes nothing but a database number after the name of the primary: redis+sentinel://host:26379/mymaster/0');
  const { sentinel_username: username, sentinel_password: password, ...unknown } = Object.fromEntries(query);
  if (Object.keys(unknown).length > 0) throw new AddressFault('takes sentinel_username and sentinel_password after ?, and nothing else');
  return {
    kind: 'sentinel',
    sentinels: nodes,
    name,
    db: Number(db),
    login,
    sentinelLogin: { ...(username && { username }), ...(password && { password }) },
    isEncrypted: scheme.startsWith('rediss'),
  };
}

function partsOf(address: string): Parts {
  const [, scheme = '', authority = '', rest = ''] = /^([a-z+]+):\/\/([^/?#]*)([^]*)$/i.exec(address.trim()) ?? [];
  const kind = SCHEMES.exec(scheme.toLowerCase())?.[2];
  if (!SCHEMES.test(scheme.toLowerCase()) || rest.includes('#')) throw new AddressFault(FORMS);
  const [, userInfo = '', hosts = ''] = /^(?:(.*)@)?([^@]*)$/.exec(authority) ?? [];
  const [path = '', query = ''] = rest.split('?', 2);
  return {
    scheme: scheme.toLowerCase(),
    login: loginOf(userInfo),
    nodes: hosts.split(',').map((host) => nodeOf(host.trim(), kind === 'sentinel' ? SENTINEL_PORT : SERVER_PORT)),
    path: path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decode),
    query: new URLSearchParams(query),
  };
}

function loginOf(userInfo: string): RedisLogin {
  const [, username = '', password = ''] = /^([^:]*):?([^]*)$/.exec(userInfo) ?? [];
  return { ...(username && { username: decode(username) }), ...(password && { password: decode(password) }) };
}

function nodeOf(text: string, defaultPort: number): RedisNode {
  const [, bracketed, plain, port] = /^(?:\[([\da-f:.]+)\]|([^\s:[\]]+))(?::(\d{1,5}))?$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  const number = port === undefined ? defaultPort : Number(port);
  if (host === undefined || number < 1 || number > 65_535) throw new AddressFault(FORMS);
  return { host, port: number };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AddressFault('takes percent signs in names and passwords as %25');
  }
}
