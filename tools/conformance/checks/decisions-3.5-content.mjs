import assert from 'node:assert/strict';
import { picture } from '../run/catalogue/prices.mjs';
import { sectionMaps } from '../run/catalogue/storefront.mjs';
import { ask } from '../run/client.mjs';
import { absent, accepted, holds, STAMP, TIMESTAMP } from '../run/expectations.mjs';

const CHECKSUM = 'ab0e83b279778888dbfb2bbf3b6f36b1a18fd39e6ecc6ea5db752f6810f5a773';

const contactFields = [
  {
    id: String,
    key: 'email',
    label: 'E-mail',
    type: 'email',
    required: true,
    hidden: false,
    identity: 'email',
    helpText: 'We answer.',
    placeholder: 'you@example.com',
    validation: { minLength: 5, maxLength: 60 },
    sort: 0,
  },
  { key: 'topic', type: 'select', options: { choices: ['Order', 'Repair'] }, defaultValue: 'Order', identity: 'none', sort: 1 },
  {
    key: 'photo',
    type: 'file',
    required: false,
    options: { file: { accept: ['image/jpeg'], maxSizeBytes: 8_000_000, maxFiles: 3 } },
    showIf: { field: 'topic', equals: 'Repair' },
  },
  { key: 'number', validation: { pattern: '[A-Z]{2}-[0-9]{4,}' } },
  { key: 'stars', type: 'rating', validation: { min: 1, max: 5 } },
  { key: 'page', hidden: true, sort: 5 },
];

