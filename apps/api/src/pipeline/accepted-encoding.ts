/** Forms in which an answer is kept, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MOST_REMEMBERED = 500;
const remembered = new Map<string, Encoding>();

/** The encoding to answer in, by `Accept-Encoding` (RFC 9110): the one the client weighs most, of equal ones the smallest. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = choose(header);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(header, encoding);
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(readEntry));
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  const best = Math.max(...ENCODINGS.map(weigh));
  return ENCODINGS.find((encoding) => weigh(encoding) === best && best > 0) ?? 'identity';
}

/** `gzip;q=0.5` as name and weight; a weight that is none counts as 0. */
function readEntry(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
