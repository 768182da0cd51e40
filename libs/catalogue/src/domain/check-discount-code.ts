import { checkAmounts, faultUnless, type Fault, type ReferenceKind, type RuleScope } from '@svc/contracts';
import type { DiscountCodeItem } from './codes.item';

/** The rules of a discount code: a value that fits its kind, an end after its start, and that what it is for exists. */
export function checkDiscountCode(item: DiscountCodeItem, scope: RuleScope): Fault[] {
  const { startsAt, endsAt, maxUses, maxUsesPerContact } = item;
  const { eventRefs, ticketTypeRefs, productRefs } = item.appliesTo;
  return [
    ...checkValue(item, scope),
    ...checkAmounts(item.minSubtotal, scope.currencies, 'minSubtotal'),
    ...faultUnless(!startsAt || !endsAt || endsAt > startsAt, 'endsAt', 'Give an end after the start.'),
    ...faultUnless(!maxUses || !maxUsesPerContact || maxUsesPerContact <= maxUses, 'maxUsesPerContact', 'Give at most maxUses.'),
    ...checkTargets(eventRefs, 'appliesTo.eventRefs', ['event'], scope),
    ...checkTargets(ticketTypeRefs, 'appliesTo.ticketTypeRefs', ['ticketType'], scope),
    ...checkTargets(productRefs, 'appliesTo.productRefs', ['product', 'package'], scope),
  ];
}

function checkValue({ kind, value }: DiscountCodeItem, scope: RuleScope): Fault[] {
  if (kind === 'percent') {
    return faultUnless(typeof value === 'number' && value > 0, 'value', 'Give a percentage above 0, up to 100.');
  }
  if (typeof value === 'number' || Object.keys(value).length === 0) {
    return [{ path: 'value', message: `Give minor units per currency, such as {"${scope.currencies[0]}": 50000}.` }];
  }
  return checkAmounts(value, scope.currencies, 'value');
}

function checkTargets(refs: readonly string[], path: string, kinds: readonly ReferenceKind[], scope: RuleScope): Fault[] {
  return refs.flatMap((ref, index) =>
    faultUnless(kinds.some((kind) => scope.exists(kind, ref)), `${path}[${index}]`, `There is no "${ref}"; add it or take it out.`),
  );
}
