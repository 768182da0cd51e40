import { applying, type DocumentFixture } from './applying';
import { aDocument, anEvent, aProduct, aVariant } from './document.builder';
import { exportContract } from './export.contract';
import { exportedDocument } from './exported-document';
import { planContract } from './plan.contract';

/** Behaviour of applying and exporting, for every storage of workspaces. */
export function documentWorkContract(name: string, fixture: () => DocumentFixture): void {
  exportContract(name, fixture);
  planContract(name, fixture);
  const apply = (workspaceId: string, document: unknown, dryRun = false) =>
    applying(fixture().work).execute({ workspaceId, document, dryRun });
  const exportOf = (workspaceId: string) => exportedDocument(fixture().work, workspaceId);
  const outcomeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'applied',
      (error: { code: string }) => error.code,
    );

  async function aFilledWorkspace(): Promise<string> {
    const workspaceId = await fixture().makeWorkspace();
    await apply(workspaceId, aDocument());
    return workspaceId;
  }

  describe(`a workspace as a document, ${name}`, () => {
    it('has the contents of the document, and exports it unchanged', async () => {
      const workspaceId = await fixture().makeWorkspace();
      const applied = await apply(workspaceId, aDocument());
      expect(applied.created).toHaveLength(15);
      const exported = await exportOf(workspaceId);
      expect(exported).toMatchObject(written(aDocument()));
      expect(exported.revision).toBe(applied.revision);
    });

    it('changes nothing when the same document is applied again, nor when its export is', async () => {
      const workspaceId = await aFilledWorkspace();
      const exported = await exportOf(workspaceId);
      for (const document of [aDocument(), exported, { ...exported, revision: undefined }]) {
        expect(await apply(workspaceId, document)).toEqual({
          dryRun: false,
          created: [],
          changed: [],
          deleted: [],
          revision: exported.revision,
        });
      }
      expect(await exportOf(workspaceId)).toEqual(exported);
    });

    it('is the same after applying its export to another workspace', async () => {
      const exported = await exportOf(await aFilledWorkspace());
      const copy = await fixture().makeWorkspace();
      await apply(copy, { ...exported, revision: undefined });
      expect(await exportOf(copy)).toEqual(exported);
    });

    it('keeps the sections that a document omits, and deletes things missing in its sections', async () => {
      const workspaceId = await aFilledWorkspace();
      const { created, changed, deleted } = await apply(workspaceId, {
        version: 1,
        notes: [],
        promoterCodes: [{ code: 'ZAINAB', name: 'Zainab Yusuf' }],
      });
      expect({ created, changed, deleted }).toEqual({
        created: [],
        changed: [
          {
            section: 'promoterCodes',
            identity: 'zainab',
            fields: ['name'],
            changes: [{ path: 'name', before: 'Zainab', after: 'Zainab Yusuf' }],
          },
        ],
        deleted: [{ section: 'notes', identity: 'indigo' }],
      });
      const { notes, ...others } = await exportOf(workspaceId);
      expect(notes).toEqual([]);
      expect(others).toMatchObject(written(aDocument({ notes: undefined, promoterCodes: [{ code: 'ZAINAB', name: 'Zainab Yusuf' }] })));
    });

    it('returns the plan of a dry run and stays unchanged', async () => {
      const workspaceId = await aFilledWorkspace();
      const before = await exportOf(workspaceId);
      const plan = await apply(
        workspaceId,
        aDocument({ products: [aProduct(), aProduct({ slug: 'mug' }), aProduct({ slug: 'pot' })] }),
        true,
      );
      expect(plan).toEqual({
        dryRun: true,
        created: [{ section: 'products', identity: 'pot' }],
        changed: [],
        deleted: [],
        revision: before.revision,
      });
      expect(await exportOf(workspaceId)).toEqual(before);
    });

    it('refuses a document with one fault anywhere, and stays unchanged', async () => {
      const workspaceId = await aFilledWorkspace();
      const before = await exportOf(workspaceId);
      const document = aDocument({
        products: [aProduct({ name: 'Other' }), aProduct({ slug: 'mug' })],
        events: [anEvent({ attachedProductRefs: ['lost'] })],
      });
      await expect(apply(workspaceId, document)).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        details: { fields: { 'events[0].attachedProductRefs[0]': expect.any(String) as string } },
      });
      expect(await exportOf(workspaceId)).toEqual(before);
    });

    it('refuses a document with an earlier revision', async () => {
      const workspaceId = await aFilledWorkspace();
      const exported = await exportOf(workspaceId);
      await apply(workspaceId, { version: 1, notes: [] });
      await expect(apply(workspaceId, exported)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('Export it again') as string,
      });
    });

    it('lets one of two with the same revision win when both apply at once', async () => {
      const workspaceId = await aFilledWorkspace();
      const exported = await exportOf(workspaceId);
      const outcomes = await Promise.all(
        ['first', 'second'].map((title) => outcomeOf(apply(workspaceId, { ...exported, notes: [{ slug: 'indigo', title }] }))),
      );
      expect(outcomes.sort()).toEqual(['CONFLICT', 'applied']);
    });

    it('sets stock from a document only for a new variant, and warns of another one for an existing variant', async () => {
      const workspaceId = await aFilledWorkspace();
      const stocked = (...variants: unknown[]) => aDocument({ products: [aProduct({ variants }), aProduct({ slug: 'mug' })] });
      const { changed, warnings } = await apply(workspaceId, stocked(aVariant({ stock: 99 }), aVariant({ key: 'large', stock: 7 })));
      expect(warnings).toMatchObject([{ path: 'products[0].variants[0].stock', message: expect.stringContaining('The stock is 10') }]);
      const added = { path: 'variants[large]', after: expect.objectContaining({ key: 'large' }) as unknown };
      expect(changed).toEqual([{ section: 'products', identity: 'tote-bag', fields: ['variants[large]'], changes: [added] }]);
      const { products } = await exportOf(workspaceId);
      expect(products).toMatchObject([
        {
          variants: [
            { key: 'standard', stock: 10 },
            { key: 'large', stock: 7 },
          ],
        },
        {},
      ]);
    });

    it('lets a slug pass from a product to a package in one document', async () => {
      const workspaceId = await aFilledWorkspace();
      const home = (aDocument()['packages'] as unknown[])[0];
      const mugs = { slug: 'mug', name: 'Mugs', options: [{ key: 'two', name: 'Two', prices: [{ currency: 'NGN', priceMinor: 1 }] }] };
      await apply(workspaceId, aDocument({ products: [aProduct()], packages: [home, mugs] }));
      expect(await exportOf(workspaceId)).toMatchObject({
        products: [{ slug: 'tote-bag' }],
        packages: [{ slug: 'home-set' }, { slug: 'mug' }],
      });
    });

    it('follows the order of the document', async () => {
      const workspaceId = await aFilledWorkspace();
      await apply(workspaceId, aDocument({ products: [aProduct({ slug: 'mug' }), aProduct()] }));
      expect(await exportOf(workspaceId)).toMatchObject({ products: [{ slug: 'mug' }, { slug: 'tote-bag' }] });
    });

    it('is not visible to another workspace', async () => {
      const other = await fixture().makeWorkspace();
      await aFilledWorkspace();
      expect(await exportOf(other)).toMatchObject({ products: [], events: [], notes: [] });
    });

    it('does not exist unless it was created', async () => {
      await expect(exportOf('01900000-0000-7000-8000-00000000dead')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}

/** Returns a document for the comparison with an export: moments in UTC with milliseconds. */
function written(document: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(document).replaceAll(/(T\d\d:\d\d:\d\d)Z/g, '$1.000Z')) as Record<string, unknown>;
}
