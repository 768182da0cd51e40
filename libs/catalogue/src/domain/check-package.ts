import type { Fault, RuleScope } from '@svc/contracts';
import { checkOffer } from './check-offer';
import type { PackageItem } from './package.item';

/** The rules of a package beyond its form; paths are relative to the item. */
export function checkPackage(item: PackageItem, scope: RuleScope): Fault[] {
  return checkOffer(item, item.options, 'options', scope);
}
