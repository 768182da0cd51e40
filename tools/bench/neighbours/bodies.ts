import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { documentOf } from '../many-products';

export const MEBIBYTE = 1024 * 1024;

/** `{"version":1,"products":[…]}` of so many bytes, whose list is one text over and over. */
export function productsOf(part: string, bytes: number): Buffer {
  return filled('{"version":1,"products":[', part, bytes, `${part.replace(/,$/, '')}]}`);
}

/** Repeats a part between a beginning and an end until the whole has about so many bytes. */
export function filled(head: string, part: string, bytes: number, tail: string): Buffer {
  return Buffer.from(head + part.repeat(Math.floor((bytes - head.length - tail.length) / part.length)) + tail);
}

export const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export const zipped = (body: Buffer): Buffer => gzipSync(body, { level: 9 });

/** A document of products, just below 32 MiB; of another one each product differs in a field. */
export function largestDocument(feeMode: 'pass_on' | 'absorb'): Buffer {
  const { version, products } = documentOf(19_500);
  const description = 'Woven by hand, dyed in indigo, washed twice, dried in the shade. '.repeat(9);
  return json({ version, products: products.map((product) => ({ ...product, description, feeMode })) });
}

/** A document of tables, of just below 3,000,000 values: 11 tables, 5,000 rows each, with 50 numbers in most of them. */
export function mostValues(): Buffer {
  const columns = Array.from({ length: 50 }, (_, index) => ({ key: `c${index}`, label: `Column ${index}`, type: 'number' }));
  const cells = Object.fromEntries(columns.map(({ key }, index) => [key, index]));
  const rows = Array.from({ length: 5_000 }, (_, index) => ({ key: `r${index}`, cells }));
  return json({
    version: 1,
    tables: Array.from({ length: 11 }, (_, index) => ({ slug: `table-${index}`, name: `Table ${index}`, columns, rows })),
  });
}

/** A product of 500 variants that is as long as one may be: 8 MiB, in its reviews. */
export function largestProduct(slug: string): Buffer {
  const variants = Array.from({ length: 500 }, (_, index) => ({
    key: `v${index}`,
    name: `Variant ${index}`,
    prices: [{ currency: 'NGN', priceMinor: 1_000 + index }],
    optionValueRefs: [`size/s${Math.floor(index / 25)}`, `dye/d${index % 25}`],
  }));
  const options = [
    ['size', 's', 20],
    ['dye', 'd', 25],
  ] as const;
  const product = {
    slug,
    name: 'A cloth of many',
    variants,
    options: options.map(([key, value, count]) => ({
      key,
      name: key,
      values: Array.from({ length: count }, (_, index) => ({ key: `${value}${index}`, label: `${value}${index}` })),
    })),
  };
  const review = (index: number) => ({
    key: `r${10_000 + index}`,
    author: 'Ada Obi',
    rating: 5,
    date: '2026-01-01',
    text: 'Woven by hand, dyed in indigo, washed twice, dried in the shade. '.repeat(30),
  });
  const room = 8 * MEBIBYTE - JSON.stringify(product).length - 1_000;
  return json({
    ...product,
    reviews: Array.from({ length: Math.floor(room / (JSON.stringify(review(0)).length + 1)) }, (_, index) => review(index)),
  });
}

/** A picture of noise, which no format makes small. */
export function noise(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
}

/** A film of so many frames of noise. */
export async function film(frames: number, width: number, height: number): Promise<Buffer> {
  const pictures = await Promise.all(Array.from({ length: frames }, () => noise(width, height).png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer();
}

const BOUNDARY = 'neighbours';
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A form of parts, each a field unless it has a file name. */
export function multipart(parts: Iterable<{ name: string; fileName?: string; value: string | Buffer }>): Buffer {
  const chunks: Buffer[] = [];
  for (const { name, fileName, value } of parts) {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
    chunks.push(
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    );
  }
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** `count` things of one kind. */
export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
