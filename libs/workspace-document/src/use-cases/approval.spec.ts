import type { DomainError } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { DocumentItem } from '../domain/section';
import { anEvent } from '../testing/document.builder';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem, CreateItem } from './change-item';
import { ExportDocument } from './export-document';
import { ReadItem } from './list-items';

const work = new InMemoryDocumentWork();
const AT = 'ticketTypes[0].approvalRequired';
let workspaceId: string;
let made = 0;

beforeEach(() => {
  workspaceId = `approval-${(made += 1)}`;
  work.open(workspaceId, { displayName: 'Ile', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
});

const vip = (approvalRequired: boolean, overrides: object = {}) => ({
  key: 'vip',
  name: 'VIP',
  kind: 'paid',
  prices: [{ currency: 'NGN', priceMinor: 100 }],
  approvalRequired,
  ...overrides,
});
const gala = (...ticketTypes: object[]) =>
  anEvent({ slug: 'gala', ticketTypes: ticketTypes as never, unlockCodes: [], attachedProductRefs: [], attachedPackageRefs: [] });
const create = (event: object) => new CreateItem(work).execute({ workspaceId, section: 'events', by: OPERATOR, body: event });
const change = (id: string, patch: object) => new ChangeItem(work).execute({ workspaceId, section: 'events', by: OPERATOR, id, patch });
const apply = (event: object) => applying(work).execute({ workspaceId, document: { version: 1, events: [event] }, dryRun: false });
const fieldsOf = async (writing: Promise<unknown>): Promise<readonly string[]> =>
  writing.then(
    () => [],
    (error: DomainError) => Object.keys(error.details!.fields!),
  );
const pathsOf = (warnings: unknown) => (warnings as { path: string }[] | undefined)?.map(({ path }) => path);

/** Stores the event as a release before the rule did: a paid ticket type with approval. Returns its id. */
async function stored(): Promise<string> {
  await create(gala(vip(false)));
  return work.run(async (tx) => {
    const { events } = await tx.sectionsOf(workspaceId);
    const [event] = await events.open({ identities: ['gala'] });
    const ticketTypes = (event!.item['ticketTypes'] as DocumentItem[]).map((tier) => ({ ...tier, approvalRequired: true }));
    await events.save([{ ...event!.item, ticketTypes }], [event!]);
    return [...(await tx.thingsOf(workspaceId).byIdentity('events', ['gala'])).values()][0]!.id;
  });
}

describe('the approval of tickets that cost money', () => {
  it('[D-144] is refused by items and documents when it is new', async () => {
    expect(await fieldsOf(create(gala(vip(true))))).toEqual([AT]);
    expect(await fieldsOf(apply(gala(vip(true))))).toEqual([`events[0].${AT}`]);
    await create(gala(vip(false)));
    expect(await fieldsOf(apply(gala(vip(true))))).toEqual([`events[0].${AT}`]);
  });

  it('[D-144] is shown as false when it is of an earlier release, and may be repeated with a warning', async () => {
    const id = await stored();
    const read = async () => (await new ReadItem(work).execute({ workspaceId, section: 'events', id })).view['ticketTypes'];
    expect(await read()).toMatchObject([{ approvalRequired: false }]);
    const pieces = await new ExportDocument(work).execute({ workspaceId });
    const exported = JSON.parse(Buffer.concat(pieces).toString()) as object;
    expect(exported).toMatchObject({ events: [{ ticketTypes: [{ approvalRequired: false }] }] });

    const { changed, warnings } = await apply(gala(vip(true)));
    expect([changed, pathsOf(warnings)]).toEqual([[], [`events[0].${AT}`]]);
    expect(await apply((exported as { events: object[] }).events[0]!)).toMatchObject({ changed: [], created: [] });
    expect(pathsOf((await change(id, { title: 'Another title' })).view['warnings'])).toEqual([AT]);
    expect(await fieldsOf(change(id, { ticketTypes: [vip(true, { kind: 'donation', prices: [] })] }))).toEqual([AT]);
    expect((await change(id, { ticketTypes: [vip(true, { kind: 'free', prices: [] })] })).view['ticketTypes']).toMatchObject([
      { kind: 'free', approvalRequired: true },
    ]);
  });

  it('[D-145] [D-146] is not all that an answer warns of: tickets for sale elsewhere, and without a price that others have', async () => {
    const both = [
      { currency: 'NGN', priceMinor: 100 },
      { currency: 'USD', priceMinor: 1 },
    ];
    const { view } = await create({ ...gala(vip(false), vip(false, { key: 'entry', prices: both })), mode: 'external' });
    expect(pathsOf(view['warnings'])).toEqual(['ticketTypes[0].kind', 'ticketTypes[1].kind', 'ticketTypes[0].prices']);
  });
});
