import type { AuditedChange } from '@svc/kernel';
import { auditedThing } from './changes';
import { factsOfChanges } from './changes';
import type { ItemSection } from './sections';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const deleted = (section: ItemSection): AuditedChange => auditedThing(section, { id, identity: 'tote-bag' }, 'delete');
const changed = (section: ItemSection, field: string): AuditedChange =>
  auditedThing(section, { id, identity: 'launch-night' }, 'change', ['tagline', field]);

describe('a fact of changes of the catalogue', () => {
  it('[§6 product.deleted] is each product that was deleted, and each package, since those are products', () => {
    expect(factsOfChanges([deleted('products'), deleted('packages'), deleted('collections')])).toEqual([
      { type: 'product.deleted.v1', data: { productId: id, slug: 'tote-bag', isPackage: false } },
      { type: 'product.deleted.v1', data: { productId: id, slug: 'tote-bag', isPackage: true } },
    ]);
  });

  it.each([
    'startAt',
    'endAt',
    'timezone',
    'location',
    'location.city',
    'days',
    'days[second]',
    'days[second].dayDate',
    'days[second].startAt',
    'days[second].location.address',
  ])('is an event of which %s changed, so that calendars can follow', (field) => {
    expect(factsOfChanges([changed('events', field)])).toEqual([{ type: 'event.rescheduled.v1', data: { eventId: id } }]);
  });

  it.each(['title', 'capacity', 'ticketTypes[vip].startAt', 'days[second].capacity', 'days[second].label', 'publishedAt'])(
    'is no event of which only %s changed',
    (field) => {
      expect(factsOfChanges([changed('events', field)])).toEqual([]);
    },
  );

  it('is an event that was deleted, and none that is only unpublished', () => {
    expect(factsOfChanges([deleted('events')])).toEqual([{ type: 'event.deleted.v1', data: { eventId: id } }]);
    expect(factsOfChanges([changed('events', 'published')])).toEqual([]);
  });

  it('does not result from a new event, nor from a changed product', () => {
    expect(
      factsOfChanges([auditedThing('events', { id, identity: 'launch-night' }, 'create', ['startAt']), changed('products', 'location')]),
    ).toEqual([]);
  });
});
