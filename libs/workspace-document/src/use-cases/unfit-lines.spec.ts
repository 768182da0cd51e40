import type { DomainError } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { DocumentItem } from '../domain/section';
import { aProduct } from '../testing/document.builder';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem, CreateItem } from './change-item';
import { WriteStorefrontDocument } from './storefront-document';

const work = new InMemoryDocumentWork();
let workspaceId: string;
let made = 0;

beforeEach(() => {
  workspaceId = `workspace-${(made += 1)}`;
  work.open(workspaceId, { displayName: 'Souk', timezone: 'Asia/Kuwait', currencies: ['NGN'] });
});

const create = (body: object) => new CreateItem(work).execute({ workspaceId, section: 'products', by: OPERATOR, body });
const change = (id: string, patch: object) => new ChangeItem(work).execute({ workspaceId, section: 'products', id, by: OPERATOR, patch });
const apply = (document: object) => applying(work).execute({ workspaceId, document: { version: 1, ...document }, dryRun: false });
const writeStorefront = (mode: 'replace' | 'merge', body: object) =>
  new WriteStorefrontDocument(work).execute({ workspaceId, by: OPERATOR, mode, body });
const faultsOf = async (writing: Promise<unknown>): Promise<readonly string[]> =>
  writing.then(
    () => [],
    (error: DomainError) => Object.keys(error.details!.fields!).sort(),
  );

/** Stores a thing as a release before the rule did. */
const store = (section: 'products' | 'storefront', change: (item: DocumentItem) => DocumentItem) =>
  work.run(async (tx) => {
    const stores = await tx.sectionsOf(workspaceId);
    const [stored] = await stores[section].open();
    await stores[section].save([change(stored!.item)], [stored!]);
  });

async function storedProduct(): Promise<string> {
  await create(aProduct({ slug: 'tote-bag', name: 'Tote', preorderable: true, preorderEtaText: 'Bags' }));
  await store('products', (item) => ({ ...item, name: 'Tote\r\nbag', preorderEtaText: 'Bags\u202e' }));
  return work.run(async (tx) => [...(await tx.thingsOf(workspaceId).byIdentity('products', ['tote-bag'])).values()][0]!.id);
}

describe('lines of text with unprintable characters', () => {
  it('[D-119] are refused in new things, with other faults', async () => {
    const item = aProduct({ slug: 'mug', name: 'Mug\u001b[31m', preorderable: true, preorderEtaText: 'A\u2028B' });
    expect(await faultsOf(create(item))).toEqual(['name', 'preorderEtaText']);
    expect(await faultsOf(apply({ products: [item, aProduct({ slug: 'cup', name: 'Cup' })] }))).toEqual([
      'products[0].name',
      'products[0].preorderEtaText',
    ]);
    expect(await faultsOf(create({ ...item, colour: 1 }))).toEqual(['colour', 'name', 'preorderEtaText']);
    expect(
      await faultsOf(apply({ workspace: { displayName: 'Adire\r\nBcc: x@example.com', timezone: 'UTC', currencies: ['NGN'] } })),
    ).toEqual(['workspace.displayName']);
  });

  it('[D-119] stay where they are stored, and are refused when they change', async () => {
    const id = await storedProduct();
    const { view } = await change(id, { preorderable: true, preorderEtaText: 'Accessories' });
    expect(view).toMatchObject({ name: 'Tote\r\nbag', preorderable: true, preorderEtaText: 'Accessories' });
    expect((await change(id, { name: 'Tote\r\nbag', position: 7 })).view).toMatchObject({ name: 'Tote\r\nbag', position: 7 });
    expect(await faultsOf(change(id, { name: 'Tote\nbag' }))).toEqual(['name']);
    expect(await faultsOf(change(id, { preorderable: true, preorderEtaText: 'Bags\u202e' }))).toEqual(['preorderEtaText']);
  });

  it('[D-119] stay when the whole document is applied again, and not under another slug', async () => {
    await storedProduct();
    const item = aProduct({ slug: 'tote-bag', name: 'Tote\r\nbag', preorderable: true, preorderEtaText: 'Bags\u202e' });
    expect(await apply({ products: [item] })).toMatchObject({ created: [], deleted: [] });
    expect(await faultsOf(apply({ products: [item, { ...item, slug: 'other-bag' }] }))).toEqual([
      'products[1].name',
      'products[1].preorderEtaText',
    ]);
  });

  it('[D-119] stay in the storefront document, too', async () => {
    await writeStorefront('replace', { city: 'Lagos', country: 'Nigeria' });
    await store('storefront', (item) => ({ ...item, city: 'La\ngos' }));
    expect((await writeStorefront('merge', { country: 'NG' })).storefront).toMatchObject({ city: 'La\ngos', country: 'NG' });
    expect(await faultsOf(writeStorefront('merge', { city: 'La\tgos\n!' }))).toEqual(['city']);
  });
});
