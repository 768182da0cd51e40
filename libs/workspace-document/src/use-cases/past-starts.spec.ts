import { OPERATOR } from '@svc/kernel/testing';
import { idOf } from '@svc/kernel';
import { applying } from '../testing/applying';
import { aDocument, anEvent } from '../testing/document.builder';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem, CreateItem } from './change-item';
import { ListItems } from './list-items';

const workspaceId = 'workspace';
const GUEST = 'events[open-studio].ticketTypes[guest]';
const future = { startAt: '2026-12-14T18:00:00.000Z', endAt: '2026-12-14T22:00:00.000Z' };
const past = { startAt: '2025-12-14T18:00:00.000Z', endAt: '2025-12-14T22:00:00.000Z' };
const intoPast = [{ path: 'events[open-studio].startAt', before: future.startAt, after: past.startAt }];
const refusal = {
  code: 'CONFLICT',
  message: expect.stringMatching(`${future.startAt} to ${past.startAt}.*force=true`) as string,
  details: { intoPast },
};
let work: InMemoryDocumentWork;

beforeEach(async () => {
  work = new InMemoryDocumentWork();
  work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
  await apply({ ...aDocument({ discountCodes: [] }), events: [anEvent(future)] });
});

const apply = (document: object, options: { dryRun?: boolean; force?: boolean } = {}) =>
  applying(work).execute({ workspaceId, document, dryRun: false, ...options });
const moved = { version: 1, events: [anEvent(past)] };
const eventHere = async () => (await new ListItems(work).execute({ workspaceId, section: 'events', limit: 1 })).data[0]!;
const change = async (patch: object, options: { force?: boolean } = {}) =>
  new ChangeItem(work).execute({
    workspaceId,
    section: 'events',
    id: idOf('evt', (await eventHere()).ref)!,
    by: OPERATOR,
    patch,
    ...options,
  });

describe('a start that moves into the past', () => {
  it('[D-148] prevents a change, and is moved by force', async () => {
    await expect(change(past)).rejects.toMatchObject(refusal);
    expect((await eventHere())['startAt']).toBe(future.startAt);
    expect((await change(past, { force: true })).view['startAt']).toBe(past.startAt);
    expect((await change({ startAt: '2025-12-14T19:00:00Z' })).view['startAt']).toBe('2025-12-14T19:00:00.000Z');
  });

  it('[D-148] prevents a document, is listed in its plan, and is moved by force, which lists it', async () => {
    await expect(apply(moved)).rejects.toMatchObject(refusal);
    expect(await apply(moved, { dryRun: true })).toMatchObject({ dryRun: true, intoPast });
    expect(await apply(moved, { force: true })).toMatchObject({ dryRun: false, intoPast });
    expect(await apply(moved)).not.toHaveProperty('intoPast');
  });

  it('[D-148] is named beside parts in use, so that one force does not hide the other', async () => {
    work.uses.set(GUEST, { guests: 3 });
    const patch = { ...past, ticketTypes: [] };
    const inUse = [{ kind: 'ticket_type', path: GUEST, guests: 3 }];
    await expect(change(patch)).rejects.toMatchObject({ details: { inUse, intoPast } });
    await expect(change(patch)).rejects.toThrow(/drops what is in use.*from the future into the past/);
  });

  it('[D-148] is judged for the days of an event as well', async () => {
    const days = (startAt: string) => [{ key: 'b', dayDate: startAt.slice(0, 10), startAt }];
    await change({ startAt: '2026-01-14T18:00:00Z', days: days('2026-03-01T18:00:00Z') }, { force: true });
    const early = { days: days('2026-01-15T18:00:00Z') };
    await expect(change(early)).rejects.toMatchObject({ details: { intoPast: [{ path: 'events[open-studio].days[b].startAt' }] } });
    await change(early, { force: true });
  });
});

describe('a new event in the past', () => {
  it('[D-148] is created with a warning, by itself and by a document', async () => {
    const body = anEvent({ slug: 'former', ...past });
    const { view } = await new CreateItem(work).execute({ workspaceId, section: 'events', by: OPERATOR, body });
    expect(view['warnings']).toMatchObject([{ path: 'startAt' }]);
    const both = { version: 1, events: [anEvent(future), body, anEvent({ slug: 'older', ...past })] };
    expect((await apply(both)).warnings).toMatchObject([{ path: 'events[2].startAt' }]);
    expect((await apply(both)).warnings).toBeUndefined();
  });
});

describe('a balance that is due later', () => {
  it('[D-148] is followed by placed orders, after a change and by a document, and after no other change', async () => {
    const deposit = (depositBalanceDueAt: string) => ({
      ticketTypes: [
        {
          key: 'guest',
          name: 'Guest',
          kind: 'deposit',
          prices: [{ currency: 'NGN', priceMinor: 500_000 }],
          depositType: 'percent',
          depositValue: 30,
          depositBalanceDueAt,
        },
      ],
    });
    const id = idOf('evt', (await eventHere()).ref)!;
    await change(deposit('2026-11-01T12:00:00Z'), { force: true });
    work.followed.splice(0);
    await change({ title: 'The studio' });
    expect(work.followed).toEqual([]);
    await change(deposit('2026-12-01T12:00:00Z'));
    await apply({ version: 1, events: [anEvent({ ...future, ...deposit('2026-12-02T12:00:00Z') })] });
    expect(work.followed).toEqual([id, id]);
  });
});

describe('times that a move leaves behind', () => {
  const early = { ...future, doorsAt: '2026-12-14T17:00:00.000Z' };
  const later = { startAt: '2026-12-24T18:00:00.000Z', endAt: '2026-12-24T22:00:00.000Z' };

  it('[D-148] are warned of with their paths, whoever moves it: a new event, a change, a document and its plan', async () => {
    const body = anEvent({ slug: 'late', ...early, ...later });
    const { view } = await new CreateItem(work).execute({ workspaceId, section: 'events', by: OPERATOR, body });
    expect(view['warnings']).toMatchObject([{ path: 'doorsAt' }]);
    await change({ doorsAt: early.doorsAt });
    expect((await change(later)).view['warnings']).toMatchObject([{ path: 'doorsAt' }]);
    const document = { version: 1, events: [anEvent({ ...early, ...later })] };
    expect((await apply(document, { dryRun: true })).warnings).toMatchObject([{ path: 'events[0].doorsAt' }]);
    expect((await apply(document, { force: true })).warnings).toMatchObject([{ path: 'events[0].doorsAt' }]);
  });
});
