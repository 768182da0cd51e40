import { isolateText } from '@svc/contracts';

/**
 * Returns a catalogue whose sentences isolate the parts that are put into them: a name that runs from right to left would reorder
 * the sentence with its amounts and counts (D-138, UAX 9).
 */
export function isolateNames<T>(catalogue: T): T {
  if (typeof catalogue === 'function') return ((...parts: unknown[]) => (catalogue as unknown as Sentence)(...parts.map(isolatePart))) as T;
  if (typeof catalogue !== 'object' || catalogue === null || Array.isArray(catalogue)) return catalogue;
  return Object.fromEntries(Object.entries(catalogue).map(([name, entry]) => [name, isolateNames(entry as unknown)])) as T;
}

type Sentence = (...parts: unknown[]) => unknown;

function isolatePart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(isolatePart);
  return typeof part === 'string' ? isolateText(part) : part;
}
