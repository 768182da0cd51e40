import type { RuleScope } from '@svc/contracts';

/** A workspace in Lagos that holds exactly the given things, each as `kind:path`. */
export function aScope(...things: string[]): RuleScope {
  return { currencies: ['NGN', 'USD'], timezone: 'Africa/Lagos', exists: (kind, path) => things.includes(`${kind}:${path}`) };
}
