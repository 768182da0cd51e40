import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CACHE_CONTROL, type HeaderList } from '../edge/headers';

/** Forms in which an answer is kept, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

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

export const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer in one encoding, with its headers. */
export class Representation {
  /** Headers of the 304 that a client gets who has the answer already. */
  readonly validators: HeaderList;
  readonly headers: HeaderList;

  constructor(
    readonly body: Buffer,
    readonly etag: string,
    encoding?: Encoding,
    caching: keyof typeof CACHE_CONTROL = 'revalidate',
  ) {
    this.validators = ['ETag', etag, 'Cache-Control', CACHE_CONTROL[caching]];
    const type = ['Content-Type', JSON_TYPE, 'Content-Length', `${body.length}`];
    this.headers = [...this.validators, ...type, ...(encoding ? ['Content-Encoding', encoding] : [])];
  }
}

/** The plain representation of what was read for one request alone; its ETag is the hash of its bytes unless told. */
export function representationOf(view: unknown, caching: keyof typeof CACHE_CONTROL = 'revalidate', etag?: string): Representation {
  const body = Buffer.from(JSON.stringify(view));
  return new Representation(body, etag ?? `"${tagOf(body)}"`, undefined, caching);
}

function tagOf(body: Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 27);
}

/** Smaller bodies fit one packet as they are. */
const SMALLEST_COMPRESSED = 1_024;
const BROTLI_QUALITY = 5;

const COMPRESS: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body),
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

/**
 * The bytes of an answer. Compressed forms are made when they are first asked for; the ETag of each is the hash of the
 * plain bytes with the encoding's name, so that it survives the process and every preparation that changes nothing.
 */
export class PreparedAnswer {
  private readonly identity: Representation;
  private readonly tag: string;
  private readonly ready = new Map<Encoding, Representation>();
  private readonly underWay = new Map<Encoding, Promise<Representation>>();

  /** @param view what the operation answers, JSON */
  constructor(
    view: unknown,
    private readonly caching?: keyof typeof CACHE_CONTROL,
  ) {
    const body = Buffer.from(JSON.stringify(view));
    this.tag = tagOf(body);
    this.identity = new Representation(body, `"${this.tag}"`, undefined, caching);
    this.ready.set('identity', this.identity);
  }

  /** The most memory it can come to take, bytes: compressed forms are kept only if they are half as large or less. */
  get size(): number {
    return 2 * this.identity.body.length;
  }

  /** The form of an encoding if it was made before. */
  readyIn(encoding: Encoding): Representation | undefined {
    return this.ready.get(encoding);
  }

  /** The form of an encoding; the plain one where compressing is not worth it. */
  async in(encoding: Encoding): Promise<Representation> {
    const ready = this.ready.get(encoding);
    if (ready) return ready;
    const making = this.underWay.get(encoding) ?? this.make(encoding);
    this.underWay.set(encoding, making);
    const made = await making;
    this.ready.set(encoding, made);
    this.underWay.delete(encoding);
    return made;
  }

  private async make(encoding: Encoding): Promise<Representation> {
    const { body } = this.identity;
    if (encoding === 'identity' || body.length < SMALLEST_COMPRESSED) return this.identity;
    const compressed = await COMPRESS[encoding](body);
    return compressed.length > body.length / 2
      ? this.identity
      : new Representation(compressed, `"${this.tag}-${encoding}"`, encoding, this.caching);
  }
}
