import { randomUUID } from 'node:crypto';
import { bindDocumentTx, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { useDatabase } from '@svc/adapters/postgres/testing';
import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import {
  addressedAs,
  ChangeItem,
  CreateItem,
  DeleteItem,
  type ItemSection,
  ManageReviews,
  ReadItem,
  SECTIONS,
  WriteStorefrontDocument,
} from '@svc/workspace-document';
import { aDocument, anItem, applying, EVERY_SECTION, exportedDocument, otherShown, shownField } from '@svc/workspace-document/testing';
import { StatementLog } from './statement-log';

/** Statements of each write of one thing of a section, the start and the end of its transaction included. */
interface Statements {
  create: number;
  /** A change of a plain field. */
  change: number;
  /** A change of the position in the display order. */
  reorder: number;
  /** A change of the slug, key or code. */
  rename: number;
  delete: number;
  /** A document of the whole workspace with one plain field of one thing of the section changed. */
  apply: number;
}

/** Present numbers of statements. Lower one when it falls; a commit that raises one says why. */
const STATEMENTS: Record<ItemSection, Statements> = {
  products: { create: 12, change: 8, reorder: 8, rename: 21, delete: 15, apply: 36 },
  collections: { create: 8, change: 8, reorder: 8, rename: 20, delete: 11, apply: 36 },
  packages: { create: 12, change: 8, reorder: 8, rename: 21, delete: 15, apply: 36 },
  events: { create: 12, change: 8, reorder: 8, rename: 20, delete: 14, apply: 37 },
  forms: { create: 8, change: 8, reorder: 8, rename: 20, delete: 12, apply: 36 },
  tables: { create: 9, change: 8, reorder: 8, rename: 20, delete: 11, apply: 36 },
  catalogs: { create: 8, change: 8, reorder: 8, rename: 20, delete: 11, apply: 36 },
  folders: { create: 9, change: 8, reorder: 8, rename: 16, delete: 11, apply: 36 },
  notes: { create: 8, change: 8, reorder: 8, rename: 20, delete: 11, apply: 36 },
  deliveryZones: { create: 8, change: 8, reorder: 8, rename: 15, delete: 7, apply: 36 },
  discountCodes: { create: 9, change: 8, reorder: 8, rename: 15, delete: 7, apply: 38 },
  promoterCodes: { create: 8, change: 8, reorder: 8, rename: 15, delete: 7, apply: 36 },
};

/** Present numbers of statements of the writes that are not of one thing of a section. */
const OTHER_STATEMENTS = {
  /** A plain field of what refers to others. */
  changeLinkedProduct: 12,
  changeAttachedEvent: 10,
  changeTargetedCode: 12,
  createReview: 9,
  changeReview: 9,
  deleteReview: 9,
  replaceStorefront: 7,
  mergeStorefront: 7,
  applyStorefront: 36,
  applySettings: 38,
  applyNothing: 32,
};

const database = useDatabase();
let counter: StatementLog;
let workspaceId: string;

beforeAll(() => {
  counter = new StatementLog(database.source);
});

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  await apply(aDocument());
});

const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindDocumentTx(sql, { next: () => randomUUID() }));
const apply = (document: object) => applying(work()).execute({ workspaceId, document, dryRun: false });

async function statementsOf(write: () => Promise<unknown>): Promise<number> {
  counter.take();
  await write();
  return counter.take().roundTrips;
}

