import type { Fault, ReferenceKind, RuleScope } from '@svc/contracts';
import { checkAmounts } from './check-delivery-zone';
import type { DiscountCodeItem } from './codes.item';

/** The rules of a discount code: a value that fits its kind, an end after its start, and that what it is for exists. */
export function checkDiscountCode(item: DiscountCodeItem, scope: RuleScope): Fault[] {
  const { eventRefs, ticketTypeRefs, productRefs } = item.appliesTo;
  return [
    ...checkValue(item, scope),
    ...checkAmounts(item.minSubtotal, 'minSubtotal', scope),
    ...(item.startsAt !== undefined && item.endsAt !== undefined && item.endsAt <= item.startsAt
      ? [{ path: 'endsAt', message: 'Give an end after the start.' }]
      : []),
    ...(item.maxUses !== undefined && item.maxUsesPerContact !== undefined && item.maxUsesPerContact > item.maxUses
      ? [{ path: 'maxUsesPerContact', message: 'Give at most maxUses.' }]
      : []),
    ...checkTargets(eventRefs, 'appliesTo.eventRefs', ['event'], scope),
    ...checkTargets(ticketTypeRefs, 'appliesTo.ticketTypeRefs', ['ticketType'], scope),
    ...checkTargets(productRefs, 'appliesTo.productRefs', ['product', 'package'], scope),
  ];
}

function checkValue({ kind, value }: DiscountCodeItem, scope: RuleScope): Fault[] {
  if (kind === 'percent') {
    const isPercentage = typeof value === 'number' && value > 0;
    return isPercentage ? [] : [{ path: 'value', message: 'Give a percentage above 0, up to 100.' }];
  }
  if (typeof value === 'number' || Object.keys(value).length === 0) {
    return [{ path: 'value', message: `Give minor units per currency, such as {"${scope.currencies[0]}": 50000}.` }];
  }
  return checkAmounts(value, 'value', scope);
}

function checkTargets(refs: readonly string[], path: string, kinds: readonly ReferenceKind[], scope: RuleScope): Fault[] {
  return refs.flatMap((ref, index) =>
    kinds.some((kind) => scope.exists(kind, ref)) ? [] : [{ path: `${path}[${index}]`, message: `There is no "${ref}"; add it or take it out.` }],
  );
}
