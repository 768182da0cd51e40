import { ThingInChange } from './thing-in-change';

const tote = { slug: 'tote', variants: [{ key: 'small' }, { key: 'large' }] };

describe('a thing in change', () => {
  it('leads others to its new name', () => {
    const change = new ThingInChange('products', tote, { ...tote, slug: 'bag' });
    expect([change.whereabouts('product', 'tote'), change.whereabouts('variant', 'tote/large'), change.moves]).toEqual(['bag', 'bag/large', true]);
    expect([change.existed('product', 'tote'), change.exists('product', 'tote'), change.exists('product', 'BAG'), change.existed('variant', 'bag/large')]).toEqual([true, false, true, true]);
  });

  it('is gone when it is deleted, as is what it no longer holds', () => {
    expect(new ThingInChange('products', tote, undefined).whereabouts('variant', 'tote/small')).toBeUndefined();
    const smaller = new ThingInChange('products', tote, { ...tote, variants: [{ key: 'small' }] });
    expect([smaller.whereabouts('variant', 'tote/large'), smaller.whereabouts('product', 'tote'), smaller.moves]).toEqual([undefined, 'tote', true]);
  });

  it('moves nothing when it is new or keeps its name and keys', () => {
    expect(new ThingInChange('products', undefined, tote).moves).toBe(false);
    expect(new ThingInChange('products', tote, { ...tote, name: 'Tote' }).moves).toBe(false);
    expect(new ThingInChange('promoterCodes', { code: 'A' }, undefined).moves).toBe(false);
  });

  it('says nothing of other things, nor of a package by the same path', () => {
    const change = new ThingInChange('products', tote, undefined);
    expect([change.exists('product', 'mug'), change.exists('package', 'tote'), change.whereabouts('event', 'tote')]).toEqual([undefined, undefined, 'tote']);
  });
});
