import { OPERATOR } from '@svc/kernel/testing';
import { idOf } from '@svc/kernel';
import type { ItemSection } from '../domain/sections';
import { aProduct, aVariant } from '../testing/document.builder';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { anItem } from '../testing/items.builder';
import { ChangeItem, CreateItem } from './change-item';

const work = new InMemoryDocumentWork();
let workspaceId: string;
let made = 0;

beforeEach(() => {
  workspaceId = `addons-${(made += 1)}`;
  work.open(workspaceId, { displayName: 'Ile', timezone: 'Africa/Lagos', currencies: ['NGN'] });
});

const needs = (linkedProductRef: string, overrides: object = { required: true, minSelect: 1 }) => ({
  key: 'packing',
  name: 'Packing',
  options: [{ key: 'one', kind: 'product', label: 'One', prices: [{ currency: 'NGN', priceMinor: 1 }], linkedProductRef }],
  ...overrides,
});
const box = (overrides: object = {}) => aProduct({ slug: 'box', published: true, ...overrides });
const gift = (overrides: object = {}) => aProduct({ slug: 'gift', published: true, addonGroups: [needs('box')], ...overrides });

const create = async (section: ItemSection, body: object) =>
  (await new CreateItem(work).execute({ workspaceId, section, by: OPERATOR, body })).view;
const change = async (section: ItemSection, { ref }: { ref: string }, patch: object) =>
  (
    await new ChangeItem(work).execute({
      workspaceId,
      section,
      by: OPERATOR,
      id: idOf(section === 'products' ? 'prd' : 'pkg', ref)!,
      patch,
    })
  ).view;
const apply = async (document: object, dryRun = false) =>
  (await applying(work).execute({ workspaceId, document: { version: 1, ...document }, dryRun })).warnings;
const warning = (path: string, text: string) => [{ path, message: expect.stringContaining(text) as string }];

describe('a change that takes a product off sale', () => {
  it('[D-132] has warnings of the products and packages that require it as an add-on, and of those that no longer show it', async () => {
    const made = await create('products', box());
    expect(made['warnings']).toBeUndefined();
    const first = await create('products', gift());
    expect((await change('products', made, { published: false }))['warnings']).toEqual(
      warning('published', 'products[gift]: "Packing" needs it'),
    );
    expect((await change('products', made, { name: 'Crate' }))['warnings']).toHaveLength(1);
    expect((await change('products', made, { published: true }))['warnings']).toBeUndefined();
    await change('products', first, { addonGroups: [needs('box', {})] });
    expect((await change('products', made, { published: false }))['warnings']).toEqual(
      warning('published', '"Packing" no longer shows it'),
    );
    await change('products', first, { published: false });
    expect((await change('products', made, { name: 'Box' }))['warnings']).toBeUndefined();
    await create('packages', anItem('packages', { slug: 'tour', published: true, addonGroups: [needs('box')] }));
    expect((await change('products', made, { name: 'Crate' }))['warnings']).toEqual(warning('published', 'packages[tour]'));
    const onRequest = { published: true, variants: [aVariant({ pricingMode: 'quote', prices: [] })] };
    expect((await change('products', made, onRequest))['warnings']).toEqual(warning('variants', 'packages[tour]'));
  });

  it('[D-132] has warnings in a document at the add-ons, also for packages that it omits', async () => {
    expect(await apply({ products: [box(), gift()] })).toBeUndefined();
    const hidden = { products: [box({ published: false }), gift()] };
    const path = 'products[1].addonGroups[0].options[0].linkedProductRef';
    expect(await apply(hidden, true)).toEqual(warning(path, 'sold out'));
    expect(await apply(hidden)).toEqual(warning(path, 'sold out'));
    expect(await apply({ notes: [] })).toBeUndefined();
    const tour = anItem('packages', { slug: 'tour', published: true, addonGroups: [needs('box')] });
    expect(await apply({ packages: [tour] })).toEqual(
      warning('packages[0].addonGroups[0].options[0].linkedProductRef', '"box" is not published'),
    );
    const document = { products: [box({ published: false })] };
    expect(await apply(document)).toEqual(warning('packages[tour].addonGroups[0].options[0].linkedProductRef', 'sold out'));
    expect(await apply({ products: [box()] })).toBeUndefined();
  });
});

it('[D-132] an offer with an add-on that cannot be sold has a warning', async () => {
  await create('products', box({ published: false }));
  const path = 'addonGroups[0].options[0].linkedProductRef';
  const made = await create('products', gift());
  expect(made['warnings']).toEqual(warning(path, '"box" is not published'));
  expect((await change('products', made, { published: false }))['warnings']).toBeUndefined();
});
