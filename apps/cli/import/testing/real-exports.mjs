import { csvOf } from './csv-of.mjs';

/** Exports in the forms that shops have published, with products of our own. */

const OF_2025 = [
  ...[
    'Title',
    'URL handle',
    'Description',
    'Vendor',
    'Product category',
    'Type',
    'Tags',
    'Published on online store',
    'Status',
    'SKU',
    'Barcode',
  ],
  ...['Option1 name', 'Option1 value', 'Option1 Linked To', 'Option2 name', 'Option2 value', 'Price', 'Compare-at price', 'Cost per item'],
  ...[
    'Charge tax',
    'Tax code',
    'Unit price total measure',
    'Inventory tracker',
    'Inventory quantity',
    'Continue selling when out of stock',
  ],
  ...['Weight value (grams)', 'Weight unit for display', 'Requires shipping', 'Fulfillment service', 'Product image URL', 'Image position'],
  ...[
    'Image alt text',
    'Variant image URL',
    'Gift card',
    'SEO title',
    'SEO description',
    'Color (product.metafields.shopify.color-pattern)',
  ],
];
const of2025 = (handle, title, fields) => ({
  Title: title,
  'URL handle': handle,
  'Published on online store': title && 'TRUE',
  Status: title && 'Active',
  'Charge tax': 'TRUE',
  'Inventory tracker': 'shopify',
  'Inventory quantity': '10',
  'Continue selling when out of stock': 'DENY',
  'Requires shipping': 'TRUE',
  'Fulfillment service': 'manual',
  'Gift card': title && 'FALSE',
  ...fields,
});

/** Headers of 2025, descriptions in HTML, metafields, many pictures, handles with emoji and in another script. */
export const headersOf2025 = () =>
  csvOf(OF_2025, [
    of2025('silk-wig-🖤', 'Silk wig 🖤', {
      ...{
        Description: '<p>Soft &amp; long.</p><ul><li>22"</li></ul>',
        Tags: 'wig, silk',
        'Product category': 'Apparel > Wigs',
        SKU: '22',
      },
      ...{ 'Option1 name': 'Length', 'Option1 value': '22"', 'Option2 name': 'Colour', 'Option2 value': 'Black', Price: '129.00' },
      ...{ 'Compare-at price': '159.00', 'Weight value (grams)': '453.59237', 'Weight unit for display': 'lb', 'Image position': '1' },
      ...{ 'Product image URL': 'https://cdn.example/w1.jpg?v=1', 'Image alt text': 'A wig', 'SEO title': 'Wig', 'Cost per item': '40.00' },
      'Color (product.metafields.shopify.color-pattern)': 'black; brown',
    }),
    of2025('silk-wig-🖤', '', { 'Option1 value': '24"', 'Option2 value': 'Black', Price: '139.00', SKU: '24', 'Inventory quantity': '-3' }),
    of2025('silk-wig-🖤', '', { 'Option1 value': '24"', 'Option2 value': 'Off  black', Price: '139.00', SKU: '24' }),
    ...[2, 3, 4].map((position) => ({
      'URL handle': 'silk-wig-🖤',
      'Product image URL': `https://cdn.example/w${position}.jpg?v=1`,
      'Image position': position,
    })),
    of2025('🖤', 'Heart', { Price: '5.00', 'Option1 name': 'Title', 'Option1 value': 'Default Title', Status: 'Draft' }),
    of2025('bălăria', 'Ceai de plante', { Price: '12.00', 'Option1 name': 'Title', 'Option1 value': 'Default Title', Tags: 'ceai' }),
  ]);

const CLASSIC = [
  ...[
    ' Handle',
    'Title ',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Published',
    'Option1 Name',
    'Option1 Value',
    ' Variant SKU',
    'Variant Grams',
  ],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Price', 'Variant Requires Shipping'],
  ...['Image Src', 'Status', 'Material (product.metafields.custom.materialet)'],
];
const classic = (handle, title, fields) => ({
  ' Handle': handle,
  'Title ': title,
  Published: title && ' true ',
  Status: title && 'active',
  'Variant Grams': '500.0',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Policy': 'deny',
  'Variant Requires Shipping': 'true',
  ...fields,
});
const single = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' };

/** Padded headers and cells, a line break in a title, negative stock, SKUs that are repeated, handles of more than 100 letters. */
export const classicByHand = () =>
  csvOf(CLASSIC, [
    classic('padded', '  Padded   shirt ', {
      'Option1 Name': ' Size ',
      'Option1 Value': ' S ',
      ' Variant SKU': ' A ',
      'Variant Inventory Qty': ' 4 ',
      'Variant Price': ' 10.00 ',
    }),
    classic('padded', '', { 'Option1 Value': 'M ', ' Variant SKU': 'A', 'Variant Inventory Qty': '-7', 'Variant Price': '11.00' }),
    classic('broken', 'A title\nof two lines', { ...single, ' Variant SKU': 'A', 'Variant Price': '5.00', 'Variant Inventory Qty': '1' }),
    classic(`long-${'handle-'.repeat(30)}one`, 'Long one', { ...single, 'Variant Price': '1.00', 'Variant Inventory Qty': '1' }),
    classic(`long-${'handle-'.repeat(30)}two`, 'Long two', { ...single, 'Variant Price': '2.00', 'Variant Inventory Qty': '1' }),
    classic('utan-saldo', 'Utan saldo', { ...single, 'Variant Price': '3.00', 'Material (product.metafields.custom.materialet)': 'Ull' }),
  ]);

const WOO = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Visibility in catalog', 'Short description', 'Description', 'Tax status'],
  ...['In stock?', 'Stock', 'Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Allow customer reviews?', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Images', 'Position', 'Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible'],
];
const woo = (ID, Name, fields) => ({
  ...{
    ID,
    Type: 'simple',
    Name,
    Published: 1,
    'Is featured?': 0,
    'Visibility in catalog': 'visible',
    'Tax status': 'taxable',
    'In stock?': 1,
  },
  ...{ 'Backorders allowed?': 0, 'Sold individually?': 0, 'Allow customer reviews?': 1, 'Regular price': '1290', Position: 0 },
  ...fields,
});

/** A shop in Serbian, in Latin and Cyrillic letters, with two products of one name and prices without decimals. */
export const serbianWine = () =>
  csvOf(WOO, [
    woo(101, 'Prokupac – „Čoka“ 0,75 l', {
      ...{
        SKU: 'V-1',
        Description: 'Suvo crno vino.\\nŽupa, Đerdap & Šumadija.',
        'Weight (kg)': '1.3',
        Categories: 'Vina > Crna vina, Akcija',
      },
      ...{
        Images: 'https://vino.example/a.jpg, https://vino.example/b.jpg',
        'Attribute 1 name': 'Sorta',
        'Attribute 1 value(s)': 'Prokupac\\, Merlo',
      },
    }),
    woo(102, 'Рујно вино', { Categories: 'Vina > Crna vina', 'Sale price': '990', Stock: 12 }),
    woo(103, 'Poklon kutija', { SKU: 'PK-M', Categories: 'Pokloni', 'Regular price': '950' }),
    woo(104, 'Poklon kutija', { SKU: 'PK-V', Categories: 'Pokloni', 'Regular price': '1950' }),
    woo(105, 'Poklon kutija', { Categories: 'Pokloni', 'In stock?': 0 }),
  ]);
