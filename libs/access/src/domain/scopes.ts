import { z } from 'zod';
import type { KeyKind } from './key-text';

const READING_SCOPES = ['storefront:read', 'products:read', 'availability:read', 'checkout:read', 'orders:read'] as const;
const WRITING_SCOPES = ['checkout:create', 'checkout:cancel', 'events:register', 'customers:link', 'otp:send', 'otp:verify'] as const;
/** Beyond those of §5 r6: of operations that the specification does not have. */
const FURTHER_SCOPES = ['forms:submit', 'subscriptions:create'] as const;

/** What an operation may ask for. */
export type OperationScope = (typeof READING_SCOPES)[number] | (typeof WRITING_SCOPES)[number] | (typeof FURTHER_SCOPES)[number];

/** What a key may be given: single scopes and the two umbrellas. */
export const SCOPES = ['read', 'transact', ...READING_SCOPES, ...WRITING_SCOPES, ...FURTHER_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];

export const scopeSchema = z.enum(SCOPES).meta({ id: 'Scope' });

const READING: ReadonlySet<string> = new Set(READING_SCOPES);

/** Whether these scopes allow an operation: `transact` covers all, `read` every reading one (D-26). */
export function covers(granted: readonly Scope[], required: OperationScope): boolean {
  return granted.includes(required) || granted.includes('transact') || (granted.includes('read') && READING.has(required));
}

/** What a new key is given when its maker names nothing (D-26). */
export function defaultScopes(kind: KeyKind): Scope[] {
  if (kind === 'publishable') return ['read', 'events:register'];
  return kind === 'secret' ? ['transact'] : [];
}
