import { readFile } from 'node:fs/promises';
import { money } from '@storefront-service/sdk';
import { DocumentFile, notUsable, placeOf } from '../document-file.mjs';
import { htmlReader } from '../import/cells.mjs';
import { LeftOut, leftOutText } from '../import/left-out.mjs';
import { mergeInto } from '../import/merge.mjs';
import { Pictures } from '../import/pictures.mjs';
import { readCsv } from '../import/read-csv.mjs';
import { readProducts } from '../import/read-products.mjs';
import { toDocument } from '../import/to-document.mjs';
import { appliedText, hasChanges, planTextWith } from '../plan-text.mjs';
import { program } from '../program.mjs';

/** Products of another shop. */
export const importProducts = {
  name: 'import',
  takes: ['<file.csv>'],
  summary: 'Import products from a Shopify or WooCommerce export',
  about:
    'Shows what would change, as plan does. With --apply, makes all changes or none.\nThe file is the product export of Shopify or WooCommerce as CSV, recognised by its headers. Amounts are in the primary currency.\nNothing is deleted. A product with the slug of one in the file is updated, other products stay, and existing variants keep their stock.\nData that is left out is listed by column, with its rows.',
  needs: 'workspace',
  options: {
    apply: { type: 'boolean', text: 'make the changes' },
    images: {
      type: 'string',
      value: '<folder>',
      text: 'folder with images; a file replaces an address that ends with its name; --apply uploads them',
    },
    'no-collections': { type: 'boolean', text: 'do not create collections from tags and categories' },
    force: {
      type: 'boolean',
      text: 'with --apply: also drop variants that orders use, where the options of a product have changed',
    },
    'exit-code': { type: 'boolean', text: 'exit with 3 when there are changes and --apply is not given' },
  },
  async run({ client, values, positionals: [path], env }) {
    const leftOut = new LeftOut();
    const { from, products } = readProducts(await readCsv(await bytesOf(path, env)), leftOut, new Date());
    const pictures = values.images === undefined ? new Pictures() : await picturesOf(values.images, env);
    const present = await client.call('GET', '/document');
    const readHtml = await htmlReader();
    const make = (target) =>
      documentOf(present, products, { leftOut: target, readHtml, pictures, withCollections: !values['no-collections'] });

    make(new LeftOut());
    const toSend = await pictures.findSent(client);
    const [planned, imported] = make(leftOut);
    let result = await put(client, path, planned, { ...values, dryRun: true });
    if (values.apply) {
      await pictures.send(client);
      result = await put(client, path, make(new LeftOut())[0], values);
    }
    const summary = leftOut.summary();
    const data = {
      ...result,
      from,
      products: imported.products.length,
      collections: imported.collections.length,
      pictures: toSend,
      ...summary,
    };
    const exitCode = values['exit-code'] && !values.apply && hasChanges(result) ? 3 : 0;
    return { data, text: textOf(data, { path, values }), exitCode };
  },
};

const bytesOf = (path, env) => readFile(placeOf(path, env)).catch((error) => notUsable(path, error));
const picturesOf = (folder, env) => Pictures.in(placeOf(folder, env)).catch((error) => notUsable(folder, error));

function documentOf(present, read, { pictures, ...tools }) {
  const [currency] = present.workspace.currencies;
  const taken = (present.packages ?? []).map(({ slug }) => slug);
  const imported = toDocument(read, { ...tools, currency, digits: money.digits(currency), taken, addressOf: pictures.addressOf });
  return [mergeInto(present, imported), imported];
}

/** Paths of a refusal are those of the document that was made. */
const put = (client, path, document, options) =>
  new DocumentFile(`The document made of ${path}`, JSON.stringify(document, null, 2), document).put(client, options);

function textOf(data, { path, values }) {
  const { from, products, collections, pictures } = data;
  const heading = `${from}: ${counted(products, 'product')}, ${counted(collections, 'collection')}${pictures ? `, ${counted(pictures, 'image')} ${values.apply ? 'uploaded' : 'to upload'}` : ''}`;
  const options = [
    values.images && `--images ${values.images}`,
    values['no-collections'] && '--no-collections',
    '--apply',
    data.inUse && '--force',
  ];
  const again = `${program} import ${path} ${options.filter(Boolean).join(' ')}`;
  return [heading, leftOutText(data).trimEnd(), values.apply ? appliedText(data) : planTextWith(data, again)].filter(Boolean).join('\n');
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
