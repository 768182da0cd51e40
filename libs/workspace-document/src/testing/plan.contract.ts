import type { Contents } from '../domain/contents';
import { revisionOf } from '../domain/item-revision';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import { aDocument, anEvent, aProduct, aVariant } from './document.builder';
import { applying, type DocumentFixture } from './applying';
import { loadContents } from './load-contents';
import { faultsAtOnce, planAtOnce } from './plan-at-once';

const PAGE_SIZES = [1, 2, 3, 500];

const settings = { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] };
const PRODUCTS = ['tote-bag', 'mug', 'pot', 'bowl', 'plate', 'cup'];

const keeping = (...slugs: string[]) => PRODUCTS.filter((slug) => !slugs.includes(slug)).map((slug) => aProduct({ slug }));
const aPackage = (slug: string) => ({
  slug,
  name: slug,
  options: [{ key: 'small', name: 'Small', prices: [{ currency: 'NGN', priceMinor: 1 }] }],
});

const WITHOUT_FAULT: [string, Record<string, unknown>][] = [
  ['with nothing', {}],
  ['with one empty section', { notes: [] }],
  ['with the same things', { products: keeping() }],
  ['that deletes from the beginning, the middle and the end', { promoterCodes: [{ code: 'tunde', name: 'Tunde' }] }],
  ['that deletes all', { promoterCodes: [] }],
  [
    'that makes, changes, moves and deletes',
    { products: [aProduct({ slug: 'new' }), ...keeping('pot', 'bowl').toReversed(), aProduct({ slug: 'bowl', name: 'Deep' })] },
  ],
  [
    'with another case',
    {
      promoterCodes: [
        { code: 'Ada', name: 'ADA' },
        { code: 'zainab', name: 'Z' },
      ],
    },
  ],
  ['with a stock of its own', { products: [aProduct({ slug: 'tote-bag', variants: [aVariant({ stock: 3 })] }), ...keeping('tote-bag')] }],
  ['with other settings', { workspace: { ...settings, currencies: ['NGN', 'EUR'] } }],
  ['that points at what is kept', { collections: [{ slug: 'c', name: 'C', productRefs: ['plate', 'home-set', 'mug'] }] }],
];

const WITH_FAULTS: [string, Record<string, unknown>][] = [
  ['that deletes what is pointed at from several sections', { products: keeping('mug', 'plate') }],
  [
    'that deletes a ticket type that a code is for',
    { events: [anEvent({ ticketTypes: [{ key: 'vip', name: 'VIP', kind: 'free', capacity: 1 }] })] },
  ],
  ['that takes a currency away', { workspace: { ...settings, currencies: ['USD'] } }],
  [
    'that points at what is lost',
    {
      collections: [{ slug: 'c', name: 'C', productRefs: ['mug', 'lost'] }],
      discountCodes: [{ code: 'A', kind: 'percent', value: 1, appliesTo: { ticketTypeRefs: ['fair/vip', 'fair/guest'] } }],
    },
  ],
  [
    'with identities twice and taken',
    {
      packages: [aPackage('home-set'), aPackage('mug'), aPackage('set'), aPackage('set')],
      promoterCodes: [
        { code: 'X', name: 'X' },
        { code: 'x', name: 'X' },
      ],
    },
  ],
  ['with identities that a package has', { products: [...keeping(), aProduct({ slug: 'home-set' })] }],
  ['with faults of form', { products: [aProduct({ slug: 'Not A Slug', colour: 'blue' }), ...keeping()], notes: {}, other: 1 }],
  [
    'of another version',
    {
      version: 2,
      folders: [
        { slug: 'a', name: 'A', parentSlug: 'b' },
        { slug: 'b', name: 'B', parentSlug: 'a' },
      ],
    },
  ],
];

/** Plans and refusals of documents whose workspace is read in pages, for every storage of workspaces. */
export function planContract(name: string, fixture: () => DocumentFixture): void {
  describe(`a document compared with a workspace that is read in pages, ${name}`, () => {
    it.each(WITHOUT_FAULT)('[D-116] %s has the plan that it has when all of it is in memory', async (_, sections) => {
      const { work, workspaceId } = await aWorkspace(fixture());
      const current = await contentsOf(work, workspaceId);
      const document = { version: 1, revision: revisionOf(current), ...sections };
      const expected = { dryRun: true, ...planAtOnce(document, current), revision: revisionOf(current) };
      for (const pageSize of PAGE_SIZES) {
        const { warnings: _, ...plan } = await applying(work, pageSize).execute({ workspaceId, document, dryRun: true });
        expect(plan).toEqual(expected);
      }
    });

    it.each(WITH_FAULTS)('[D-116] %s is refused with the faults that it has when all of it is in memory', async (_, sections) => {
      const { work, workspaceId } = await aWorkspace(fixture());
      const document = { version: 1, ...sections };
      const faults = faultsAtOnce(document, await contentsOf(work, workspaceId));
      const fields = Object.fromEntries(faults.map(({ path, message }) => [path, message]));
      expect(fields).not.toEqual({});
      for (const pageSize of PAGE_SIZES) {
        await expect(applying(work, pageSize).execute({ workspaceId, document, dryRun: true })).rejects.toMatchObject({
          details: { fields },
        });
      }
    });
  });
}

/** Creates a workspace with several things in most sections, and references within sections and between them. */
async function aWorkspace({ work, makeWorkspace }: DocumentFixture): Promise<{ work: DocumentUnitOfWork; workspaceId: string }> {
  const workspaceId = await makeWorkspace();
  const withMug = {
    addonGroups: [
      {
        key: 'extra',
        name: 'Extra',
        options: [{ key: 'mug', kind: 'product', label: 'Mug', prices: [{ currency: 'NGN', priceMinor: 0 }], linkedProductRef: 'mug' }],
      },
    ],
  };
  const document = aDocument({
    products: PRODUCTS.map((slug) => aProduct({ slug, ...(slug === 'pot' && withMug) })),
    collections: ['a', 'b', 'c'].map((slug) => ({ slug, name: slug, productRefs: ['mug', 'cup', 'home-set'] })),
    events: ['open-studio', 'fair', 'market'].map((slug) => anEvent({ slug, attachedProductRefs: ['tote-bag', 'plate'] })),
    promoterCodes: ['ZAINAB', 'TUNDE', 'ADA'].map((code) => ({ code, name: code })),
  });
  await applying(work).execute({ workspaceId, document, dryRun: false });
  return { work, workspaceId };
}

function contentsOf(work: DocumentUnitOfWork, workspaceId: string): Promise<Contents> {
  return work.run(async (tx) => loadContents(await tx.sectionsOf(workspaceId)));
}
