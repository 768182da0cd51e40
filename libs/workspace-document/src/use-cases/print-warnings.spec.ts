import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { anEvent, aProduct, aVariant } from '../testing/document.builder';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem, CreateItem } from './change-item';

const work = new InMemoryDocumentWork();
let workspaceId: string;
let made = 0;

beforeEach(() => {
  workspaceId = `print-${(made += 1)}`;
  work.open(workspaceId, { displayName: 'Ile', timezone: 'Africa/Lagos', currencies: ['NGN'] });
});

const apply = (document: object) => applying(work).execute({ workspaceId, document: { version: 1, ...document }, dryRun: false });
const pathsOf = (warnings: unknown) => (warnings as { path: string }[] | undefined)?.map(({ path }) => path);

describe('texts that are printed', () => {
  it('[D-138] are reported in the response to a document where no font contains some of their characters', async () => {
    const tier = { key: 'vip', kind: 'free', name: '𒀀 VIP', capacity: 5 };
    const event = anEvent({
      attachedProductRefs: [],
      title: 'ليلة 𓀀',
      location: { venueName: 'Hall \ue000', city: 'Lagos' },
      description: '𓀀',
    });
    const { warnings } = await apply({
      workspace: { displayName: 'Shop 𓀀', timezone: 'Africa/Lagos', currencies: ['NGN'] },
      products: [aProduct({ name: 'Bag 🎉' }), aProduct({ slug: 'b', variants: [aVariant({ name: 'Large 𒀀' })] })],
      events: [{ ...event, ticketTypes: [tier] }],
    });
    expect(pathsOf(warnings)).toEqual([
      'workspace.displayName',
      'products[1].variants[0].name',
      'events[0].title',
      'events[0].location.venueName',
      'events[0].ticketTypes[0].name',
    ]);
  });

  it('[D-138] are reported in the responses to new and changed single things', async () => {
    const { view } = await new CreateItem(work).execute({
      workspaceId,
      section: 'events',
      by: OPERATOR,
      body: anEvent({ slug: 'fair', attachedProductRefs: [], title: 'Fair 𓀀' }),
    });
    expect(pathsOf(view['warnings'])).toEqual(['title']);
    const change = (patch: object) =>
      new ChangeItem(work).execute({ workspaceId, section: 'events', id: idOf('evt', view.ref)!, by: OPERATOR, patch });
    expect(pathsOf((await change({ tagline: 'For all' })).view['warnings'])).toEqual(['title']);
    expect((await change({ title: 'מסיבה' })).view['warnings']).toBeUndefined();
  });
});
