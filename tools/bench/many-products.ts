import { Client } from 'pg';

/** A document of products as shops have them: three sizes in two currencies, texts, pictures, some facts. About 2 KB each. */
export function documentOf(count: number): { version: 1; products: object[] } {
  return { version: 1, products: Array.from({ length: count }, (_, index) => productOf(index)) };
}

const SIZES = ['small', 'medium', 'large'];

function productOf(index: number): object {
  const picture = (name: string) => `https://pictures.example/products/${index}/${name}.jpg`;
  return {
    slug: `product-${index}`,
    name: `Hand-dyed cloth no. ${index}`,
    description: `Number ${index} of a long series. ${'Woven by hand, dyed in indigo, washed twice, dried in the shade. '.repeat(5)}`,
    coverUrl: picture('cover'),
    media: [picture('front'), picture('back')],
    needsDelivery: true,
    options: [{ key: 'size', name: 'Size', display: 'dropdown', values: SIZES.map((key) => ({ key, label: key })) }],
    variants: SIZES.map((key, size) => ({
      key,
      name: key,
      prices: [
        { currency: 'NGN', priceMinor: 500_000 + index + size * 50_000 },
        { currency: 'USD', priceMinor: 1_200 + size * 100 },
      ],
      optionValueRefs: [`size/${key}`],
      stock: 10 + (index % 90),
    })),
    info: {
      brand: 'Adire House',
      sku: `SKU-${index}`,
      countryOfOrigin: 'NG',
      highlights: ['Made by hand', 'Natural dye'],
      weightValue: 0.4,
      weightUnit: 'kg',
    },
  };
}

/**
 * Copies every product of a workspace `times` times into another, which is much quicker than documents, and notes each
 * as changed, as the stores do.
 */
export async function copyProducts(databaseUrl: string, { from, to, times }: { from: string; to: string; times: number }): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const idOf = async (slug: string): Promise<string> =>
    (await client.query<{ id: string }>('select id from workspace where slug = $1', [slug])).rows[0]!.id;
  try {
    const [original, copy] = [await idOf(from), await idOf(to)];
    await client.query('begin');
    await client.query(COPY_PRODUCTS, [original, copy, times]);
    await client.query(COPY_VARIANTS, [original, copy]);
    await client.query(COUNT_VARIANTS, [copy]);
    await client.query(NOTE_PRODUCTS, [copy]);
    await client.query('commit');
    await client.query('vacuum analyze product, variant, counter');
  } finally {
    await client.end();
  }
}

const COPY_PRODUCTS = `
  insert into product (workspace_id, id, slug, name, is_package, published, position, details)
  select $2::uuid, gen_random_uuid(), slug || '-copy-' || n, name, is_package, published, position + n * 100000, details
    from product, generate_series(1, $3::integer) as n where workspace_id = $1`;

const COPY_VARIANTS = `
  insert into variant (workspace_id, id, product_id, key, name, position, prices, details)
  select copy.workspace_id, gen_random_uuid(), copy.id, v.key, v.name, v.position, v.prices, v.details
    from product copy
    join product original on original.workspace_id = $1 and original.slug = split_part(copy.slug, '-copy-', 1)
    join variant v on v.workspace_id = original.workspace_id and v.product_id = original.id
   where copy.workspace_id = $2`;

const COUNT_VARIANTS = `
  insert into counter (workspace_id, kind, subject_id, capacity)
  select workspace_id, 'variant', id, (details->>'stock')::integer from variant where workspace_id = $1`;

const NOTE_PRODUCTS = `insert into sync_dirty (workspace_id, kind, id) select workspace_id, 'product', id from product where workspace_id = $1`;
