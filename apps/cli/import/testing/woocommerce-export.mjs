import { csvOf } from './csv-of.mjs';

/** Headers as WooCommerce exports them from a shop in English. */
export const WOOCOMMERCE_COLUMNS = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog', 'Short description'],
  ...['Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class', 'In stock?', 'Stock', 'Low stock amount'],
  ...['Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)', 'Height (cm)', 'Allow customer reviews?'],
  ...['Purchase note', 'Sale price', 'Regular price', 'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit'],
  ...['Download expiry days', 'Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Brands'],
  ...[1, 2].flatMap((n) => ['name', 'value(s)', 'visible', 'global'].map((part) => `Attribute ${n} ${part}`)),
  ...['Download 1 name', 'Download 1 URL', 'Meta: _yoast_wpseo_title', 'Meta: _yoast_wpseo_metadesc', 'Meta: _plugin', 'Fabric code'],
];

const row = (ID, Type, Name, fields) => ({
  ID,
  Type,
  Name,
  Published: 1,
  'Is featured?': 0,
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'In stock?': 1,
  'Backorders allowed?': 0,
  'Sold individually?': 0,
  'Allow customer reviews?': 1,
  'Regular price': '20',
  Position: 0,
  ...fields,
});
const attribute = (n, name, values) => ({
  [`Attribute ${n} name`]: name,
  [`Attribute ${n} value(s)`]: values,
  [`Attribute ${n} visible`]: 1,
  [`Attribute ${n} global`]: 1,
});

/** A variable product whose variations stand before it in every third, and out of their order. */
function coat(number) {
  const [id, sku] = [1000 + number * 10, `COAT-${number}`];
  const parent = row(id, 'variable', `Coat &amp; belt ${number}`, {
    SKU: sku,
    'Regular price': '',
    'Short description': '<p>Warm.</p>',
    Description: '<h2>Care</h2>\\n<p>Brush, "gently".</p>\n<ul><li>Wool</li></ul>',
    Categories: 'Clothes > Coats, Sale\\, last call',
    Tags: 'winter',
    Images: `https://img.example/coat-${number}.jpg, https://img.example/coat-${number}-back.jpg`,
    Brands: 'Ilé',
    ...attribute(1, 'Size', 'S, M'),
    ...attribute(2, 'Colour', 'Rouge, Noir'),
    'Meta: _yoast_wpseo_title': number % 2 ? `Coat ${number}` : '%%title%% %%sep%% %%sitename%%',
    'Meta: _yoast_wpseo_metadesc': 'A coat.',
  });
  const variations = [
    ['M', 'Noir', 4],
    ['S', 'Rouge', 1],
    ['M', 'Rouge', 3],
    ['S', 'Noir', 2],
  ].map(([size, colour, Position]) =>
    row(id + Position, 'variation', `Coat ${number} - ${size}, ${colour}`, {
      SKU: `${sku}-${size}-${colour}`,
      Parent: number % 2 ? `id:${id}` : sku,
      Position,
      Stock: Position * number,
      'Weight (kg)': 1.4,
      'Regular price': '180.00',
      'Sale price': colour === 'Noir' ? '150.00' : '',
      Images: `https://img.example/coat-${number}-${colour}.jpg`,
      ...attribute(1, 'Size', size),
      ...attribute(2, 'Colour', colour),
    }),
  );
  return number % 3 ? [parent, ...variations] : [...variations, parent];
}

const hard = [
  row(1, 'simple', 'مزهرية 🏺', { SKU: 'VASE', Description: 'Ligne\\nune', Categories: 'Maison' }),
  row(2, 'simple', 'Brouillon', { Published: -1, 'Regular price': '' }),
  row(3, 'simple', 'Caché', { 'Visibility in catalog': 'hidden', SKU: 'VASE', 'In stock?': 0 }),
  row(4, 'simple', 'Soldé', { 'Sale price': '15.00', 'Date sale price starts': '2020-01-01', 'Date sale price ends': '2020-02-01' }),
  row(5, 'simple', 'En solde', { 'Sale price': '15.00', 'Date sale price starts': '2020-01-01' }),
  row(6, 'simple, downloadable, virtual', 'An e-book', { 'Download 1 name': 'book', 'Download 1 URL': 'https://img.example/book.pdf' }),
  row(7, 'simple, virtual', 'A lesson', { 'Backorders allowed?': 'notify', Stock: 0 }),
  row(8, 'grouped', 'A set', { 'Grouped products': 'VASE' }),
  row(9, 'external', 'Elsewhere', { 'External URL': 'https://other.example' }),
  row(10, 'variation', 'An orphan', { Parent: 'id:999' }),
  row(11, 'variable', 'Any size', {
    SKU: 'ANY',
    'Regular price': '',
    Stock: 9,
    ...attribute(1, 'Size', 'S, M, L'),
    ...attribute(2, 'Fit', 'Wide'),
  }),
  row(12, 'variation', 'Any size', { Parent: 'ANY', ...attribute(1, 'Size', '') }),
  row(13, 'variation', 'Any size - M', { Parent: 'ANY', 'Regular price': '25', ...attribute(1, 'Size', 'M') }),
  row(14, 'simple', "'=1+1", { Description: 'A formula', 'Fabric code': 'F1', 'Meta: _plugin': '{"a":1}' }),
  row(15, 'variable', 'Nothing to choose', { 'Regular price': '', ...attribute(1, 'Size', 'S') }),
];

/** An export as WooCommerce writes it: 60 products, of which three are left out. */
export function woocommerceExport(options) {
  const coats = Array.from({ length: 20 }, (_, index) => coat(index + 1));
  const cups = Array.from({ length: 28 }, (_, index) =>
    row(100 + index, 'simple', `Cup ${index + 1}`, { Tags: 'kitchen', ...attribute(1, 'Material', 'Clay, Glaze') }),
  );
  return csvOf(WOOCOMMERCE_COLUMNS, [...coats, ...cups, hard].flat(), options);
}
