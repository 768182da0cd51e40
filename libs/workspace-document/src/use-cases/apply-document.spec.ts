import { OPERATOR } from '@svc/kernel/testing';
import { applying } from '../testing/applying';
import { documentWorkContract } from '../testing/document-work.contract';
import { aDocument, aProduct } from '../testing/document.builder';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ApplyDocument } from './apply-document';

let work: InMemoryDocumentWork;
let made = 0;

beforeEach(() => {
  work = new InMemoryDocumentWork();
});

function makeWorkspace(): string {
  made += 1;
  work.open(`workspace-${made}`, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
  return `workspace-${made}`;
}

documentWorkContract('in memory', () => ({ work, makeWorkspace: async () => makeWorkspace() }));

describe('applying a document', () => {
  it('writes only differences: deletions first, then things before those that point at them', async () => {
    const workspaceId = makeWorkspace();
    const apply = applying(work);
    await apply.execute({ workspaceId, document: aDocument(), dryRun: false });
    work.writes.length = 0;
    const products = [aProduct({ name: 'Bigger tote' }), aProduct({ slug: 'pot' })];
    const collections = [{ slug: 'new-in', name: 'New in', productRefs: ['pot'] }];
    await apply.execute({ workspaceId, document: aDocument({ products, collections }), dryRun: false });
    expect(work.writes).toEqual(['remove products mug', 'save products tote-bag', 'save products pot', 'save collections new-in']);
  });

  it('[D-67] invalidates the cached settings of this process after a change, and only then', async () => {
    const workspaceId = makeWorkspace();
    const forgotten: string[] = [];
    const apply = new ApplyDocument(work, { invalidate: (id) => forgotten.push(id) });
    await apply.execute({ workspaceId, by: OPERATOR, document: { version: 1, notes: [] }, dryRun: false });
    await apply.execute({ workspaceId, by: OPERATOR, document: aDocument(), dryRun: true });
    expect(forgotten).toEqual([]);
    await apply.execute({ workspaceId, by: OPERATOR, document: aDocument(), dryRun: false });
    expect(forgotten).toEqual([workspaceId]);
  });

  it('lists 500 faults and their number', async () => {
    const workspaceId = makeWorkspace();
    const products = Array.from({ length: 700 }, (_, index) => aProduct({ slug: `p-${index}`, name: '' }));
    const refusal = await applying(work)
      .execute({ workspaceId, document: { version: 1, products }, dryRun: true })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: expect.stringContaining('700 faults') as string });
    expect(Object.keys((refusal as { details: { fields: object } }).details.fields)).toHaveLength(500);
  });
});
