import { csvOf } from './csv-of.mjs';

/** Headers as Shopify has exported them for years. */
export const SHOPIFY_COLUMNS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...[1, 2, 3].flatMap((n) => [`Option${n} Name`, `Option${n} Value`, `Option${n} Linked To`]),
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...['Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable'],
  ...['Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description'],
  ...[
    'Google Shopping / Condition',
    'Material (product.metafields.shopify.material)',
    'Variant Image',
    'Variant Weight Unit',
    'Variant Tax Code',
  ],
  ...['Cost per item', 'Included / International', 'Price / International', 'Status', 'Loyalty points'],
];

const HTML = `<p>Woven by hand, "twice" as dense.</p>
<ul>
<li>Cotton &amp; linen</li>
<li>Wash at 30°</li>
</ul><p><img src="https://img.example/care.png"></p>`;
const sold = {
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Variant Weight Unit': 'kg',
};
const product = (handle, title, fields) => ({
  Handle: handle,
  Title: title,
  Published: 'true',
  Status: 'active',
  'Gift Card': 'false',
  ...fields,
});
const single = (fields) => ({ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '12.50', ...sold, ...fields });
const picture = (Handle, position, alt) => ({
  Handle,
  'Image Src': `https://img.example/${Handle}-${position}.jpg?v=17`,
  'Image Position': position,
  'Image Alt Text': alt,
});

function shirt(number) {
  const Handle = `shirt-${number}`;
  const variants = ['S', 'M', 'L'].flatMap((size) =>
    ['Indigo', 'Off White'].map((colour) => ({
      Handle,
      'Option1 Value': size,
      'Option2 Value': colour,
      'Variant SKU': `SH-${number}-${size}-${colour[0]}`,
      'Variant Grams': 250,
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': number,
      'Variant Price': '40.00',
      'Variant Compare At Price': number % 2 ? '55.00' : '40.00',
      'Variant Barcode': `'40063813${number}`,
      'Variant Image': `https://img.example/${Handle}-${colour === 'Indigo' ? 1 : 2}.jpg?v=17`,
      ...sold,
    })),
  );
  const about = {
    'Body (HTML)': HTML,
    Vendor: 'Ilé',
    Type: 'Shirts',
    Tags: 'summer, Linen',
    'SEO Title': `Shirt ${number}`,
    'SEO Description': 'Cool.',
  };
  const first = { ...product(Handle, `Shirt № ${number}`, about), ...variants[0], 'Option1 Name': 'Size', 'Option2 Name': 'Colour' };
  return [{ ...first, ...picture(Handle, 1, 'Front') }, { ...variants[1], ...picture(Handle, 2, '') }, ...variants.slice(2)];
}

/** Hard cases, each a product of its own. */
const hard = [
  {
    ...product('café-ñandú', 'Café “Ñandú” ☕️', { Tags: 'coffee' }),
    ...single({ 'Variant Grams': '453.59237', 'Variant Weight Unit': 'lb' }),
  },
  { ...product('スカーフ', 'スカーフ 🧣', { Tags: '秋, summer' }), ...single({ 'Variant SKU': 'SAME' }) },
  { ...product('draft', 'A draft', { Status: 'draft' }), ...single({ 'Variant SKU': 'SAME' }) },
  {
    ...product('hidden', 'Not published', { Published: 'false' }),
    ...single({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': -3 }),
  },
  { ...product('on-request', 'No price'), ...single({ 'Variant Price': '' }) },
  { ...product('free', 'Free'), ...single({ 'Variant Price': '0.00', 'Variant Requires Shipping': 'false' }) },
  {
    ...product('sells-on', 'Sells on', { 'Loyalty points': '5' }),
    ...single({ 'Variant Inventory Policy': 'continue', 'Cost per item': '3.00' }),
  },
  { ...product('elsewhere', 'Counted elsewhere'), ...single({ 'Variant Inventory Tracker': 'shipwire' }) },
  { ...product('long', `${'Long 👩‍👩‍👧 '.repeat(40)}`), ...single({ 'Variant Price': '10.005' }) },
  { ...product('voucher', 'A voucher', { 'Gift Card': 'true' }), ...single({}) },
  { Handle: 'no-title', ...single({}) },
];

/** An export as Shopify writes it: 60 products, of which two are left out. */
export function shopifyExport(options) {
  const shirts = Array.from({ length: 24 }, (_, index) => shirt(index + 1));
  const bowls = Array.from({ length: 25 }, (_, index) => [
    {
      ...product(`bowl-${index + 1}`, `Bowl ${index + 1}`, { Tags: 'Kitchen' }),
      ...single({}),
      ...picture(`bowl-${index + 1}`, 1, 'A bowl'),
    },
    picture(`bowl-${index + 1}`, 3, 'From above'),
    picture(`bowl-${index + 1}`, 2, ''),
  ]);
  return csvOf(SHOPIFY_COLUMNS, [...shirts, ...bowls, hard].flat(), options);
}
