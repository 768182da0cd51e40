import { auditedChange, changeBetween, deletionOf, factsOf, type ItemChange } from './changes';
import type { ItemSection } from './sections';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const deleted = (section: ItemSection): ItemChange => ({ action: 'delete', section, id, identity: 'tote-bag' });
const changed = (section: ItemSection, field: string): ItemChange => ({
  action: 'change',
  section,
  id,
  identity: 'launch-night',
  fields: ['tagline', field],
});

describe('the change between two forms of an item', () => {
  const form = (identity: string, item: object) => ({
    thing: { id, identity, createdAt: '', updatedAt: '' },
    item: { slug: identity, ...item },
  });
  const [tote, bag] = [
    form('tote', { name: 'Tote', variants: [{ key: 'a', stock: 1 }] }),
    form('bag', { name: 'Bag', variants: [{ key: 'a', stock: 2 }] }),
  ];

  it('has both forms, the paths that differ, stock apart, and the name before', () => {
    const change = changeBetween('products', tote, bag);
    expect(change).toMatchObject({ action: 'change', identity: 'tote', before: tote.item, after: bag.item });
    expect(change.fields).toEqual(['slug', 'name']);
  });

  it('is a creation without a form before', () => {
    expect(changeBetween('products', undefined, bag)).toEqual({
      action: 'create',
      section: 'products',
      id,
      identity: 'bag',
      after: bag.item,
    });
    expect(deletionOf('products', tote.thing)).toEqual({ action: 'delete', section: 'products', id, identity: 'tote' });
  });

  it('is audited under the noun and the ref of the thing, or of the workspace', () => {
    expect(auditedChange({ action: 'create', section: 'deliveryZones', id, identity: 'lagos' }).subject).toMatchObject({
      kind: 'delivery_zone',
      ref: expect.stringMatching(/^dlz_/) as string,
      name: 'lagos',
    });
    const { subject } = auditedChange({ action: 'change', section: 'storefront', id, identity: 'storefront', fields: ['city'] });
    expect(subject).toEqual({ kind: 'storefront', ref: expect.stringMatching(/^wks_/) as string });
  });
});

describe('a fact of changes of the catalogue', () => {
  it('[§6 product.deleted] is each product that was deleted, and each package, since those are products', () => {
    expect([deleted('products'), deleted('packages'), deleted('collections')].flatMap(factsOf)).toEqual([
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
    'ticketTypes[vip].validDays',
  ])('is an event of which %s changed, so that calendars can follow', (field) => {
    expect(factsOf(changed('events', field))).toEqual([{ type: 'event.rescheduled.v1', data: { eventId: id } }]);
  });

  it.each(['title', 'capacity', 'ticketTypes[vip].startAt', 'days[second].capacity', 'days[second].label', 'publishedAt'])(
    'is no event of which only %s changed',
    (field) => {
      expect(factsOf(changed('events', field))).toEqual([]);
    },
  );

  it('is an event that was deleted, and none that is only unpublished', () => {
    expect(factsOf(deleted('events'))).toEqual([{ type: 'event.deleted.v1', data: { eventId: id } }]);
    expect(factsOf(changed('events', 'published'))).toEqual([]);
  });

  it('does not result from a new event, nor from a changed product', () => {
    const created: ItemChange = { action: 'create', section: 'events', id, identity: 'launch-night', fields: ['startAt'] };
    expect([created, changed('products', 'location')].flatMap(factsOf)).toEqual([]);
  });
});
