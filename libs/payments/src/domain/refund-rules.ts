const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FIRST_REST_MS = 10 * MINUTE_MS;
const LONGEST_MS = 60 * DAY_MS;

/**
 * Whether a provider may still be at work on what it was asked and has not answered. Where it takes no key, it is not asked
 * again until then: an answer that is late must not become money that goes back twice (D-111a).
 * @param askedAt when it was last asked to give the money back; absent when it never was
 */
export function isInDoubt({ askedAt, now, doubtMs }: { askedAt?: Date; now: Date; doubtMs: number }): boolean {
  return askedAt !== undefined && now.getTime() - askedAt.getTime() < doubtMs;
}

/**
 * When to look again at a refund that came to nothing: the merchant may mend it at the provider. Each rest is as long as all
 * before it together, ten minutes at least; after sixty days nobody looks any more.
 */
export function nextLookAtFailed({ failedAt, now }: { failedAt: Date; now: Date }): Date | undefined {
  const age = now.getTime() - failedAt.getTime();
  return age < LONGEST_MS ? new Date(now.getTime() + Math.max(age, FIRST_REST_MS)) : undefined;
}
