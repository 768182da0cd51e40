import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Administrator, Admission, KeyOwner, RateLimitStatus } from '@svc/access';
import { cutText, type ErrorCode, type ErrorDetails, type IdGenerator, refOf } from '@svc/kernel';
import proxyAddr from 'proxy-addr';
import type { StoreOperation } from './operation';

/**
 * How a client's address is found behind proxies (`TRUST_PROXY`, decisions 3.9): a number of hops, or addresses,
 * subnets and the names `loopback`, `linklocal`, `uniquelocal`. Nothing trusted: the peer's own address.
 * @throws TypeError when an entry is no address
 */
export function clientIpReader(trusted: readonly string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const trust = trustFunction(trusted);
  return (request) => {
    const isTrusted = (address: string, hop: number) => isIP(address) !== 0 && trust(address, hop);
    const chain = proxyAddr.all(request, (entry, hop) => isTrusted(plainAddress(entry), hop)).map(plainAddress);
    return chain.findLast((address) => isIP(address) !== 0) ?? '';
  };
}

/** An entry of `X-Forwarded-For` without brackets and port, which some proxies write; what is then no address counts as the proxy itself (D-140). */
function plainAddress(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]+):\d+$/.exec(entry)?.[1] ?? entry;
}

function trustFunction(trusted: readonly string[]): (address: string, hop: number) => boolean {
  const [first] = trusted;
  if (trusted.length === 1 && /^\d+$/.test(first!)) {
    const hops = Number(first);
    return (_address, hop) => hop < hops;
  }
  return proxyAddr.compile([...trusted]);
}

/** What is known of a request, from its arrival to its line in the log. */
export interface RequestContext {
  /** A UUIDv7. */
  readonly id: string;
  /** Its id as `req_…`, answered in `X-Request-Id` and in every error (D-3). */
  readonly requestId: string;
  /** The client's own `X-Request-Id`, for the log only. */
  readonly clientRequestId?: string;
  /** Address of the client, by the trusted proxy chain only. */
  readonly clientIp: string;
  readonly startedAt: number;
  /** Whether the raw server calls the operation, without Express. */
  isFast?: boolean;
  /** The operation of the storefront API that it is routed to. */
  operation?: StoreOperation;
  /** Whose key was sent to the storefront API, let in or not. */
  owner?: KeyOwner;
  /** Who was let in to the storefront API. */
  admission?: Admission;
  /** Who was let in to the management API. */
  administrator?: Administrator;
  /** State of the caller's tightest limit, where limits are on. */
  rateLimit?: RateLimitStatus;
  /** Names of what it says that its operation does not read: query parameters, and fields of the body by their path. */
  ignored?: string[];
  /** How it was refused. */
  refusal?: { code: ErrorCode; details?: ErrorDetails };
}

const CONTEXT = Symbol('request context');

interface WithContext extends IncomingMessage {
  [CONTEXT]?: RequestContext;
}

/** The context that was opened for this request. */
export function contextOf(request: WithContext): RequestContext {
  const context = request[CONTEXT];
  if (!context) throw new Error('No context was opened for this request.');
  return context;
}

/** Gives a request its context. */
export function keepContext(request: WithContext, context: RequestContext): RequestContext {
  request[CONTEXT] = context;
  return context;
}

/** Opens the context of every request, once, when it arrives. */
export class RequestContexts {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clientIpOf: (request: IncomingMessage) => string,
  ) {}

  open(request: IncomingMessage): RequestContext {
    const id = this.ids.next();
    return keepContext(request, {
      id,
      requestId: refOf('req', id),
      clientRequestId: cutText(request.headers['x-request-id']?.toString() ?? '', 200) || undefined,
      clientIp: this.clientIpOf(request),
      startedAt: performance.now(),
    });
  }
}
