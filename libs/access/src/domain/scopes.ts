import { describedEnum } from '@svc/contracts';
import type { KeyKind } from './key-text';

const READING_SCOPES = ['storefront:read', 'products:read', 'availability:read', 'checkout:read', 'orders:read'] as const;
const WRITING_SCOPES = ['checkout:create', 'checkout:cancel', 'events:register', 'customers:link', 'otp:send', 'otp:verify'] as const;
/** Scopes beyond those of §5 r6, for operations that the specification does not have. */
const FURTHER_SCOPES = ['forms:submit', 'subscriptions:create'] as const;

/** Scopes that an operation may require. */
export type OperationScope = (typeof READING_SCOPES)[number] | (typeof WRITING_SCOPES)[number] | (typeof FURTHER_SCOPES)[number];

/** Scopes that a key may have: single scopes and the two umbrellas. */
export const SCOPES = ['read', 'transact', ...READING_SCOPES, ...WRITING_SCOPES, ...FURTHER_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];

export const scopeSchema = describedEnum(SCOPES, 'Right that a key has.', {
  read: 'All that the scopes of reading allow.',
  transact: 'All that any scope allows.',
  'storefront:read': 'Read the storefront document, forms, notes, tables, catalogs and files.',
  'products:read': 'Read products, collections and events.',
  'availability:read': 'Read stock, free slots, delivery zones and ways to pay.',
  'checkout:read': 'Read checkouts.',
  'orders:read': 'Read orders.',
  'checkout:create': 'Open checkouts.',
  'checkout:cancel': 'Cancel checkouts.',
  'events:register': 'Register guests for free events.',
  'customers:link': 'Link your users to contacts.',
  'otp:send': 'Send one-time passwords.',
  'otp:verify': 'Check one-time passwords.',
  'forms:submit': 'Submit forms.',
  'subscriptions:create': 'Sign visitors up for the newsletter and for restock alerts.',
}).meta({ id: 'Scope' });

const READING: ReadonlySet<string> = new Set(READING_SCOPES);

/** Returns true when these scopes allow an operation: `transact` covers all, `read` every reading one (D-26). */
export function covers(granted: readonly Scope[], required: OperationScope): boolean {
  return granted.includes(required) || granted.includes('transact') || (granted.includes('read') && READING.has(required));
}

/** Returns the scopes of a new key for which none are named (D-26). */
export function defaultScopes(kind: KeyKind): Scope[] {
  if (kind === 'publishable') return ['read', 'events:register'];
  return kind === 'secret' ? ['transact'] : [];
}
