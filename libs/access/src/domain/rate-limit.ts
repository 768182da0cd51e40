import { z } from 'zod';
import { cutText, type LimitOwner, type Mode } from '@svc/kernel';
import type { KeyKind } from './key-text';

/** A token bucket: it holds `burst` tokens at most and gains `perMinute` of them, evenly. */
export interface RateLimit {
  perMinute: number;
  burst: number;
}

/** A bucket between two requests. */
export interface BucketState {
  tokens: number;
  /** Time at which `tokens` was counted, ms. */
  at: number;
}

/** Result of taking tokens. */
export interface Grant {
  /** Tokens taken, between 0 and the wanted number. */
  granted: number;
  /** Whole tokens left. */
  remaining: number;
  /** Time until the next whole token; 0 when something was granted. */
  retryAfterMs: number;
}

/** Keeps rounding errors of the refill from withholding a token that is due. */
const TOLERANCE = 1e-6;

/** Refills a bucket up to `now` (ms) and takes up to `wanted` whole tokens. An unknown bucket is full (decisions 3.9). */
export function takeTokens(
  state: BucketState | undefined,
  limit: RateLimit,
  wanted: number,
  now: number,
): { state: BucketState; grant: Grant } {
  const at = Math.max(now, state?.at ?? now);
  const gained = state ? ((at - state.at) * limit.perMinute) / 60_000 : limit.burst;
  const filled = Math.min(limit.burst, (state?.tokens ?? 0) + gained);
  const granted = Math.min(wanted, Math.floor(filled + TOLERANCE));
  const tokens = Math.max(0, filled - granted);
  return {
    state: { tokens, at },
    grant: {
      granted,
      remaining: Math.floor(tokens + TOLERANCE),
      retryAfterMs: granted > 0 ? 0 : Math.ceil(((1 - tokens) * 60_000) / limit.perMinute - TOLERANCE),
    },
  };
}

