export interface Allowance {
  tokens: number;
  /** Moment of counting; UTC, ms since the epoch. */
  at: number;
}

/** Returns the attempts that a destination's rate cap allows now: a second's worth at most; undefined when it has no cap. */
export function allowanceNow(cap: number | undefined, last: Allowance | undefined, now: number): Allowance | undefined {
  if (cap === undefined) return undefined;
  if (!last) return { tokens: cap, at: now };
  const filled = last.tokens + (cap * Math.max(0, now - last.at)) / 1_000;
  return { tokens: Math.min(cap, filled), at: Math.max(now, last.at) };
}

/** Returns the moment of the next permitted attempt, UTC, ms since the epoch; undefined when it may be made now. */
export function nextTokenAt(cap: number | undefined, last: Allowance | undefined, now: number): number | undefined {
  const allowance = allowanceNow(cap, last, now);
  return allowance && allowance.tokens < 1 ? Math.ceil(now + ((1 - allowance.tokens) * 1_000) / cap!) : undefined;
}

/** Returns the allowance after `used` attempts. */
export function spend(allowance: Allowance | undefined, used: number): Allowance | undefined {
  return allowance && { ...allowance, tokens: allowance.tokens - used };
}
