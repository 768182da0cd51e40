import type { Redis } from 'ioredis';
import type { RedisNode } from './redis-address';

/** Answer of a listed node of a cluster. */
export interface ClusterNodeAnswer {
  /** `host:port` by which it was asked. */
  at: string;
  /** `standalone`, `cluster` or `sentinel`; absent when it does not say. */
  mode?: string;
  /** Slots that have an owner, be it up or down. */
  assignedSlots?: number;
  id?: string;
  /** Ids of the nodes of its cluster. */
  peers?: readonly string[];
  /** Words by which it refuses the login. */
  refusal?: string;
}

/** Answer of a listed Sentinel. */
export interface SentinelAnswer {
  at: string;
  isSentinel: boolean;
  /** Address of the primary; absent when it does not know its name. */
  primary?: RedisNode;
  /** Names of the primaries that it knows. */
  names?: readonly string[];
  refusal?: string;
}

/** A data node that Sentinels lead to: its role, or the words by which it refuses the login. */
export interface DataNodeAnswer {
  at: string;
  role?: string;
  refusal?: string;
}

const SLOTS = 16_384;
const LOGIN_REFUSED = /^(NOAUTH|WRONGPASS|NOPERM|ERR (invalid password|AUTH|Client sent AUTH))/;

/** Asks a node of a cluster what it is. Rejects when it does not answer. */
export async function askClusterNode(at: string, redis: Redis): Promise<ClusterNodeAnswer> {
  try {
    const mode = /^redis_mode:(\w+)/m.exec(await redis.info('server'))?.[1];
    if (mode !== 'cluster') return { at, ...(mode && { mode }) };
    const [info, id, nodes] = await Promise.all([
      redis.cluster('INFO').catch(() => ''),
      redis.cluster('MYID').catch(() => ''),
      redis.cluster('NODES').catch(() => ''),
    ]);
    const assigned = /^cluster_slots_assigned:(\d+)/m.exec(String(info))?.[1];
    const peers = peersOf(String(nodes));
    return {
      at,
      mode,
      ...(assigned !== undefined && { assignedSlots: Number(assigned) }),
      ...(id && peers && { id: String(id), peers }),
    };
  } catch (error) {
    return refusalOf(at, error);
  }
}

/**
 * Returns the ids of a node's peers, as `CLUSTER NODES` lists them. Undefined where it lists none, or is meeting one at present, which has an id
 * of its own only then.
 */
export function peersOf(nodes: string): string[] | undefined {
  const lines = nodes.split('\n').map((line) => line.split(' '));
  if (lines.some(([, , flags = '']) => flags.split(',').includes('handshake'))) return undefined;
  const peers = lines.flatMap(([peer]) => peer || []);
  return peers.length > 0 ? peers : undefined;
}

/** Asks a Sentinel for the primary of a name. Rejects when it does not answer. */
export async function askSentinel(at: string, redis: Redis, name: string): Promise<SentinelAnswer> {
  try {
    const mode = /^redis_mode:(\w+)/m.exec(await redis.info('server'))?.[1];
    if (mode !== 'sentinel') return { at, isSentinel: false };
    const address = (await redis.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name)) as [string, string] | null;
    if (address) return { at, isSentinel: true, primary: { host: address[0], port: Number(address[1]) } };
    const masters = (await redis.call('SENTINEL', 'MASTERS').catch(() => [])) as string[][];
    return { at, isSentinel: true, names: masters.map((fields) => fields[fields.indexOf('name') + 1]!) };
  } catch (error) {
    return { isSentinel: true, ...refusalOf(at, error) };
  }
}

/** Returns why the listed nodes are not one whole cluster, in a sentence; undefined when they are, or when none has answered. */
export function clusterFault(answers: readonly ClusterNodeAnswer[]): string | undefined {
  const refused = answers.find(({ refusal }) => refusal !== undefined);
  if (refused)
    return `The node ${refused.at} of REDIS_URL refuses the login (${refused.refusal}): correct the user and password of REDIS_URL.`;
  const sentinel = answers.find(({ mode }) => mode === 'sentinel');
  if (sentinel)
    return `REDIS_URL lists ${sentinel.at} as a node of a Redis Cluster, but a Sentinel answers there: write redis+sentinel://host:26379,host:26379/mymaster.`;
  const single = answers.find(({ mode }) => mode === 'standalone');
  if (single)
    return `REDIS_URL lists ${single.at} as a node of a Redis Cluster, but it is a single server (cluster-enabled no): give one server alone, or the nodes of one cluster.`;
  const stranger = strangersOf(answers);
  if (stranger)
    return `REDIS_URL lists nodes of different clusters: ${stranger[0]} does not know ${stranger[1]}. Give nodes of one cluster, or join them (redis-cli --cluster add-node).`;
  const assigned = answers.flatMap(({ assignedSlots }) => assignedSlots ?? []);
  if (assigned.length > 0 && Math.max(...assigned) < SLOTS)
    return `The Redis Cluster of REDIS_URL is incomplete: ${Math.max(...assigned)} of ${SLOTS} slots have a node. Assign the others (redis-cli --cluster fix ${answers[0]!.at}).`;
  return undefined;
}

/**
 * Returns why Sentinels do not lead to one primary of this name, in a sentence; undefined when they do, or when none has answered.
 * @param dataNodes primaries that the Sentinels named
 */
export function sentinelFault(name: string, answers: readonly SentinelAnswer[], dataNodes: readonly DataNodeAnswer[]): string | undefined {
  const other = answers.find(({ isSentinel }) => !isSentinel);
  if (other) return `REDIS_URL lists ${other.at} as a Sentinel, but a Redis answers there: Sentinels usually have port 26379.`;
  const refused = answers.find(({ refusal }) => refusal !== undefined);
  if (refused)
    return `The Sentinel ${refused.at} of REDIS_URL refuses the login (${refused.refusal}): its password is given by ?sentinel_password=, that before @ is of the data nodes.`;
  const without = answers.find(({ primary }) => primary === undefined);
  if (without)
    return `The Sentinel ${without.at} of REDIS_URL knows no primary named ${name}: it knows ${(without.names ?? []).join(', ') || 'none'}.`;
  const primaries = dataNodes.filter(({ role }) => role === 'master');
  if (primaries.length > 1)
    return `The Sentinels of REDIS_URL disagree: ${primaries.map(({ at }) => at).join(' and ')} are both primaries named ${name}. Give Sentinels of one group.`;
  const closed = dataNodes.find(({ refusal }) => refusal !== undefined && LOGIN_REFUSED.test(refusal));
  if (closed)
    return `The primary ${closed.at} refuses the login (${closed.refusal}): the user and password before @ in REDIS_URL are of the data nodes, those of the Sentinels are given by ?sentinel_password=.`;
  return undefined;
}

/** Returns two nodes of which the first does not know the second. */
function strangersOf(answers: readonly ClusterNodeAnswer[]): [string, string] | undefined {
  for (const { at, peers } of answers)
    for (const other of answers) if (peers && other.id !== undefined && !peers.includes(other.id)) return [at, other.at];
  return undefined;
}

/** Returns the words of a refused login. Throws any other error. */
function refusalOf(at: string, error: unknown): { at: string; refusal: string } {
  const { message } = error as Error;
  if (!LOGIN_REFUSED.test(message)) throw error;
  return { at, refusal: message };
}
