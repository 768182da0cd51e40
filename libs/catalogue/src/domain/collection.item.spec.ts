import { aRuleScope } from '@svc/contracts/testing';
import { checkCollection } from './collection.item';
import { collectionItem } from './collection.item';

const scope = aRuleScope('product:tote-bag', 'package:spa-day');

describe('the rules of a collection', () => {
  it('has products and packages that exist, each once', () => {
    const item = collectionItem.parse({ slug: 'new', name: 'New', productRefs: ['tote-bag', 'spa-day', 'lost', 'tote-bag'] });
    expect(checkCollection(item, scope).map(({ path }) => path)).toEqual(['productRefs[3]', 'productRefs[2]']);
  });
});
