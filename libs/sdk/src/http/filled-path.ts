import { cutText } from '../errors/cut-text';
import { InvalidParameter } from '../errors/own';

/** Texts that change the address or make it invalid; no name of the API contains them. `fetch` resolves `%2e` like a dot. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^(?:\.|%2e){1,2}$/i, 'it is a step to another address'],
  [/[/\\?#]/, 'it holds /, \\, ? or #'],
  [/\p{Cc}/u, 'it holds a control character'],
  [/\p{Cs}/u, 'it holds half of a surrogate pair'],
];
const SHOWN = 80;

/**
 * Returns a path with its parameters filled in. The same rules apply to its other parts, since `fetch` resolves paths that
 * a caller has written by hand.
 * @throws {InvalidParameter} when the request would go to another address (D-117)
 */
export function filledPath(pattern: string, parameters: Readonly<Record<string, unknown>>): string {
  const [before, ...segments] = pattern.split('/');
  if (before !== '' || segments.length === 0)
    throw new InvalidParameter('path', `path has to begin with a slash; it is ${shown(pattern)}.`);
  return segments.map((segment) => `/${encodeURIComponent(checked(pattern, ...namedIn(segment, parameters)))}`).join('');
}

/** Returns name and value of a segment: a parameter, or a decoded part of the path. */
function namedIn(segment: string, parameters: Readonly<Record<string, unknown>>): [name: string, value: unknown] {
  const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
  return name === undefined ? ['path', decoded(segment)] : [name, parameters[name]];
}

function checked(pattern: string, name: string, value: unknown): string {
  const refuse = (fault: string) => new InvalidParameter(name, `${name} ${fault}: ${shown(pattern)} cannot be asked for.`);
  if (value === undefined || value === null || value === '') throw refuse('is missing');
  if (typeof value !== 'string') throw refuse(`is of the type ${typeof value} and no text`);
  const [, fault] = REFUSED.find(([refused]) => refused.test(value)) ?? [];
  if (fault !== undefined) throw refuse(`is ${shown(value)}, and ${fault}`);
  return value;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new InvalidParameter('path', `path holds ${shown(segment)}, which is not encoded as addresses are.`);
  }
}

const shown = (text: string) => JSON.stringify(text.length > SHOWN ? `${cutText(text, SHOWN)}…` : text);
