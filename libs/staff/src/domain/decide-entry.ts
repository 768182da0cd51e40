/** Ways in. A passkey verifies its user, so it is two factors by itself; `recovery` is the link that follows a recovery. */
export const WAYS = ['link', 'passkey', 'link_and_totp', 'recovery'] as const;
export type Way = (typeof WAYS)[number];

export const FACTORS = ['passkey', 'totp'] as const;
export type Factor = (typeof FACTORS)[number];

/** Demands of a workspace on how its staff sign in: nothing beyond their own factors, either factor, or a passkey. */
export const FACTOR_DEMANDS = ['none', 'any', 'passkey'] as const;
export type FactorDemand = (typeof FACTOR_DEMANDS)[number];

export const TOTP_STATES = ['none', 'unconfirmed', 'confirmed'] as const;

/** State of the factors of a person. */
export interface FactorState {
  /** Number of passkeys. */
  passkeys: number;
  totp: (typeof TOTP_STATES)[number];
}

/**
 * Result of signing in, for one workspace. `needs_factor`: the session proves one of these factors, or enrols one, before it sees anything.
 * `refused`: the session proves nothing any more, and ends.
 */
export type Entry =
  | { outcome: 'allowed' }
  | { outcome: 'needs_factor'; by: 'use' | 'enrol'; factors: readonly Factor[] }
  | { outcome: 'refused'; reason: 'factor_gone' | 'recovery_over' };

/** Factors that meet each demand. */
const ACCEPTED: Readonly<Record<FactorDemand, readonly Factor[]>> = { none: [], any: FACTORS, passkey: ['passkey'] };
const PROVED: Readonly<Record<Way, Factor | undefined>> = {
  link: undefined,
  passkey: 'passkey',
  link_and_totp: 'totp',
  recovery: undefined,
};

/**
 * Decides on entering a workspace: who has a factor uses it, whatever way they came, and who has none of those that the workspace demands
 * enrols one first (ADR 0171 r2). Enrolling is open only to somebody who has proved a factor, or has none.
 */
export function decideEntry({ way, factors, demand }: { way: Way; factors: FactorState; demand: FactorDemand }): Entry {
  const own = factorsOf(factors);
  const proved = PROVED[way];
  const accepted = ACCEPTED[demand];
  if (proved && !own.includes(proved)) return { outcome: 'refused', reason: 'factor_gone' };
  if (way === 'recovery' && own.length > 0) return { outcome: 'refused', reason: 'recovery_over' };
  const usable = own.filter((factor) => accepted.includes(factor));
  if (!proved && own.length > 0) return { outcome: 'needs_factor', by: 'use', factors: usable.length > 0 ? usable : own };
  if (accepted.length === 0 || (proved && accepted.includes(proved))) return { outcome: 'allowed' };
  return usable.length > 0
    ? { outcome: 'needs_factor', by: 'use', factors: usable }
    : { outcome: 'needs_factor', by: 'enrol', factors: accepted };
}

/** Returns the factors that a person can prove. */
export function factorsOf({ passkeys, totp }: FactorState): Factor[] {
  return [...(passkeys > 0 ? (['passkey'] as const) : []), ...(totp === 'confirmed' ? (['totp'] as const) : [])];
}

/** Returns the way of a session that has proved a factor as well: a passkey is worth more than a code. */
export function wayAfter(way: Way, factor: Factor): Way {
  return factor === 'passkey' || way === 'passkey' ? 'passkey' : 'link_and_totp';
}

/** Returns the way of a session after a factor of its person was removed: it proves no more than is left. */
export function wayWithout(way: Way, factors: FactorState): Way {
  const proved = PROVED[way];
  return proved && !factorsOf(factors).includes(proved) ? 'link' : way;
}
