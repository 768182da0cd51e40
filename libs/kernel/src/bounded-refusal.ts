import { excerptOf } from './cut-text';
import { type DomainError, type ErrorDetails, InvalidDocument } from './domain-error';

/** Longer than any sentence or path of the service's own; longer texts of a client are cut. */
const LONGEST_TEXT = 2_000;
const LONGEST_NAME = 500;

/** Lists that are never cut: they are the service's own, and do not grow with the request. */
const WHOLE = ['accepted', 'pricing'];

/** Entries of each list in `details` (D-118). */
const MOST_NAMED = 50;
const MOST_OF_DOCUMENT = 10_000;

/** Returns the message and details of a refusal, of a size that does not grow with the request (D-118). Bounded ones stay unchanged. */
export function boundedRefusal(error: DomainError): Pick<DomainError, 'message' | 'details'> {
  const most = error instanceof InvalidDocument ? MOST_OF_DOCUMENT : MOST_NAMED;
  return { message: excerptOf(error.message, LONGEST_TEXT), details: error.details && boundedDetails(error.details, most) };
}

/** Returns details whose lists have at most so many entries; `more` is the number that the longest leaves out (D-118). */
function boundedDetails(details: ErrorDetails, most: number): ErrorDetails {
  const counts = Object.entries(details).map(([name, value]) => (WHOLE.includes(name) ? 0 : lengthOf(value)));
  const more = (details.more ?? 0) + Math.max(0, Math.max(0, ...counts) - most);
  const bounded = Object.entries(details).map(
    ([name, value]) => [name, WHOLE.includes(name) ? (value as unknown) : boundedValue(value, most)] as const,
  );
  return { ...Object.fromEntries(bounded), ...(more > 0 && { more }) };
}

function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function boundedValue(value: unknown, most: number): unknown {
  if (typeof value === 'string') return excerptOf(value, LONGEST_TEXT);
  if (Array.isArray(value))
    return value.slice(0, most).map((entry: unknown) => (typeof entry === 'string' ? excerptOf(entry, LONGEST_NAME) : entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).slice(0, most);
  return Object.fromEntries(entries.map(([name, entry]: [string, unknown]) => [excerptOf(name, LONGEST_NAME), boundedValue(entry, most)]));
}
