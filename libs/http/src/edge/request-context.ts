import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Administrator, Admission, KeyOwner, RateLimitStatus } from '@svc/access';
import { cutText, type ErrorCode, type ErrorDetails, type IdGenerator, refOf, type TraceContext } from '@svc/kernel';
import proxyAddr from 'proxy-addr';
import type { StoreOperation } from './operation';

/**
 * Returns a reader of the client's address behind proxies (`TRUST_PROXY`, decisions 3.9). `trusted` is a number of hops, or addresses,
 * subnets and the names `loopback`, `linklocal`, `uniquelocal`. With no trusted proxy the address is the peer's own.
 * @throws TypeError when an entry is not an address
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

/**
 * Removes brackets and port, which some proxies add, from an entry of `X-Forwarded-For`. A result that is not an address counts as the
 * proxy itself (D-140).
 */
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

/** State of a request, from its arrival to its line in the log. */
export interface RequestContext {
  /** A UUIDv7. */
  readonly id: string;
  /** The id as `req_…`, sent in `X-Request-Id` and in every error (D-3). */
  readonly requestId: string;
  /** The client's own `X-Request-Id`, for the log only. */
  readonly clientRequestId?: string;
  /** Address of the client, by the trusted proxy chain only. */
  readonly clientIp: string;
  readonly startedAt: number;
  /** Span of the request, where its trace is recorded. */
  trace?: TraceContext;
  /** True when the raw server calls the operation, without Express. */
  isFast?: boolean;
  /** Operation of the storefront API that the request is routed to. */
  operation?: StoreOperation;
  /** Owner of the key that was sent to the storefront API, admitted or not. */
  owner?: KeyOwner;
  /** Admission to the storefront API. */
  admission?: Admission;
  /** Administrator admitted to the management API. */
  administrator?: Administrator;
  /** State of the caller's tightest limit, where limits are on. */
  rateLimit?: RateLimitStatus;
  /** Names of ignored query parameters, and paths of ignored fields of the body. */
  ignored?: string[];
  /** Refusal of the request. */
  refusal?: { code: ErrorCode; details?: ErrorDetails };
  /** Fault of the service by which the request failed, in one line. */
  fault?: string;
}

const CONTEXT = Symbol('request context');

interface WithContext extends IncomingMessage {
  [CONTEXT]?: RequestContext;
}

/** Returns the context that was opened for this request. */
export function contextOf(request: WithContext): RequestContext {
  const context = request[CONTEXT];
  if (!context) throw new Error('No context was opened for this request.');
  return context;
}

/** Attaches a context to a request. */
export function keepContext(request: WithContext, context: RequestContext): RequestContext {
  request[CONTEXT] = context;
  return context;
}

/** Opens the context of each request, once, when it arrives. */
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
