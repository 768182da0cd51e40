import type { RuleScope } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { judge, type Question, refsIn, ThingInChange, translateRefs } from './references';

const fault = (path: string) => [{ path, message: 'There is none.' }];

function aWorkspaceWith(...things: string[]) {
  const questions: string[][] = [];
  const lookUp = async (batch: readonly Question[]) => {
    const names = batch.map(({ kind, path }) => `${kind}:${path}`);
    questions.push(names);
    return names.map((name) => things.includes(name));
  };
  return { questions, lookUp };
}

describe('judging an item without its workspace', () => {
  it('looks up nothing when the rules have no questions', async () => {
    const { questions, lookUp } = aWorkspaceWith();
    expect(await judge(() => fault('name'), lookUp)).toEqual(fault('name'));
    expect(questions).toEqual([]);
  });

  it('looks up all questions of the rules at once, each thing once', async () => {
    const { questions, lookUp } = aWorkspaceWith('product:mug');
    const rule = (exists: RuleScope['exists']) => ['mug', 'lost', 'MUG'].flatMap((slug) => (exists('product', slug) ? [] : fault(slug)));
    expect(await judge(rule, lookUp)).toEqual(fault('lost'));
    expect(questions).toEqual([['product:mug', 'product:lost']]);
  });

  it('continues when an answer raises a question', async () => {
    const { questions, lookUp } = aWorkspaceWith('product:mug');
    const rule = (exists: RuleScope['exists']) => (exists('product', 'mug') && !exists('event', 'fair') ? fault('event') : []);
    expect(await judge(rule, lookUp)).toEqual(fault('event'));
    expect(questions).toEqual([['product:mug'], ['event:fair']]);
  });
});

const id = '0193d4b1-7c00-7abc-8def-0123456789ab';
const [product, event, unknown] = [refOf('prd', id), refOf('evt', id), refOf('col', id)];

describe('references written in a body', () => {
  const body = { productRefs: [product, 'mug'], appliesTo: { eventRefs: [event] }, name: product, link: { collectionSlug: unknown } };

  it('are found in fields that point at things, and nowhere else', () => {
    expect(refsIn(body).map(({ ref }) => ref)).toEqual([product, event, unknown]);
    expect(refsIn({ name: product, description: event, media: [unknown] })).toEqual([]);
  });

  it('become slugs and key paths; a ref of a missing thing is a fault', () => {
    const { body: translated, faults } = translateRefs(
      body,
      new Map([
        [product, 'tote'],
        [event, 'fair'],
      ]),
    );
    expect(translated).toEqual({ ...body, productRefs: ['tote', 'mug'], appliesTo: { eventRefs: ['fair'] } });
    expect(faults.map(({ path }) => path)).toEqual(['link.collectionSlug']);
  });

  it('do not pass for another thing of the same slug', () => {
    const { mayMean } = translateRefs({ productRefs: [event, 'mug'] }, new Map([[event, 'fair']]));
    expect([mayMean('product', 'fair'), mayMean('event', 'fair'), mayMean('product', 'mug'), mayMean('note', 'other')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

const tote = { slug: 'tote', variants: [{ key: 'small' }, { key: 'large' }] };

describe('a thing in change', () => {
  it('leads others to its new name', () => {
    const change = new ThingInChange('products', tote, { ...tote, slug: 'bag' });
    expect([change.whereabouts('product', 'tote'), change.whereabouts('variant', 'tote/large'), change.changesPaths]).toEqual([
      'bag',
      'bag/large',
      true,
    ]);
    expect([
      change.existed('product', 'tote'),
      change.exists('product', 'tote'),
      change.exists('product', 'BAG'),
      change.existed('variant', 'bag/large'),
    ]).toEqual([true, false, true, true]);
  });

  it('is missing when it is deleted, like its removed parts', () => {
    expect(new ThingInChange('products', tote, undefined).whereabouts('variant', 'tote/small')).toBeUndefined();
    const smaller = new ThingInChange('products', tote, { ...tote, variants: [{ key: 'small' }] });
    expect([smaller.whereabouts('variant', 'tote/large'), smaller.whereabouts('product', 'tote'), smaller.changesPaths]).toEqual([
      undefined,
      'tote',
      true,
    ]);
  });

  it('moves nothing when it is new or keeps its name and keys', () => {
    expect(new ThingInChange('products', undefined, tote).changesPaths).toBe(false);
    expect(new ThingInChange('products', tote, { ...tote, name: 'Tote' }).changesPaths).toBe(false);
    expect(new ThingInChange('promoterCodes', { code: 'A' }, undefined).changesPaths).toBe(false);
  });

  it('does not decide about other things, nor about a package with the same path', () => {
    const change = new ThingInChange('products', tote, undefined);
    expect([change.exists('product', 'mug'), change.exists('package', 'tote'), change.whereabouts('event', 'tote')]).toEqual([
      undefined,
      undefined,
      'tote',
    ]);
  });
});
