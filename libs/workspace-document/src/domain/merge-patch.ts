import { invalidBecause } from '@svc/contracts';
import type { DocumentItem } from './section';

/** A body that has to be a JSON object. Throws InvalidInput. */
export function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw invalidBecause([{ path: '', message: 'Give a JSON object.' }]);
}

/** An item with some fields replaced whole; null takes a field away (JSON merge patch, of the outermost level). */
export function mergePatch(item: DocumentItem, patch: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged = Object.entries({ ...item, ...patch });
  return Object.fromEntries(merged.filter(([name, value]) => !(name in patch && value === null)));
}
