import { readFile } from 'node:fs/promises';
import { money } from '@storefront-service/sdk';
import { choice } from '../choice-option.mjs';
import { DocumentFile, notUsable, fullPathOf } from '../document-file.mjs';
import { UsageError } from '../errors.mjs';
import { htmlReader } from '../import/cells.mjs';
import { DATE_ORDERS } from '../import/dates.mjs';
import { decode, encodingText } from '../import/decode.mjs';
import { LeftOut, leftOutText } from '../import/left-out.mjs';
import { mergeInto } from '../import/merge.mjs';
import { Pictures } from '../import/pictures.mjs';
import { readTable } from '../import/read-csv.mjs';
import { readProducts } from '../import/read-products.mjs';
import { toDocument } from '../import/to-document.mjs';
import { appliedText, hasChanges, needsForce, planTextWith } from '../plan-text.mjs';
import { program } from '../program.mjs';

/** Products of another shop. */
export const importProducts = {
  name: 'import',
  takes: ['<file.csv>'],
  summary: 'Import products from a Shopify or WooCommerce export',
  about:
    'Shows what would change, as plan does. With --apply, makes all changes or none.\nThe file is the product export of Shopify or WooCommerce as CSV, recognised by its headers. Amounts are in the primary currency.\nNothing is deleted. Products are matched by ID or handle, SKU, then name, and updated; others stay, and existing variants keep their stock. A column that is not in the file changes nothing.\nCells that are not understood change nothing. They are listed by column, with their rows, as is data that is left out.',
  needs: 'workspace',
  options: {
    apply: { type: 'boolean', text: 'make the changes' },
    images: {
      type: 'string',
      value: '<folder>',
      text: 'folder with images; a file replaces an address that ends with its name; --apply uploads them',
    },
    decimal: choice('<sign>', ['.', ','], { before: 'decimal sign of the numbers, where the file does not settle it:' }),
    dates: choice('<order>', DATE_ORDERS, { before: 'order of day, month and year in dates that are not ISO 8601:' }),
    encoding: {
      type: 'string',
      value: '<label>',
      text: 'encoding of the file, such as windows-1250 or shift_jis (default: by its bytes UTF-8, UTF-16, else windows-1252)',
    },
    'no-collections': { type: 'boolean', text: 'do not create collections from tags and categories' },
    force: {
      type: 'boolean',
      text: 'with --apply: also drop variants that orders use, where the options of a product have changed',
    },
    'exit-code': { type: 'boolean', text: 'exit with 3 when there are changes and --apply is not given' },
  },
  async run({ client, values, positionals: [path], env }) {
    checkChoices(values);
    const leftOut = new LeftOut();
    const decoded = await decode(await bytesOf(path, env), values.encoding);
    const table = await readTable(decoded.text);
    const present = await client.call('GET', '/document');
    const [currency] = present.workspace.currencies;
    const { decimal, dates } = values;
    const { from, products } = readProducts(table, leftOut, new Date(), { digits: money.digits(currency), decimal, dates });
    const pictures = values.images === undefined ? new Pictures() : await picturesOf(values.images, env);
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
    const data = {
      ...result,
      from,
      encoding: decoded.encoding,
      ...(decoded.lines.length > 0 && { unreadableLines: decoded.lines }),
      products: imported.products.length,
      collections: imported.collections.length,
      pictures: toSend,
      ...leftOut.summary(),
    };
    const exitCode = values['exit-code'] && !values.apply && hasChanges(result) ? 3 : 0;
    return { data, text: textOf(data, { path, values, decoded }), exitCode };
  },
};

/** Refuses values of options by which cells are read; no service judges them. @throws {UsageError} */
function checkChoices({ decimal, dates }) {
  if (decimal !== undefined && !['.', ','].includes(decimal)) throw new UsageError(`--decimal is . or , and not "${decimal}".`);
  if (dates !== undefined && !DATE_ORDERS.includes(dates)) throw new UsageError(`--dates is dmy, mdy or ymd, and not "${dates}".`);
}

const bytesOf = (path, env) => readFile(fullPathOf(path, env)).catch((error) => notUsable(path, error));
const picturesOf = (folder, env) => Pictures.in(fullPathOf(folder, env)).catch((error) => notUsable(folder, error));

function documentOf(present, read, { pictures, ...tools }) {
  const [currency] = present.workspace.currencies;
  const taken = (present.packages ?? []).map(({ slug }) => slug);
  const imported = toDocument(read, { ...tools, present, currency, digits: money.digits(currency), taken, addressOf: pictures.addressOf });
  return [mergeInto(present, imported), imported];
}

/** Paths of a refusal are those of the document that was made. */
const put = (client, path, document, options) =>
  new DocumentFile(`The document made of ${path}`, JSON.stringify(document, null, 2), document).put(client, options);

function textOf(data, { path, values, decoded }) {
  const { from, products, collections, pictures } = data;
  const heading = `${from}: ${counted(products, 'product')}, ${counted(collections, 'collection')}${pictures ? `, ${counted(pictures, 'image')} ${values.apply ? 'uploaded' : 'to upload'}` : ''}`;
  const options = [
    values.images && `--images ${values.images}`,
    ...['decimal', 'dates', 'encoding'].map((name) => values[name] && `--${name} ${values[name]}`),
    values['no-collections'] && '--no-collections',
    '--apply',
    needsForce(data) && '--force',
  ];
  const again = `${program} import ${path} ${options.filter(Boolean).join(' ')}`;
  return [
    encodingText(decoded).trimEnd(),
    heading,
    leftOutText(data).trimEnd(),
    values.apply ? appliedText(data) : planTextWith(data, again),
  ]
    .filter(Boolean)
    .join('\n');
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
