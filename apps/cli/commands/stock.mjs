import { Failed, UsageError } from '../errors.mjs';

const ABOUT = 'Name the product or package by its slug or ref (prd_…, pkg_…).';

/** Returns the address of the stock of a product or package. @throws {Failed} when none has the slug */
async function stockOf(client, named) {
  if (named.startsWith('prd_')) return { path: '/products/{ref}/stock', ref: named };
  if (named.startsWith('pkg_')) return { path: '/packages/{ref}/stock', ref: named };
  const [product] = await client.list('/products', { slug: named });
  if (product) return { path: '/products/{ref}/stock', ref: product.ref };
  const [bundle] = await client.list('/packages', { slug: named });
  if (!bundle) throw new Failed('NOT_FOUND', `There is no product or package ${named}.`);
  return { path: '/packages/{ref}/stock', ref: bundle.ref };
}

/** `red  12 at hand, 2 held, 10 available, 30 sold  var_…`. */
function lineOf({ variantRef, key, stock, held, sold, available }) {
  const units = stock === null ? `not counted, ${held} held` : `${stock} at hand, ${held} held, ${available} available`;
  return `${key}  ${units}, ${sold} sold  ${variantRef}`;
}

/** Each variant or option. */
export const showStock = {
  name: 'stock show',
  takes: ['<product>'],
  summary: 'Show the stock of a product or package, by variant or option',
  about: ABOUT,
  needs: 'workspace',
  async run({ client, positionals: [named] }) {
    const { path, ref } = await stockOf(client, named);
    const { data } = await client.call('GET', path, undefined, { path: { ref } });
    return { data, text: data.map(lineOf).join('\n') };
  },
};

const units = (text) => ({ type: 'string', value: '<units>', text });

/** Returns the change of a stock: `delta` or `stock`. @throws {UsageError} unless exactly one is given, in whole units */
function changeOf({ add, remove, to, uncounted: isUncounted = false }) {
  const counts = [add, remove, to].filter((written) => written !== undefined);
  if (counts.length + Number(isUncounted) !== 1) throw new UsageError('Give exactly one of --add, --remove, --to and --uncounted.');
  if (isUncounted) return { stock: null };
  if (!/^\d{1,10}$/.test(counts[0])) throw new UsageError(`Give whole units, not ${counts[0]}.`);
  const count = Number(counts[0]);
  if (to !== undefined) return { stock: count };
  return { delta: add === undefined ? -count : count };
}

/** One variant or option. */
export const changeStock = {
  name: 'stock change',
  takes: ['<product>', '<variant>'],
  summary: 'Change the stock of a variant of a product, or an option of a package',
  about: `${ABOUT} Name the variant or option by its key or ref. Stock never falls below the units that are held for buyers.`,
  needs: 'workspace',
  options: {
    add: units('units that have come in'),
    remove: units('units that are gone, such as broken ones'),
    to: units('units at hand from now on, those held for buyers included'),
    uncounted: { type: 'boolean', text: 'count no stock from now on: it cannot sell out' },
    reason: { type: 'string', value: '<text>', text: 'reason for the audit log (default: by the command line)' },
  },
  async run({ client, values: { reason = 'by the command line', ...values }, positionals: [named, variantRef] }) {
    const change = changeOf(values);
    const { path, ref } = await stockOf(client, named);
    const variant = await client.call('POST', path, { variantRef, ...change, reason }, { path: { ref } });
    return { data: variant, text: lineOf(variant) };
  },
};
