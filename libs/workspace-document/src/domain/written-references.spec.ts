import { refOf } from '@svc/kernel';
import { refsIn, translateRefs } from './written-references';

const id = '0193d4b1-7c00-7abc-8def-0123456789ab';
const [product, event, unknown] = [refOf('prd', id), refOf('evt', id), refOf('col', id)];

describe('references written in a body', () => {
  const body = { productRefs: [product, 'mug'], appliesTo: { eventRefs: [event] }, name: product, link: { collectionSlug: unknown } };

  it('are found in fields that point at things, and nowhere else', () => {
    expect(refsIn(body).map(({ ref }) => ref)).toEqual([product, event, unknown]);
    expect(refsIn({ name: product, description: event, media: [unknown] })).toEqual([]);
  });

  it('become slugs and key paths; one that leads to nothing is a fault', () => {
    const { body: translated, faults } = translateRefs(body, new Map([[product, 'tote'], [event, 'fair']]));
    expect(translated).toEqual({ ...body, productRefs: ['tote', 'mug'], appliesTo: { eventRefs: ['fair'] } });
    expect(faults.map(({ path }) => path)).toEqual(['link.collectionSlug']);
  });

  it('do not pass for another thing of the same slug', () => {
    const { mayMean } = translateRefs({ productRefs: [event, 'mug'] }, new Map([[event, 'fair']]));
    expect([mayMean('product', 'fair'), mayMean('event', 'fair'), mayMean('product', 'mug'), mayMean('note', 'other')]).toEqual([false, true, true, true]);
  });
});
