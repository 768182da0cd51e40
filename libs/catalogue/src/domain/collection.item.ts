import {
  checkListedOnce,
  coverKind,
  described,
  type Fault,
  faultUnless,
  httpUrl,
  line,
  prose,
  type RuleScope,
  slug,
  type Whereabouts,
} from '@svc/contracts';
import { z } from 'zod';
import { collectionTexts } from './catalogue-texts';

/** Collection as written in the workspace document; `productRefs` are slugs of products and packages in the order shown (§2.5). */
export const collectionItem = z
  .strictObject(
    described(
      {
        slug,
        name: line,
        published: z.boolean().default(true),
        position: z.number().int().optional(),
        description: prose.optional(),
        coverUrl: httpUrl.optional(),
        coverKind: coverKind.default('image'),
        gallery: z.array(httpUrl).max(100).default([]),
        productRefs: z.array(slug).max(5_000).default([]),
        seoTitle: line.optional(),
        seoDescription: line.optional(),
      },
      collectionTexts,
    ),
  )
  .meta({ id: 'CollectionItem', description: 'Collection as you write it: a named list of products and packages with a page of its own.' });
export type CollectionItem = z.infer<typeof collectionItem>;

/** Checks the rules of a collection: each product exists, and is listed once. */
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

/** Updates a collection after products were renamed or deleted: deleted ones are removed from it. */
export function retargetCollection(collection: CollectionItem, now: Whereabouts): CollectionItem {
  const productRefs = collection.productRefs.flatMap((slug) => {
    const product = now('product', slug);
    return product === undefined ? [] : (now('package', product) ?? []);
  });
  return { ...collection, productRefs };
}