/** Values of the `RateLimit-*` headers: the burst, whole tokens left, and seconds until the bucket is full. */
export interface RateLimitStatus {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export function statusOfBucket(limit: RateLimit, remaining: number): RateLimitStatus {
  return {
    limit: limit.burst,
    remaining,
    resetSeconds: Math.max(0, Math.ceil(((limit.burst - remaining) * 60) / limit.perMinute)),
  };
}

/** Buckets of an installation and their default limits (decisions 3.9). */
export const DEFAULT_LIMITS = {
  publishableReadPerClient: { perMinute: 600, burst: 60 },
  publishableRead: { perMinute: 60_000, burst: 2_000 },
  secretReadLive: { perMinute: 6_000, burst: 200 },
  secretReadTest: { perMinute: 1_500, burst: 50 },
  registerPerClient: { perMinute: 10, burst: 10 },
  register: { perMinute: 6_000, burst: 500 },
  eventPageCheckoutPerClient: { perMinute: 0.2, burst: 5 },
  unlockCodePerClient: { perMinute: 3, burst: 30 },
  checkoutCreateLive: { perMinute: 3_000, burst: 500 },
  checkoutCreateTest: { perMinute: 1_500, burst: 50 },
  checkoutReadPerRef: { perMinute: 120, burst: 10 },
  identity: { perMinute: 1_500, burst: 50 },
  otpSend: { perMinute: 6_000, burst: 500 },
  failedAuthentication: { perMinute: 10, burst: 20 },
} as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof DEFAULT_LIMITS;

/** Limits of the management API for each token: requests, and documents among them (D-116). No workspace sets these for itself. */
const MANAGEMENT_LIMITS = {
  managementDocuments: { perMinute: 12, burst: 12 },
  management: { perMinute: 3_000, burst: 200 },
} as const satisfies Record<string, RateLimit>;

/** Limits that may not be off by a leased slice. */
const EXACT: ReadonlySet<LimitName> = new Set<LimitName>([
  'registerPerClient',
  'register',
  'eventPageCheckoutPerClient',
  'unlockCodePerClient',
]);

/** Limits of a client at one event. */
const BY_EVENT: ReadonlySet<LimitName> = new Set<LimitName>(['eventPageCheckoutPerClient', 'unlockCodePerClient']);

const rateLimitSchema = z
  .strictObject({
    perMinute: z
      .int('Give whole tokens a minute.')
      .min(1)
      .max(10_000_000)
      .describe('Requests a minute that the rate limit allows on average, 1 to 10,000,000.'),
    burst: z
      .int('Give whole tokens.')
      .min(1)
      .max(1_000_000)
      .describe('Largest number of requests at once that the rate limit allows, 1 to 1,000,000. After a pause as many are free again.'),
  })
  .meta({
    id: 'RateLimit',
    description:
      'Rate limit as a token bucket: every request takes a token, `perMinute` tokens come back each minute, and `burst` is the most it holds. A request without a token gets 429 `RATE_LIMITED`.',
  });

type OwnLimit = Exclude<LimitName, 'failedAuthentication'>;
const ownLimits = (Object.keys(DEFAULT_LIMITS) as LimitName[]).filter((name): name is OwnLimit => name !== 'failedAuthentication');
const COUNTED: Record<OwnLimit, string> = {
  publishableReadPerClient: 'Rate limit of read requests with a publishable key, for each IP address.',
  publishableRead: 'Rate limit of read requests with a publishable key, for all IP addresses together.',
  secretReadLive: 'Rate limit of read requests with a secret key in live mode.',
  secretReadTest: 'Rate limit of read requests with a secret key in test mode.',
  registerPerClient: 'Rate limit of registrations for events with a publishable key, for each IP address.',
  register: 'Rate limit of registrations for events, for all IP addresses together.',
  eventPageCheckoutPerClient: 'Rate limit of checkouts that visitors open on an event’s hosted page, for each IP address and event.',
  unlockCodePerClient: 'Rate limit of unlock codes that visitors try on an event’s hosted page, for each IP address and event.',
  checkoutCreateLive: 'Rate limit of requests that open or cancel a checkout in live mode.',
  checkoutCreateTest: 'Rate limit of requests that open or cancel a checkout in test mode.',
  checkoutReadPerRef: 'Rate limit of read requests of one checkout, such as polling its status.',
  identity:
    'Rate limit of customer links, checks of one-time passwords, form submissions, newsletter sign-ups and restock alerts, together.',
  otpSend: 'Rate limit of requests that send a one-time password.',
};
const aboutLimit = (name: OwnLimit) => {
  const { perMinute, burst } = DEFAULT_LIMITS[name];
  return `${COUNTED[name]} Default: ${perMinute} requests a minute, ${burst} at once.`;
};

const buckets = Object.fromEntries(ownLimits.map((name) => [name, rateLimitSchema.optional().describe(aboutLimit(name))])) as Record<
  OwnLimit,
  z.ZodOptional<typeof rateLimitSchema>
>;

/** Codes that a key may send in any 24 hours (§8 r9). */
export const MOST_CODES_A_DAY = 100;

/** Limits of a workspace or a key; an omitted limit stays the installation's. Only the operator sets higher ones (D-130). */
export const limitOverrides = z
  .strictObject({
    ...buckets,
    otpSendsPerDay: z
      .int('Give a whole number.')
      .min(1, 'Give 1 or more.')
      .max(1_000_000, 'Give 1,000,000 or less.')
      .optional()
      .describe(
        `Largest number of one-time passwords that one API key may send in any 24 hours, 1 to 1,000,000. Default: ${MOST_CODES_A_DAY}.`,
      ),
  })
  .meta({
    id: 'RateLimits',
    description:
      'Rate limits of a workspace or API key by name, each with `perMinute` and `burst`. A limit that is left out keeps its default; only the operator sets higher ones.',
  });
export type LimitOverrides = z.infer<typeof limitOverrides>;

/**
 * Rate class of an operation. `checkout_read` is counted per checkout; actions of visitors on an event's page by client and event; the rest
 * per key (and client).
 */
export type RateClass =
  | 'read'
  | 'register'
  | 'event_page_checkout'
  | 'unlock_code'
  | 'checkout_create'
  | 'checkout_read'
  | 'identity'
  | 'otp_send';

/** One bucket that a request takes a token from. */
export interface Bucket {
  id: string;
  limit: RateLimit;
  /** True when every token must be requested singly, none leased ahead. */
  exact: boolean;
  /** Counts the caller more closely than the buckets before it: responses report its status. */
  closest?: true;
  /** Name of the counted things in the refusal; requests by default. */
  what?: string;
  /** Owner of the limit, in the refusal; absent when it is the key's. */
  of?: LimitOwner;
}

/** The caller whose requests are counted. */
export interface Counted {
  key: { id: string; kind: KeyKind; mode?: Mode; limits: LimitOverrides };
  workspaceLimits: LimitOverrides;
  clientIp: string;
  /** The visitor of a merchant's server, as `visitorIn` names them. */
  visitor?: string;
  /** Checkout that is read, with `checkout_read`; the event, with classes that are counted by event. */
  subject?: string;
}

/**
 * Returns the names of the buckets of a request, in their order: the client's before those of the request's key, visitor or subject
 * (D-141).
 */
function limitNames(rate: RateClass, { kind, mode }: Counted['key']): LimitName[] {
  const live = mode === 'live';
  const read: LimitName[] =
    kind === 'publishable' ? ['publishableReadPerClient', 'publishableRead'] : [live ? 'secretReadLive' : 'secretReadTest'];
  switch (rate) {
    case 'read':
      return read;
    case 'register':
      return kind === 'publishable' ? ['registerPerClient', 'register'] : ['register'];
    case 'event_page_checkout':
      return ['eventPageCheckoutPerClient', 'checkoutCreateLive'];
    case 'unlock_code':
      return ['unlockCodePerClient'];
    case 'checkout_create':
      return [live ? 'checkoutCreateLive' : 'checkoutCreateTest'];
    case 'checkout_read':
      return [...read, 'checkoutReadPerRef'];
    case 'identity':
      return ['identity'];
    case 'otp_send':
      return ['otpSend'];
  }
}

/**
 * Returns the buckets that a request takes a token from, in order. The key's own limit overrides the workspace's, and that the
 * installation's default times `scale`; with `scale` 0 there are none (RATE_LIMIT_SCALE).
 */
export function bucketsFor(rate: RateClass, counted: Counted, scale: number): Bucket[] {
  if (scale === 0) return [];
  const { key, visitor } = counted;
  const ofKey = limitNames(rate, key).flatMap((name): Bucket[] => {
    const limit = limitOf(name, counted, scale);
    const exact = EXACT.has(name);
    const id = `${name}:${key.id}`;
    if (name.endsWith('PerClient'))
      return ofClient(counted.clientIp, { id, limit, exact }, BY_EVENT.has(name) ? counted.subject : undefined);
    return name === 'checkoutReadPerRef'
      ? [{ id: `${id}:${nameable(counted.subject ?? '')}`, limit, exact, closest: true }]
      : [{ id, limit, exact }];
  });
  return visitor === undefined ? ofKey : [visitorBucket(visitor, limitOf('registerPerClient', counted, scale)), ...ofKey];
}

/**
 * Returns the bucket of a visitor of a merchant's server, over all classes that count by visitor: as large as that of a browser's client
 * (D-139).
 */
function visitorBucket(visitor: string, limit: RateLimit): Bucket {
  return { id: `visitor:${visitor}`, limit, exact: true, what: 'requests of this visitor', of: 'visitor' };
}

function limitOf(name: LimitName, { key, workspaceLimits }: Counted, scale: number): RateLimit {
  return ownLimit(name, key.limits) ?? ownLimit(name, workspaceLimits) ?? scaled(DEFAULT_LIMITS[name], scale);
}

/** Returns the buckets of a client: one for each network that it counts as, at the subject. */
export function ofClient(clientIp: string, bucket: Bucket, subject?: string): Bucket[] {
  const at = subject === undefined ? '' : `:${nameable(subject)}`;
  return clientNetworks(clientIp).map(({ network, times }) => ({
    ...bucket,
    of: 'client' as const,
    id: `${bucket.id}:${nameable(network)}${at}`,
    limit: scaled(bucket.limit, times),
  }));
}

function ownLimit(name: LimitName, limits: LimitOverrides): RateLimit | undefined {
  return name === 'failedAuthentication' ? undefined : limits[name];
}

/** Returns the codes that a key may send in any 24 hours: its own ceiling overrides the workspace's, and that 100 (§8 r9). */
export function codesPerDay(keyLimits: LimitOverrides, workspaceLimits: LimitOverrides): number {
  return keyLimits.otpSendsPerDay ?? workspaceLimits.otpSendsPerDay ?? MOST_CODES_A_DAY;
}

/** Returns a client's text, short and plain enough to name a bucket in any store. */
function nameable(text: string): string {
  return cutText(text, 255).replace(/[^\w.:/-]/g, '?');
}

/** Returns the buckets of an address's failed authentications; none when limits are off. */
export function failureBuckets(clientIp: string, scale: number): Bucket[] {
  if (scale === 0) return [];
  const limit = scaled(DEFAULT_LIMITS.failedAuthentication, scale);
  return ofClient(clientIp, { id: 'failedAuthentication', limit, exact: false, what: 'requests without a valid key' });
}

/** An administrator whose requests are counted: by the id of their token, or as the operator. */
export interface CountedAdministrator {
  id: string;
  /** The request carries a document. */
  isDocument: boolean;
}

/** Returns the buckets of a request to the management API, the tighter one first; none when limits are off (D-116). */
export function managementBuckets({ id, isDocument }: CountedAdministrator, scale: number): Bucket[] {
  if (scale === 0) return [];
  const documents = isDocument
    ? [{ id: `managementDocuments:${id}`, limit: scaled(MANAGEMENT_LIMITS.managementDocuments, scale), exact: true, what: 'documents' }]
    : [];
  return [...documents, { id: `management:${id}`, limit: scaled(MANAGEMENT_LIMITS.management, scale), exact: false }];
}

/** Returns an installation's limit times its RATE_LIMIT_SCALE. */
export function scaled({ perMinute, burst }: RateLimit, scale: number): RateLimit {
  return { perMinute: perMinute * scale, burst: Math.max(1, Math.round(burst * scale)) };
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function plain(ip: string): string {
  return MAPPED_IPV4.exec(ip)?.[1] ?? ip;
}

/** A network that counts as one client, and its multiple of a client's limit. */
export interface ClientNetwork {
  network: string;
  times: number;
}

/** Subscribers of IPv6 own a /64, some a /48, in which they could be 65,536 clients. */
const IPV6_NETWORKS = [
  { groups: 4, bits: 64, times: 1 },
  { groups: 3, bits: 48, times: 4 },
];

/**
 * Returns the networks that a client counts as in a rate limit: an IPv4 address, or the /64 of an IPv6 address and its /48 with four times
 * the limit (D-140).
 */
export function clientNetworks(ip: string): ClientNetwork[] {
  const address = plain(ip);
  if (!address.includes(':')) return [{ network: address, times: 1 }];
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return IPV6_NETWORKS.map(({ groups: count, bits, times }) => ({ network: `${groups.slice(0, count).join(':')}::/${bits}`, times }));
}

export function isLoopback(ip: string): boolean {
  const address = plain(ip);
  return address === '::1' || address.startsWith('127.');
}
