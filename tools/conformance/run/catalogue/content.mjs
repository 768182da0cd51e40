import { picture } from './prices.mjs';

const bytes = {
  sizeBytes: 2_008,
  checksumSha256: 'ab0e83b279778888dbfb2bbf3b6f36b1a18fd39e6ecc6ea5db752f6810f5a773',
  mimeType: 'image/jpeg',
};

/** @param {{ inDays: (days: number) => string }} dates */
export const forms = ({ inDays }) => [
  {
    slug: 'contact',
    name: 'Contact',
    description: 'Write to us.',
    coverUrl: picture('contact'),
    submitLabel: 'Send',
    thankYouMessage: 'Thank you.',
    redirectUrl: 'https://shop.example/thanks',
    opensAt: inDays(-1),
    closesAt: inDays(90),
    fields: [
      {
        key: 'email',
        label: 'E-mail',
        type: 'email',
        required: true,
        identity: 'email',
        helpText: 'We answer.',
        placeholder: 'you@example.com',
        validation: { minLength: 5, maxLength: 60 },
      },
      { key: 'topic', label: 'Topic', type: 'select', required: true, options: { choices: ['Order', 'Repair'] }, defaultValue: 'Order' },
      {
        key: 'photo',
        label: 'Photo',
        type: 'file',
        options: { file: { accept: ['image/jpeg'], maxSizeBytes: 8_000_000, maxFiles: 3 } },
        showIf: { field: 'topic', equals: 'Repair' },
      },
      { key: 'number', label: 'Number', type: 'text', validation: { pattern: '[A-Z]{2}-[0-9]{4,}' } },
      { key: 'stars', label: 'Stars', type: 'rating', validation: { min: 1, max: 5 } },
      { key: 'page', label: 'Page', type: 'text', hidden: true },
    ],
  },
  {
    slug: 'past',
    name: 'Past',
    submitLabel: 'Send',
    thankYouMessage: 'Thanks.',
    closesAt: inDays(-1),
    fields: [{ key: 'name', label: 'Name', type: 'text' }],
  },
];

export const tables = [
  {
    slug: 'stockists',
    name: 'Stockists',
    description: 'Who carries it.',
    columns: [
      { key: 'shop', label: 'Shop', type: 'text' },
      { key: 'city', label: 'City', type: 'select', options: ['Lagos', 'Accra'] },
      { key: 'from', label: 'From', type: 'money', currency: 'NGN' },
      { key: 'picture', label: 'Picture', type: 'image' },
      { key: 'ships', label: 'Ships', type: 'boolean' },
      { key: 'discount', label: 'Discount', type: 'number', private: true },
    ],
    rows: [
      {
        key: 'one',
        cells: {
          shop: 'One',
          city: 'Lagos',
          from: { currency: 'NGN', amountMinor: 1_950_000 },
          picture: { url: picture('one'), alt: 'A shelf' },
          ships: true,
          discount: 735_911,
        },
      },
      { key: 'two', cells: { shop: 'Two', city: 'Accra', ships: false } },
    ],
  },
];

export const catalogs = [
  {
    slug: 'lookbook',
    name: 'Lookbook',
    description: 'Pictures.',
    coverUrl: picture('look'),
    layout: 'masonry',
    seoTitle: 'Look',
    seoDescription: 'Looks.',
    items: [
      {
        key: 'one',
        type: 'image',
        title: 'One',
        caption: 'First',
        alt: 'A robe',
        url: picture('robe'),
        thumbnailUrl: picture('robe-s'),
        width: 900,
        height: 1_200,
        mimeType: 'image/jpeg',
        sizeBytes: 5_078,
        link: { type: 'product', productSlug: 'lamp' },
        tags: ['Dawn'],
      },
      {
        key: 'two',
        type: 'video',
        url: 'https://films.example/two.mp4',
        durationSeconds: 94.5,
        mimeType: 'video/mp4',
        sizeBytes: 18_400_000,
      },
    ],
  },
];

export const folders = [
  {
    slug: 'press',
    name: 'Press',
    description: 'Logos.',
    coverUrl: picture('press'),
    files: [{ key: 'logo', name: 'logo.jpg', url: picture('logo'), thumbnailUrl: picture('logo-s'), width: 1_000, height: 900, ...bytes }],
  },
  {
    slug: 'press-products',
    name: 'Products',
    parentSlug: 'press',
    files: [{ key: 'lamp', name: 'lamp.jpg', url: picture('lamp'), ...bytes }],
  },
  { slug: 'press-embargoed', name: 'Later', parentSlug: 'press', public: false, files: [] },
];

/** @param {{ inDays: (days: number) => string }} dates */
export const notes = ({ inDays }) => [
  {
    slug: 'indigo',
    title: 'Indigo',
    excerpt: 'How it works.',
    coverUrl: picture('indigo'),
    authorName: 'Bolanle',
    tags: ['Dyeing'],
    publishedAt: inDays(-50),
    seoTitle: 'Indigo',
    seoDescription: 'The blue.',
    blocks: [
      { id: 'why', kind: 'heading', text: 'Why', sort: 0 },
      { id: 'because', kind: 'text', text: 'Because.', sort: 1 },
    ],
  },
  {
    slug: 'market',
    title: 'Market',
    publishedAt: inDays(-20),
    bodyHtml: '<p onclick="steal()">On <strong>Thursdays</strong>.</p><script>steal()</script>',
  },
];
