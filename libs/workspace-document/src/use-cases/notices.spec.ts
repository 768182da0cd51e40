import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { applying } from '../testing/applying';
import { aDocument } from '../testing/document.builder';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ChangeItem } from './change-item';
import { ListItems } from './list-items';

const workspaceId = 'workspace';
let work: InMemoryDocumentWork;
let id: string;

beforeEach(async () => {
  work = new InMemoryDocumentWork();
  work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
  await applying(work).execute({ workspaceId, document: aDocument({ discountCodes: [] }), dryRun: false });
  id = idOf('evt', (await event())['ref'] as string)!;
  work.people = 3;
});

const event = async () => (await new ListItems(work).execute({ workspaceId, section: 'events', limit: 1 })).data[0]!;
const of = (patch: object, facts: object = {}) => ({ workspaceId, section: 'events' as const, id, by: OPERATOR, patch, ...facts });
const moved = { location: { venueName: 'The other hall' } };
const news = () => work.outbox.facts.filter(({ type }) => type === 'event.rescheduled.v1');

describe('a change of an event', () => {
  it('[D-148] is news, unless nobody is to be notified', async () => {
    await new ChangeItem(work).execute(of(moved, { notify: false }));
    expect([news(), (await event())['location']]).toEqual([[], moved.location]);
    await new ChangeItem(work).execute(of({ location: { venueName: 'A third hall' } }));
    expect(news()).toHaveLength(1);
  });

  it('[D-148] is previewed with the number of people whom it concerns, and not written', async () => {
    const before = await event();
    expect(await new ChangeItem(work).preview(of(moved))).toEqual({ people: 3 });
    expect([await event(), news()]).toEqual([before, []]);
  });

  it('[D-148] concerns nobody in a preview that notifies nobody, or changes neither times nor places nor days', async () => {
    const preview = (patch: object, facts = {}) => new ChangeItem(work).preview(of(patch, facts));
    expect(await preview(moved, { notify: false })).toEqual({ people: 0 });
    expect(await preview({ title: 'Open house' })).toEqual({ people: 0 });
    expect(await preview({})).toEqual({ people: 0 });
  });

  it('is refused in a preview as it would be', async () => {
    await expect(new ChangeItem(work).preview(of({ endAt: 'never' }))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});
