import { checkAmounts, checkCurrency, checkDistinct, checkListedOnce, faultUnless, type Fault, type RuleScope } from '@svc/contracts';
import { checkDays } from './check-days';
import { checkTicketType } from './check-ticket-type';
import type { EventItem } from './event.item';

/**
 * Everything about an event that its form alone does not tell (§2.6, D-20…D-23, D-93).
 * Paths are relative to the event; an empty list means that it may be saved.
 */
export function checkEvent(event: EventItem, scope: RuleScope): Fault[] {
  const currency = event.currency ?? scope.currencies[0]!;
  return [
    ...checkTimes(event),
    ...(event.currency ? checkCurrency(event.currency, scope.currencies, 'currency') : []),
    ...checkFees(event, currency, scope),
    ...checkDays(event, scope.timezone),
    ...checkDistinct(event.ticketTypes, 'key', 'ticketTypes'),
    ...event.ticketTypes.flatMap((tier, index) =>
      checkTicketType(tier, { accepted: scope.currencies, currency, days: event.days.map(({ key }) => key), path: `ticketTypes[${index}]` }),
    ),
    ...checkUnlockCodes(event),
    ...checkAttached(event, scope),
  ];
}

function checkTimes({ startAt, endAt, doorsAt }: EventItem): Fault[] {
  return [
    ...faultUnless(endAt > startAt, 'endAt', 'Let the event end after it starts.'),
    ...faultUnless(!doorsAt || doorsAt <= endAt, 'doorsAt', 'Let the doors open before the event ends.'),
  ];
}

function checkFees({ customerFee, customerFeeFlatByCurrency = {} }: EventItem, currency: string, scope: RuleScope): Fault[] {
  const other = customerFeeFlatByCurrency[currency];
  const agrees = other === undefined || other === (customerFee?.flatMinor ?? 0);
  return [
    ...checkAmounts(customerFeeFlatByCurrency, scope.currencies, 'customerFeeFlatByCurrency'),
    ...faultUnless(agrees, `customerFeeFlatByCurrency.${currency}`, `customerFee.flatMinor is the fee in ${currency}; leave ${currency} out here.`),
  ];
}

function checkUnlockCodes({ slug, ticketTypes, unlockCodes }: EventItem): Fault[] {
  const known = new Set(ticketTypes.map(({ key }) => `${slug}/${key}`));
  const message = `Name a ticket type of this event, such as ${slug}/${ticketTypes[0]?.key ?? 'vip'}.`;
  return [
    ...checkDistinct(unlockCodes, 'code', 'unlockCodes'),
    ...unlockCodes.flatMap(({ ticketTypeRefs }, code) =>
      ticketTypeRefs.flatMap((ref, index) => faultUnless(known.has(ref), `unlockCodes[${code}].ticketTypeRefs[${index}]`, message)),
    ),
  ];
}

function checkAttached({ attachedPackageRefs, attachedProductRefs }: EventItem, scope: RuleScope): Fault[] {
  return [
    ...checkRefs(attachedPackageRefs, 'package', 'attachedPackageRefs', scope),
    ...checkRefs(attachedProductRefs, 'product', 'attachedProductRefs', scope),
  ];
}

function checkRefs(refs: readonly string[], kind: 'package' | 'product', path: string, scope: RuleScope): Fault[] {
  return [
    ...checkListedOnce(refs, path),
    ...refs.flatMap((ref, index) =>
      faultUnless(scope.exists(kind, ref), `${path}[${index}]`, `There is no ${kind} "${ref}"; give the slug of one that exists.`),
    ),
  ];
}
