import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { ChangeItem, CreateItem, DeleteItem, type DocumentTx, DocumentUnitOfWork, ReadItem } from '@svc/workspace-document';
import { aDocument, anItem, aProduct, applying, aVariant } from '@svc/workspace-document/testing';
import { Client } from 'pg';
import { randomIds, useDatabase } from '../testing';
import { somebodyWaits } from '../testing/somebody-waits';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { bindDocumentTx } from './document-tx';

const MANY = 8;
let observer: Client;
afterAll(() => observer?.end());
const database = useDatabase(2 * MANY);
let workspaceId: string;

beforeAll(async () => {
  observer = new Client({ connectionString: database.url });
  await observer.connect();
});

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

type Section = 'products' | 'collections' | 'notes' | 'folders';
const PREFIXES = { products: 'prd', collections: 'col', notes: 'not', folders: 'fld' } as const;

const work = (): DocumentUnitOfWork => new PostgresUnitOfWork<DocumentTx>(database.sql, (sql) => bindDocumentTx(sql, randomIds));

/** Returns work that has written its items, and waits for `meanwhile` before it writes to the audit log and ends. */
const pausing = (meanwhile: () => Promise<unknown>): DocumentUnitOfWork => ({
  run: (write) =>
    work().run((tx) => {
      const record: DocumentTx['audit']['record'] = async (...entries) => {
        await meanwhile();
        await tx.audit.record(...entries);
      };
      return write({ ...tx, audit: { record } });
    }),
});

async function make(section: Section, body: object): Promise<string> {
  const { view } = await new CreateItem(work()).execute({ workspaceId, section, by: OPERATOR, body });
  return idOf(PREFIXES[section], view.ref)!;
}

const change = (section: Section, id: string, patch: object, within = work()) =>
  new ChangeItem(within).execute({ workspaceId, section, id, by: OPERATOR, patch });
const remove = (section: Section, id: string, within = work()) =>
  new DeleteItem(within).execute({ workspaceId, section, id, by: OPERATOR });
const read = async (section: Section, id: string) => (await new ReadItem(work()).execute({ workspaceId, section, id })).view;

/** Runs a write that ends after another one has begun, which waits for it. Returns the outcome of the other one. */
async function whileWaiting<T>(
  lock: 'advisory' | 'transactionid',
  write: (within: DocumentUnitOfWork) => Promise<unknown>,
  other: () => Promise<T>,
): Promise<T> {
  let outcome: Promise<T> | undefined;
  await write(
    pausing(async () => {
      outcome = other();
      outcome.catch(() => undefined);
      await somebodyWaits(observer, lock);
    }),
  );
  return outcome!;
}

/** Returns a function whose promises resolve once it was called so often. */
function meetingOf(size: number): () => Promise<void> {
  let arrived = 0;
  let allHere: () => void;
  const meeting = new Promise<void>((resolve) => (allHere = resolve));
  return () => {
    arrived += 1;
    if (arrived === size) allHere();
    return meeting;
  };
}

