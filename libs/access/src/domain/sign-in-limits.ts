import { type Bucket, ofClient, type RateLimit, scaled } from './rate-limit';

/** Limits of signing in and of staff, which no workspace sets (ADR 0171). */
const SIGN_IN_LIMITS = {
  /** Links by mail to one address: five at once, then one in twelve minutes. */
  signInPerAddress: { perMinute: 1 / 12, burst: 5 },
  /** Requests for links, and uses of links, invitations and passkeys, of one client. */
  signInPerClient: { perMinute: 6, burst: 30 },
  /** Codes of one person: a guesser of six digits with three right ones needs more than a year for an even chance. */
  factorPerPerson: { perMinute: 0.2, burst: 5 },
  /** Invitations of one workspace. */
  invitationPerWorkspace: { perMinute: 1, burst: 30 },
} as const satisfies Record<string, RateLimit>;
type SignInLimit = keyof typeof SIGN_IN_LIMITS;

const bucketOf = (name: SignInLimit, scale: number, subject: string, what: string): Bucket => ({
  id: subject === '' ? name : `${name}:${subject}`,
  limit: scaled(SIGN_IN_LIMITS[name], scale),
  exact: true,
  what,
});

/**
 * Returns the buckets of an attempt to sign in; none when limits are off.
 * @param addressHash hash of the address that a link is for, known or not @param scale RATE_LIMIT_SCALE
 */
export function signInBuckets({ clientIp, addressHash }: { clientIp: string; addressHash?: string }, scale: number): Bucket[] {
  if (scale === 0) return [];
  const ofCaller = ofClient(clientIp, bucketOf('signInPerClient', scale, '', 'attempts to sign in'));
  return addressHash === undefined ? ofCaller : [...ofCaller, bucketOf('signInPerAddress', scale, addressHash, 'links to this address')];
}

/** Returns the buckets of a code that a person types; none when limits are off. */
export function factorBuckets(personId: string, scale: number): Bucket[] {
  return scale === 0 ? [] : [bucketOf('factorPerPerson', scale, personId, 'codes')];
}

/** Returns the buckets of an invitation; none when limits are off. */
export function invitationBuckets(workspaceId: string, scale: number): Bucket[] {
  return scale === 0 ? [] : [bucketOf('invitationPerWorkspace', scale, workspaceId, 'invitations')];
}
