import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { applying } from '../testing/applying';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem, CreateItem } from './change-item';

const work = new InMemoryDocumentWork();
let workspaceId: string;
let made = 0;

beforeEach(() => {
  workspaceId = `moments-${(made += 1)}`;
  work.open(workspaceId, { displayName: 'Ile', timezone: 'Africa/Lagos', currencies: ['NGN'] });
});

const event = (overrides: object = {}) => ({ slug: 'fair', title: 'Fair', startAt: '2027-07-04', endAt: '2027-07-05', ...overrides });
const apply = (document: object) => applying(work).execute({ workspaceId, document: { version: 1, ...document }, dryRun: false });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => ({}),
    (error: unknown) => (error as { details: { fields: object } }).details.fields,
  );
const create = (body: object) => new CreateItem(work).execute({ workspaceId, section: 'events', by: OPERATOR, body });

describe('moments of a document', () => {
  it('[D-124] are local to the event, else to the shop of the document, and reported where they were read otherwise', async () => {
    const { warnings } = await apply({
      workspace: { displayName: 'Ile', timezone: 'America/New_York', currencies: ['NGN'] },
      events: [
        event(),
        event({
          slug: 'night',
          timezone: 'asia/tokyo',
          endAt: '2027-07-06T01:30',
          days: [{ key: 'a', dayDate: '2027-07-04', endAt: '2027-07-04' }],
        }),
      ],
      forms: [{ slug: 'visit', name: 'Visit', opensAt: '2027-03-01T09:00', closesAt: '2027-03-14', fields: [] }],
      discountCodes: [{ code: 'MAY', kind: 'percent', value: 10, startsAt: '2027-05-01T00:00:00Z', endsAt: '2027-05-31' }],
    });
    expect(warnings?.map(({ path }) => path)).toEqual([
      'events[0].startAt',
      'events[0].endAt',
      'events[1].startAt',
      'events[1].days[0].endAt',
      'forms[0].closesAt',
      'discountCodes[0].endsAt',
    ]);
    const again = await apply({
      events: [
        event({ startAt: '2027-07-04T04:00:00Z', endAt: '2027-07-06T04:00:00Z' }),
        event({
          slug: 'night',
          timezone: 'Asia/Tokyo',
          startAt: '2027-07-03T15:00:00Z',
          endAt: '2027-07-05T16:30:00Z',
          days: [{ key: 'a', dayDate: '2027-07-04', endAt: '2027-07-04T15:00:00Z' }],
        }),
      ],
      forms: [{ slug: 'visit', name: 'Visit', opensAt: '2027-03-01T14:00:00Z', closesAt: '2027-03-15T04:00:00Z', fields: [] }],
      discountCodes: [{ code: 'MAY', kind: 'percent', value: 10, startsAt: '2027-05-01T00:00:00Z', endsAt: '2027-06-01T04:00:00Z' }],
    });
    expect(again).toMatchObject({ created: [], changed: [], deleted: [] });
    expect(again.warnings).toBeUndefined();
  });

  it('[D-124] are refused by their path, once each, when a change of clocks skips them', async () => {
    const skipped = event({ timezone: 'Europe/Berlin', startAt: '2027-03-28T02:30', endAt: '2027-03-28T05:00', doorsAt: 'noon' });
    expect(await refusalOf(apply({ events: [skipped] }))).toEqual({
      'events[0].startAt': 'A change of clocks skips this time in Europe/Berlin: give 2027-03-28T03:30, say, or a moment with its zone.',
      'events[0].doorsAt': expect.stringMatching(/^Give a moment such as/) as string,
    });
  });

  it('[D-124] are local to the shop in a table, and stay unchanged where they name their zone', async () => {
    const table = (at: string) => ({
      slug: 'runs',
      name: 'Runs',
      columns: [
        { key: 'at', label: 'At', type: 'datetime' },
        { key: 'note', label: 'Note', type: 'text' },
      ],
      rows: [{ key: 'one', cells: { at, note: '2027-07-04' } }],
    });
    const { warnings } = await apply({ tables: [table('2027-07-04')] });
    expect(warnings?.map(({ path }) => path)).toEqual(['tables[0].rows[0].cells.at']);
    expect(await apply({ tables: [table('2027-07-03T23:00:00.000Z')] })).toMatchObject({ changed: [] });
    expect(await apply({ tables: [table('2027-07-04T00:00:00+01:00')] })).toMatchObject({ changed: [{ identity: 'runs' }] });
    expect(await apply({ tables: [table('2027-07-04T00:00')] })).toMatchObject({ changed: [{ identity: 'runs' }] });
    expect(await refusalOf(apply({ tables: [table('yesterday')] }))).toHaveProperty(['tables[0].rows[0].cells.at']);
  });

  it('[D-124] are read by the zone of their thing after the change, and reported in the response', async () => {
    const { view } = await create(event());
    expect(view).toMatchObject({ startAt: '2027-07-03T23:00:00.000Z', endAt: '2027-07-05T23:00:00.000Z' });
    expect(view['warnings']).toMatchObject([{ path: 'startAt' }, { path: 'endAt' }]);
    const changed = await new ChangeItem(work).execute({
      workspaceId,
      section: 'events',
      by: OPERATOR,
      id: idOf('evt', view.ref)!,
      patch: { timezone: 'america/new_york', endAt: '2027-07-05T18:00' },
    });
    expect(changed.view).toMatchObject({
      timezone: 'America/New_York',
      startAt: '2027-07-03T23:00:00.000Z',
      endAt: '2027-07-05T22:00:00.000Z',
    });
    expect(changed.view['warnings']).toBeUndefined();
    expect(await refusalOf(create(event({ slug: 'other', startAt: '2027-02-30' })))).toHaveProperty('startAt');
  });
});