describe('changes of items at the same time', () => {
  it('[ADR 0132 r1] are written for eight products before the first of them ends', async () => {
    const ids = await Promise.all(Array.from({ length: MANY }, (_, n) => make('products', aProduct({ slug: `product-${n}` }))));
    const within = pausing(meetingOf(MANY));
    await Promise.all(ids.map((id, n) => change('products', id, { description: `The ${n}.` }, within)));
    const views = await Promise.all(ids.map((id) => read('products', id)));
    expect(views.map(({ description }) => description)).toEqual(ids.map((_, n) => `The ${n}.`));
  });

  it('[ADR 0132 r1] are written for the prices of two products before the first of them ends', async () => {
    const ids = [await make('products', aProduct()), await make('products', aProduct({ slug: 'mug' }))];
    const variants = [aVariant({ prices: [{ currency: 'NGN', priceMinor: 7 }] })];
    const within = pausing(meetingOf(2));
    const changed = await Promise.all(ids.map((id) => change('products', id, { variants }, within)));
    expect(changed.map(({ view }) => view['variants'])).toMatchObject([variants, variants]);
  });

  it('[ADR 0132 r2] wait for each other at one product, and lose neither a field nor a part', async () => {
    const id = await make('products', aProduct());
    const variants = [aVariant(), aVariant({ key: 'large' })];
    const { view } = await whileWaiting(
      'transactionid',
      (within) => change('products', id, { variants }, within),
      () => change('products', id, { description: 'Indigo.' }),
    );
    expect(view).toMatchObject({ variants, description: 'Indigo.' });
    expect(await read('products', id)).toEqual(view);
  });

  it('[ADR 0132 r2] are refused for the second at one product when it names the state that it read', async () => {
    const id = await make('products', aProduct());
    const { revision } = await new ReadItem(work()).execute({ workspaceId, section: 'products', id });
    const second = { workspaceId, section: 'products', id, by: OPERATOR, ifMatch: `"${revision}"`, patch: { name: 'Second' } } as const;
    const refused = whileWaiting(
      'transactionid',
      (within) => change('products', id, { name: 'First' }, within),
      () => new ChangeItem(work()).execute(second),
    );
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a change of an item beside one of identities and references', () => {
  it('[ADR 0132 r3] loses the product that it names to the deletion of that product, which waits for it', async () => {
    const [mug, best] = [await make('products', aProduct({ slug: 'mug' })), await make('collections', { slug: 'best', name: 'Best' })];
    await whileWaiting(
      'advisory',
      (within) => change('collections', best, { productRefs: ['mug'] }, within),
      () => remove('products', mug),
    );
    expect(await read('collections', best)).toMatchObject({ productRefs: [] });
  });

  it('[ADR 0132 r3] waits for the deletion of the product that it names, and is refused', async () => {
    const [mug, best] = [await make('products', aProduct({ slug: 'mug' })), await make('collections', { slug: 'best', name: 'Best' })];
    const refused = whileWaiting(
      'advisory',
      (within) => remove('products', mug, within),
      () => change('collections', best, { productRefs: ['mug'] }),
    );
    await expect(refused).rejects.toMatchObject({ details: { fields: { 'productRefs[0]': expect.any(String) as string } } });
  });

  it('[ADR 0132 r3] waits for the deletion of the item itself, and finds nothing', async () => {
    const note = await make('notes', anItem('notes'));
    const refused = whileWaiting(
      'advisory',
      (within) => remove('notes', note, within),
      () => change('notes', note, { title: 'Late' }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[ADR 0132 r3] is written, and so is a new name of the item, which waits for it', async () => {
    const tote = await make('products', aProduct());
    const { view } = await whileWaiting(
      'transactionid',
      (within) => change('products', tote, { description: 'Indigo.' }, within),
      () => change('products', tote, { slug: 'bag' }),
    );
    expect(view).toMatchObject({ slug: 'bag', description: 'Indigo.' });
  });

  it('[ADR 0132 r3] is refused beside a change that drops the variant that it names, in either order', async () => {
    const gift = (linkedVariantRef: string) => ({
      addonGroups: [
        {
          key: 'extra',
          name: 'Extra',
          options: [{ key: 'mug', kind: 'product', label: 'Mug', prices: [], linkedProductRef: 'mug', linkedVariantRef }],
        },
      ],
    });
    const tote = await make('products', aProduct());
    const mug = await make('products', aProduct({ slug: 'mug', variants: ['a', 'b', 'c'].map((key) => aVariant({ key })) }));
    const keeping = (...keys: string[]) => ({ variants: keys.map((key) => aVariant({ key })) });
    const dropped = whileWaiting(
      'advisory',
      (within) => change('products', tote, gift('mug/a'), within),
      () => change('products', mug, keeping('b', 'c')),
    );
    await expect(dropped).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    const linked = whileWaiting(
      'advisory',
      (within) => change('products', mug, keeping('a', 'c'), within),
      () => change('products', tote, gift('mug/b')),
    );
    await expect(linked).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('[ADR 0132 r3] waits, when it moves a folder, for another move, so that no two folders are within each other', async () => {
    const [a, b] = [await make('folders', { slug: 'a', name: 'A' }), await make('folders', { slug: 'b', name: 'B' })];
    const refused = whileWaiting(
      'advisory',
      (within) => change('folders', a, { parentSlug: 'b' }, within),
      () => change('folders', b, { parentSlug: 'a' }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('[ADR 0132 r3] waits for a document, and is made of what the document left', async () => {
    await applying(work()).execute({ workspaceId, document: aDocument(), dryRun: false });
    const { id } = await work().run(async (tx) => [...(await tx.thingsOf(workspaceId).byIdentity('notes', ['indigo'])).values()][0]!);
    const notes = [{ ...anItem('notes'), excerpt: 'From the document.' }];
    const { view } = await whileWaiting(
      'advisory',
      (within) => applying(within).execute({ workspaceId, document: { version: 1, notes }, dryRun: false }),
      () => change('notes', id, { title: 'Blue' }),
    );
    expect(view).toMatchObject({ title: 'Blue', excerpt: 'From the document.' });
  });
});