/** Counts the statements of a thing from its creation to its deletion, and of a document that changes one of the section. */
async function countWrites(section: ItemSection): Promise<Statements> {
  const identity = SECTIONS[section].identifiedBy!;
  const command = { workspaceId, section, by: OPERATOR };
  const field = shownField(section);
  const nameOf = (name: string) => (identity === 'code' ? name.toUpperCase() : name);
  const exported = await exportedDocument(work(), workspaceId);
  const [first, ...others] = exported[section] as Record<string, unknown>[];
  const document = { ...exported, revision: undefined, [section]: [{ ...first, [field]: otherShown(section) }, ...others] };
  const applied = await statementsOf(() => apply(document));
  let id = '';
  const create = await statementsOf(async () => {
    const { view } = await new CreateItem(work()).execute({ ...command, body: anItem(section, { [identity]: nameOf('counted') }) });
    id = idOf(addressedAs(section).prefix, view.ref)!;
  });
  const change = (patch: object) => statementsOf(() => new ChangeItem(work()).execute({ ...command, id, patch }));
  return {
    create,
    change: await change({ [field]: otherShown(section) }),
    reorder: await change({ position: 7 }),
    rename: await change({ [identity]: nameOf('renamed') }),
    delete: await statementsOf(() => new DeleteItem(work()).execute({ ...command, id })),
    apply: applied,
  };
}

async function countOtherWrites(): Promise<typeof OTHER_STATEMENTS> {
  const by = OPERATOR;
  const changes = new ChangeItem(work());
  const { view } = await new CreateItem(work()).execute({
    workspaceId,
    section: 'products',
    by,
    body: anItem('products', { slug: 'praised' }),
  });
  const changeReferring = async (section: ItemSection, body: Record<string, unknown>): Promise<number> => {
    const made = await new CreateItem(work()).execute({ workspaceId, section, by, body: anItem(section, body) });
    const id = idOf(addressedAs(section).prefix, made.view.ref)!;
    return statementsOf(() => changes.execute({ workspaceId, section, id, by, patch: { [shownField(section)]: otherShown(section) } }));
  };
  const option = { key: 'mug', label: 'Mug', kind: 'product', prices: [{ currency: 'USD', priceMinor: 100 }], linkedProductRef: 'praised' };
  const addonGroups = [{ key: 'extras', name: 'Extras', options: [option] }];
  const appliesTo = { productRefs: ['praised'] };
  const referring = {
    changeLinkedProduct: await changeReferring('products', { slug: 'linked', addonGroups }),
    changeAttachedEvent: await changeReferring('events', { slug: 'attached', attachedProductRefs: ['praised'] }),
    changeTargetedCode: await changeReferring('discountCodes', { code: 'PRAISED', appliesTo }),
  };
  const reviews = new ManageReviews(new ReadItem(work()), changes);
  const ofReviews = { workspaceId, section: 'products', id: idOf('prd', view.ref)!, by } as const;
  let reviewId = '';
  const createReview = await statementsOf(async () => {
    const review = await reviews.create({ ...ofReviews, body: { author: 'Ada', rating: 5, date: '2026-01-01' } });
    reviewId = idOf('rev', review.ref)!;
  });
  const writeStorefront = (mode: 'replace' | 'merge', body: object) =>
    statementsOf(() => new WriteStorefrontDocument(work()).execute({ workspaceId, by, mode, body }));
  const applied = async (section: 'storefront' | 'workspace', patch: object) => {
    const exported = await exportedDocument(work(), workspaceId);
    return statementsOf(() => apply({ ...exported, revision: undefined, [section]: { ...(exported[section] as object), ...patch } }));
  };
  return {
    ...referring,
    createReview,
    changeReview: await statementsOf(() => reviews.change({ ...ofReviews, reviewId, patch: { rating: 4 } })),
    deleteReview: await statementsOf(() => reviews.delete({ ...ofReviews, reviewId })),
    replaceStorefront: await writeStorefront('replace', { description: 'Cloth.' }),
    mergeStorefront: await writeStorefront('merge', { description: 'Indigo.' }),
    applyStorefront: await applied('storefront', { description: 'Batik.' }),
    applySettings: await applied('workspace', { displayName: 'Batik House' }),
    applyNothing: await applied('workspace', {}),
  };
}

describe('the statements of management writes', () => {
  it.each(EVERY_SECTION)('are as many as the table says for one of the %s', async (section) => {
    expect(await countWrites(section)).toEqual(STATEMENTS[section]);
  });

  it('are as many as the table says for reviews, the storefront, settings, and a document that changes nothing', async () => {
    expect(await countOtherWrites()).toEqual(OTHER_STATEMENTS);
  });
});
