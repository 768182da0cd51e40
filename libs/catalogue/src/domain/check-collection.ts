import { checkListedOnce, faultUnless, type Fault, type RuleScope } from '@svc/contracts';
import type { CollectionItem } from './collection.item';

/** The rules of a collection: each product is there, and stands in it once. */
export function checkCollection({ productRefs }: CollectionItem, scope: RuleScope): Fault[] {
  return [
    ...checkListedOnce(productRefs, 'productRefs'),
    ...productRefs.flatMap((ref, index) =>
      faultUnless(
        scope.exists('product', ref) || scope.exists('package', ref),
        `productRefs[${index}]`,
        `There is no product or package "${ref}"; add it or take it out.`,
      ),
    ),
  ];
}
