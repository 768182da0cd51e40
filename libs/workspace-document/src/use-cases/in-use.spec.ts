import { OPERATOR } from '@svc/kernel/testing';
import { boundedRefusal, idOf } from '@svc/kernel';
import { applying } from '../testing/applying';
import { aDocument, anEvent, aProduct, aVariant } from '../testing/document.builder';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem, DeleteItem } from './change-item';
import { ForceRequired } from '../domain/parts-in-use';
import { ListItems } from './list-items';

const workspaceId = 'workspace';
const vip = { key: 'vip', name: 'VIP', kind: 'free' };
const GUEST = 'events[open-studio].ticketTypes[guest]';
const inUse = [{ kind: 'ticket_type', path: GUEST, guests: 3, checkouts: 1 }];
const refusal = { code: 'CONFLICT', message: expect.stringContaining('?force=true') as string, details: { inUse } };

let work: InMemoryDocumentWork;

beforeEach(async () => {
  work = new InMemoryDocumentWork();
  work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
  await apply(aDocument({ discountCodes: [] }));
  work.uses.set(GUEST, { guests: 3, orders: 0, checkouts: 1 });
});

const apply = (document: object, options: { dryRun?: boolean; force?: boolean } = {}) =>
  applying(work).execute({ workspaceId, document, dryRun: false, ...options });
const withoutGuest = { version: 1, events: [anEvent({ ticketTypes: [vip] })] };
const eventHere = async () => {
  const { data } = await new ListItems(work).execute({ workspaceId, section: 'events', limit: 1 });
  return { view: data[0]!, id: idOf('evt', data[0]!.ref)! };
};

