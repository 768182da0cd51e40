import { checkDistinct, linksIn, type Fault, type RuleScope } from '@svc/contracts';
import type { CatalogItem } from './catalog.item';
import { checkLink } from './check-link';

/** What is wrong with a media catalog beyond its shape (D-3.5 PublicCatalog); paths are relative to it. */
export function checkCatalog(catalog: CatalogItem, scope: RuleScope): Fault[] {
  return [
    ...checkDistinct(catalog.items, 'key', 'items'),
    ...linksIn(catalog).flatMap(({ link, path }) => checkLink(link, path, scope)),
  ];
}