export const checks = {
  'decisions 3.5 PublicForm': async (shop) => {
    const form = accepted(await shop.get('/store/forms/contact'));
    holds(form, {
      ref: /^frm_/,
      slug: 'contact',
      name: 'Contact',
      description: 'Write to us.',
      coverUrl: picture('contact'),
      submitLabel: 'Send',
      thankYouMessage: 'Thank you.',
      redirectUrl: 'https://shop.example/thanks',
      status: 'open',
      opensAt: TIMESTAMP,
      closesAt: TIMESTAMP,
      hostedUrl: new RegExp(`/${shop.slug}/f/contact$`),
      fields: contactFields,
      updatedAt: STAMP,
    });
    holds(accepted(await shop.get('/store/forms/past')), { status: 'closed', description: absent });
  },

  'decisions 3.5 PublicTable': async (shop) => {
    const answer = await shop.get('/store/tables/stockists');
    holds(accepted(answer), {
      ref: /^tbl_/,
      slug: 'stockists',
      name: 'Stockists',
      description: 'Who carries it.',
      columns: [
        { key: 'shop', label: 'Shop', type: 'text', sort: 0 },
        { key: 'city', type: 'select', options: ['Lagos', 'Accra'] },
        { key: 'from', type: 'money', currency: 'NGN' },
        { key: 'picture', type: 'image' },
        { key: 'ships', type: 'boolean', sort: 4 },
      ],
      rows: [
        {
          ref: String,
          cells: {
            shop: 'One',
            city: 'Lagos',
            from: { currency: 'NGN', amountMinor: 1_950_000 },
            picture: { url: picture('one'), alt: 'A shelf' },
            ships: true,
            discount: absent,
          },
          sort: 0,
          updatedAt: STAMP,
        },
        { cells: { shop: 'Two', from: absent }, sort: 1 },
      ],
      rowCount: 2,
      updatedAt: STAMP,
    });
    assert.ok(!answer.text.includes('735911') && !answer.text.includes('discount'), 'private columns never leave the server');
    const own = await shop.openAnother(() => ({ version: 1, tables: [manyRows(5_000)] }));
    assert.equal(accepted(await own.get('/store/tables/long')).rows.length, 5_000);
    const outcome = await own.admin.call('PUT', '/document?dryRun=true', { version: 1, tables: [manyRows(5_001)] }).catch((error) => error);
    assert.equal(outcome.status, 400, 'a table has 5,000 rows at most');
  },

  'decisions 3.5 PublicCatalog': async (shop) => {
    holds(accepted(await shop.get('/store/catalogs/lookbook')), {
      ref: /^cat_/,
      slug: 'lookbook',
      name: 'Lookbook',
      description: 'Pictures.',
      coverUrl: picture('look'),
      layout: 'masonry',
      seoTitle: 'Look',
      seoDescription: 'Looks.',
      itemCount: 2,
      updatedAt: STAMP,
      items: [
        {
          ref: String,
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
          sort: 0,
        },
        { type: 'video', durationSeconds: 94.5, tags: [], title: absent, sort: 1 },
      ],
    });
  },

  'decisions 3.5 PublicFolder': async (shop) => {
    const folder = accepted(await shop.get('/store/files/press'));
    holds(folder, {
      ref: /^fld_/,
      slug: 'press',
      name: 'Press',
      description: 'Logos.',
      coverUrl: picture('press'),
      parentSlug: absent,
      folders: [{ ref: /^fld_/, slug: 'press-products', name: 'Products', fileCount: 1 }],
      files: [
        {
          ref: /^fil_/,
          name: 'logo.jpg',
          url: picture('logo'),
          downloadUrl: /^https?:/,
          mimeType: 'image/jpeg',
          sizeBytes: 2_008,
          checksumSha256: CHECKSUM,
          thumbnailUrl: picture('logo-s'),
          width: 1_000,
          height: 900,
          sort: 0,
          createdAt: TIMESTAMP,
          updatedAt: STAMP,
        },
      ],
      fileCount: 1,
      totalSizeBytes: 2_008,
      updatedAt: STAMP,
    });
    holds(accepted(await shop.get('/store/files/press-products')), { parentSlug: 'press' });
    assert.equal((await shop.get('/store/files/press-embargoed')).status, 404);
    const { downloadUrl } = folder.files[0];
    const expires = Number(new URL(downloadUrl).searchParams.get('expires'));
    const left = expires - (await shop.now()).getTime() / 1000;
    assert.ok(left > 0 && left <= 3_900, `the link is good for an hour: ${left} s`);
    assert.ok([200, 302, 303, 307].includes((await ask(downloadUrl)).status));
    assert.equal((await ask(downloadUrl.replace(/expires=\d+/, `expires=${expires + 3_600}`))).status, 404, 'a link cannot be prolonged');
  },

  'decisions 3.5 PublicNote': async (shop) => {
    holds(accepted(await shop.get('/store/notes/indigo')), {
      ref: /^not_/,
      slug: 'indigo',
      title: 'Indigo',
      excerpt: 'How it works.',
      coverUrl: picture('indigo'),
      authorName: 'Bolanle',
      tags: ['Dyeing'],
      readingMinutes: 1,
      publishedAt: TIMESTAMP,
      updatedAt: STAMP,
      seoTitle: 'Indigo',
      seoDescription: 'The blue.',
      blocks: [
        { id: 'why', kind: 'heading', text: 'Why', sort: 0 },
        { id: 'because', kind: 'text', text: 'Because.', sort: 1 },
      ],
      bodyHtml: /<h2>Why<\/h2>\s*<p>Because\.<\/p>/,
    });
    const { bodyHtml } = accepted(await shop.get('/store/notes/market'));
    assert.match(bodyHtml, /<p>On <strong>Thursdays<\/strong>\.<\/p>/);
    assert.ok(!/script|onclick|steal/.test(bodyHtml), 'markup is cleaned');
  },

  'decisions 3.5 DeliveryZone': async (shop) => {
    holds(accepted(await shop.get('/store/delivery-zones')), [
      {
        ref: /^dlz_/,
        name: 'Lagos',
        description: 'Our rider.',
        kind: 'delivery',
        countries: ['NG'],
        states: ['Lagos'],
        cities: ['Yaba'],
        postalPrefixes: ['101'],
        currency: 'NGN',
        feeMinor: 3_500,
        prices: [
          { currency: 'NGN', priceMinor: 3_500, compareAtMinor: 4_000 },
          { currency: 'USD', priceMinor: 35 },
        ],
        freeOver: { NGN: 750_000 },
        minOrder: { NGN: 1_000 },
        etaText: 'Tomorrow',
        etaMinDays: 0,
        etaMaxDays: 1,
        sort: 0,
      },
      { name: 'Abroad', currency: 'USD', feeMinor: 3_500, states: [], freeOver: absent, sort: 1 },
      {
        name: 'At the studio',
        kind: 'pickup',
        feeMinor: 0,
        pickupLocation: { venueName: 'Studio', address: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
      },
    ]);
  },

  'decisions 3.5 section-maps': async (shop) => {
    const { content, renderConfig } = accepted(await shop.get('/store/storefront'));
    const sections = new Set(renderConfig.sections.map(({ id }) => id));
    for (const [name, map] of Object.entries(sectionMaps)) {
      assert.deepEqual(Object.keys(content[name]), Object.keys(map));
      for (const id of Object.keys(content[name])) assert.ok(sections.has(id), `${name} is keyed by the section ${id}`);
    }
    assert.equal(content.heroSections.hero.ownField, 'kept', 'what is not known is kept');
    assert.deepEqual(content.faqSections.questions.ownField, { kept: true });
    const own = await shop.openAnother();
    await own.admin.call('PATCH', '/storefront', { content });
    for (const wrong of [
      { faqSections: { questions: { layout: 'pile', items: [] } } },
      { logoStrips: { logos: { logos: 'none' } } },
      { heroSections: { hero: { align: 7 } } },
    ]) {
      const outcome = await own.admin.call('PATCH', '/storefront', { content: { ...content, ...wrong } }).catch((error) => error);
      assert.equal(outcome.status, 400, `what is known is checked: ${JSON.stringify(wrong)}`);
    }
  },
};

const manyRows = (count) => ({
  slug: 'long',
  name: 'Long',
  columns: [{ key: 'n', label: 'N', type: 'number' }],
  rows: Array.from({ length: count }, (_, index) => ({ key: `r${index}`, cells: { n: index } })),
});