describe('a part in use', () => {
  it('[ADR 0100 r1] is not dropped by a document, nor deleted with its event; nothing of the document is applied', async () => {
    await expect(apply({ ...withoutGuest, notes: [] })).rejects.toMatchObject(refusal);
    await expect(apply({ version: 1, events: [] })).rejects.toMatchObject(refusal);
    expect((await apply({ version: 1, notes: [] }, { dryRun: true })).deleted).toHaveLength(1);
  });

  it('[ADR 0100 r1] is dropped by force, which reports its uses', async () => {
    expect(await apply(withoutGuest, { force: true })).toMatchObject({ dryRun: false, inUse });
    expect((await eventHere()).view['ticketTypes']).toMatchObject([{ key: 'vip' }]);
  });

  it('[ADR 0100 r1] is listed in a plan, which never refuses; parts without uses are not', async () => {
    expect(await apply(withoutGuest, { dryRun: true })).toMatchObject({ dryRun: true, inUse });
    work.uses.clear();
    expect(await apply(withoutGuest)).not.toHaveProperty('inUse');
  });

  it('[ADR 0100 r1] prevents a patch and a deletion, unless they are forced', async () => {
    const { id } = await eventHere();
    const of = { workspaceId, section: 'events' as const, id, by: OPERATOR };
    const patch = { ticketTypes: [vip] };
    await expect(new ChangeItem(work).execute({ ...of, patch })).rejects.toMatchObject(refusal);
    await expect(new DeleteItem(work).execute(of)).rejects.toMatchObject(refusal);
    await new ChangeItem(work).execute({ ...of, patch: { title: 'Open house' } });
    await new ChangeItem(work).execute({ ...of, patch, force: true });
    await new DeleteItem(work).execute({ ...of, force: true });
    expect((await new ListItems(work).execute({ workspaceId, section: 'events', limit: 1 })).data).toEqual([]);
  });

  it('[D-147] [ADR 0147 r13] cancels its event before that is deleted, with a warning of what ends', async () => {
    const { id } = await eventHere();
    work.cancellations.counts = { ...work.cancellations.counts, registrations: 1, orders: 2, savingsPlans: 1 };
    const remove = () => new DeleteItem(work).execute({ workspaceId, section: 'events', id, by: OPERATOR, force: true });
    const message = expect.stringMatching(/: 1 registration, 2 paid orders, 1 savings plan\. Paid orders keep .*evt_\w+\/cancel/) as string;
    expect(await remove()).toEqual([{ path: 'events[open-studio]', message }]);
    expect(work.cancellations.stored.get(id)).toMatchObject({ refund: 'none', notify: true, by: OPERATOR });
    expect(work.outbox.facts.map(({ type }) => type)).toEqual(['event.cancelled.v1', 'event.deleted.v1']);
    expect(work.audit.entries.map(({ action, fields }) => [action, fields]).slice(-2)).toEqual([
      ['change', ['cancelledAt']],
      ['delete', undefined],
    ]);
  });

  it('[D-147] [ADR 0147 r13] cancels an event that a document drops, which a plan only announces', async () => {
    const { id } = await eventHere();
    work.cancellations.counts = { ...work.cancellations.counts, openCheckouts: 1 };
    const warnings = [
      { path: 'events[open-studio]', message: 'The event is cancelled before it is deleted, which ends: 1 open checkout.' },
    ];
    expect(await apply({ version: 1, events: [] }, { dryRun: true })).toMatchObject({ warnings });
    expect(work.cancellations.stored.size).toBe(0);
    expect(await apply({ version: 1, events: [] }, { force: true })).toMatchObject({ warnings });
    expect([...work.cancellations.stored.keys()]).toEqual([id]);
  });

  it('[D-147] [ADR 0147 r13] leaves a cancelled event as it is; an event without such parts is deleted alone', async () => {
    const { id } = await eventHere();
    const of = { workspaceId, section: 'events' as const, id, by: OPERATOR, force: true };
    const { counts } = work.cancellations;
    work.cancellations.stored.set(id, { at: new Date(), refund: 'none', notify: false, by: OPERATOR, counts });
    expect(await new DeleteItem(work).execute(of)).toEqual([]);
    expect(work.cancellations.stored.get(id)).toMatchObject({ notify: false });
    work.cancellations.stored.clear();
    work.uses.clear();
    await apply(aDocument({ discountCodes: [] }));
    expect(await new DeleteItem(work).execute({ ...of, id: (await eventHere()).id })).toEqual([]);
    expect(work.cancellations.stored.size).toBe(0);
  });

  it('[D-147] [ADR 0147 r19] cancels a ticket type before it is dropped, with a warning of what ends', async () => {
    const { id } = await eventHere();
    work.cancellations.counts = { ...work.cancellations.counts, orders: 2, savingsPlans: 1 };
    const of = { workspaceId, section: 'events' as const, id, by: OPERATOR, patch: { ticketTypes: [vip] }, force: true };
    const { view } = await new ChangeItem(work).execute(of);
    const message =
      'The ticket type is cancelled before it is dropped, which ends: 2 paid orders, 1 savings plan. Paid orders keep their money until you refund them.';
    expect(view['warnings']).toContainEqual({ path: 'ticketTypes[guest]', message });
    expect([...work.cancellations.stored.values()]).toEqual([expect.objectContaining({ refund: 'none', notify: true, by: OPERATOR })]);
    expect([...work.cancellations.stored.keys()]).not.toContain(id);
    expect(work.outbox.facts).toEqual([]);
    expect(work.audit.entries.map(({ fields }) => fields).slice(-2)).toEqual([
      ['ticketTypes.guest.cancelledAt'],
      ['ticketTypes[guest]', 'ticketTypes[vip]'],
    ]);
  });

  it('[D-147] [ADR 0147 r19] cancels a ticket type that a document drops; a plan only announces that, an unused one is dropped alone', async () => {
    work.cancellations.counts = { ...work.cancellations.counts, registrations: 1 };
    const warnings = [{ path: GUEST, message: 'The ticket type is cancelled before it is dropped, which ends: 1 registration.' }];
    expect((await apply(withoutGuest, { dryRun: true })).warnings).toEqual(expect.arrayContaining(warnings));
    expect(work.cancellations.stored.size).toBe(0);
    expect((await apply(withoutGuest, { force: true })).warnings).toEqual(expect.arrayContaining(warnings));
    expect(work.cancellations.stored.size).toBe(1);
    await apply({ version: 1, events: [anEvent({ ticketTypes: [vip, { ...vip, key: 'guest' }] })] });
    work.uses.clear();
    expect((await apply(withoutGuest)).warnings).toBeUndefined();
    expect(work.cancellations.stored.size).toBe(1);
  });

  it('[D-147] [ADR 0147 r19] notifies nobody of a dropped ticket type where the merchant says so, and counts who would be notified', async () => {
    const { id } = await eventHere();
    work.cancellations.counts = { ...work.cancellations.counts, people: 4 };
    const of = { workspaceId, section: 'events' as const, id, by: OPERATOR, patch: { ticketTypes: [vip] }, force: true };
    expect(await new ChangeItem(work).preview(of)).toEqual({ people: 4 });
    await new ChangeItem(work).execute({ ...of, notify: false });
    expect([...work.cancellations.stored.values()].at(-1)).toMatchObject({ notify: false });
  });

  it('[D-118] is listed up to 50 times in an error, with the number of others', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...inUse[0]!, kind: 'ticket_type' as const, path: `events[${n}]` }));
    const { message, details } = boundedRefusal(new ForceRequired({ inUse: many, intoPast: [] }));
    expect(message).toContain('events[0] (3 guests, 1 open checkout) and 59 more');
    expect([details?.inUse?.length, details?.more]).toEqual([50, 10]);
  });

  it('[ADR 0100 r1] is listed with those of every section', async () => {
    work.uses.set('products[mug].variants[standard]', { orders: 1, savingsPlans: 2 });
    work.uses.set('forms[contact].fields[email]', { answers: 7 });
    const fields = [{ key: 'phone', type: 'phone', label: 'Phone' }];
    const document = {
      version: 1,
      products: [aProduct({ slug: 'tote-bag' }), aProduct({ slug: 'mug', variants: [aVariant({ key: 'small' })] })],
      forms: [{ slug: 'contact', name: 'Contact', fields }],
      events: [],
    };
    expect((await apply(document, { dryRun: true })).inUse).toEqual([
      { kind: 'variant', path: 'products[mug].variants[standard]', orders: 1, savingsPlans: 2 },
      ...inUse,
      { kind: 'question', path: 'forms[contact].fields[email]', answers: 7 },
    ]);
  });
});
