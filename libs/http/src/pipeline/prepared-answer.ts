import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CACHE_CONTROL, type HeaderList } from '../edge/headers';

/** Encodings in which a response is cached, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MOST_REMEMBERED = 500;
const remembered = new Map<string, Encoding>();

/** Returns the encoding of the response by `Accept-Encoding` (RFC 9110): the one with the highest weight, the smallest among equals. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const cachedEncoding = remembered.get(header);
  if (cachedEncoding) return cachedEncoding;
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

/** Reads `gzip;q=0.5` as name and weight; an invalid weight counts as 0. */
function readEntry(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A response in one encoding, with its headers. */
export class Representation {
  /** Headers of the 304 for a client that has the response already. */
  readonly validators: HeaderList;
  readonly headers: HeaderList;

  constructor(
    readonly body: Buffer,
    readonly etag: string,
    readonly encoding?: Encoding,
    caching: keyof typeof CACHE_CONTROL = 'revalidate',
  ) {
    this.validators = ['ETag', etag, 'Cache-Control', CACHE_CONTROL[caching]];
    const type = ['Content-Type', JSON_TYPE, 'Content-Length', `${body.length}`];
    this.headers = [...this.validators, ...type, ...(encoding ? ['Content-Encoding', encoding] : [])];
  }
}

/** Returns the plain representation of a view read for one request only; its ETag is the hash of its bytes unless one is given. */
export function representationOf(view: unknown, caching: keyof typeof CACHE_CONTROL = 'revalidate', etag?: string): Representation {
  const body = Buffer.from(JSON.stringify(view));
  return new Representation(body, etag ?? `"${tagOf(body)}"`, undefined, caching);
}

/** Returns the hash that the ETag of these bytes is made of. */
export function tagOf(body: Buffer): string {
  return hash('sha256', body, 'base64url').slice(0, 27);
}

/** Smallest body that is compressed, bytes; smaller ones fit into one packet. */
const SMALLEST_COMPRESSED = 1_024;
/** Qualities of brotli: of answers to one request, of those that change with the store, and of those that stay for as long as the process runs. */
const BROTLI_QUALITY = { once: 4, changing: 5, lasting: 9 } as const;

/**
 * Returns bytes compressed for one request, and in which encoding; as they are where that does not pay.
 * @param header `Accept-Encoding` of the request
 */
export async function compressOnce(body: Buffer, header: string | undefined): Promise<{ body: Buffer; encoding?: Encoding }> {
  const encoding = acceptedEncoding(header);
  if (encoding === 'identity' || body.length < SMALLEST_COMPRESSED) return { body };
  return { body: await COMPRESS[encoding](body, 'once'), encoding };
}

const COMPRESS: Record<Exclude<Encoding, 'identity'>, (body: Buffer, lasts: keyof typeof BROTLI_QUALITY) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body),
  br: (body, lasts) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[lasts] } }),
};

/**
 * Bytes of a response. Compressed forms are made on first use. The ETag of each is the hash of the plain bytes with the encoding's name,
 * so it stays the same across processes and across preparations without a change.
 */
export class PreparedAnswer {
  private readonly identity: Representation;
  private readonly tag: string;
  private readonly ready = new Map<Encoding, Representation>();
  private readonly underWay = new Map<Encoding, Promise<Representation>>();

  /**
   * @param view result of the operation, JSON; bytes stay as they are
   * @param lasts `lasting` for what stays for as long as the process runs, which is compressed with more work
   */
  constructor(
    view: unknown,
    private readonly caching?: keyof typeof CACHE_CONTROL,
    private readonly lasts: keyof typeof BROTLI_QUALITY = 'changing',
  ) {
    const body = Buffer.isBuffer(view) ? view : Buffer.from(JSON.stringify(view));
    this.tag = tagOf(body);
    this.identity = new Representation(body, `"${this.tag}"`, undefined, caching);
    this.ready.set('identity', this.identity);
  }

  /** Most memory that it can take, bytes: compressed forms are kept only if they are at most half as large. */
  get size(): number {
    return 2 * this.identity.body.length;
  }

  /** Returns the representation in an encoding if it was made before. */
  readyIn(encoding: Encoding): Representation | undefined {
    return this.ready.get(encoding);
  }

  /** Returns the representation in an encoding; the plain one where compression does not pay. */
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
    const compressed = await COMPRESS[encoding](body, this.lasts);
    return compressed.length > body.length / 2
      ? this.identity
      : new Representation(compressed, `"${this.tag}-${encoding}"`, encoding, this.caching);
  }
}
