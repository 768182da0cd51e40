import type { RuleScope } from '../section';

/** A store in Lagos that accepts NGN and USD and holds exactly these things, written `product:tote-bag`. */
export function aRuleScope(...held: string[]): RuleScope {
  return { currencies: ['NGN', 'USD'], timezone: 'Africa/Lagos', exists: (kind, path) => held.includes(`${kind}:${path}`) };
}
