import {
  amountsByCurrency,
  checkAmounts,
  described,
  type Fault,
  faultUnless,
  line,
  percentage,
  type ReferenceKind,
  type RuleScope,
  slug,
  slugPath,
  writtenEnd,
  writtenMoment,
} from '@svc/contracts';
import { z } from 'zod';
import { discountCodeTexts, discountTargetTexts, promoterCodeTexts } from './catalogue-texts';

/** Code that a buyer types. Its characters are those of which `foldCode` changes none; case is ignored (D-154). */
const code = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'Use letters, digits, hyphens and underscores.')
  .max(50);
const uses = z.number().int().min(1).max(1_000_000_000);

/** Discount code as written in the workspace document (decisions 3.16 codes). */
export const discountCodeItem = z
  .strictObject(
    described(
      {
        code,
        position: z.number().int().optional(),
        kind: z.enum(['percent', 'fixed']),
        value: z.union([percentage, amountsByCurrency], 'Give a percentage, or an amount per currency such as {"NGN": 50000}.'),
        appliesTo: z
          .strictObject(
            described(
              {
                eventRefs: z.array(slug).max(500).default([]),
                ticketTypeRefs: z.array(slugPath).max(500).default([]),
                productRefs: z.array(slug).max(500).default([]),
              },
              discountTargetTexts,
            ),
          )
          .prefault({}),
        startsAt: writtenMoment.optional(),
        endsAt: writtenEnd.optional(),
        maxUses: uses.optional(),
        maxUsesPerContact: uses.optional(),
        minSubtotal: amountsByCurrency.optional(),
      },
      discountCodeTexts,
    ),
  )
  .meta({
    id: 'DiscountCodeItem',
    description: 'Discount code as you write it: text, reduction, and the things, time and number of uses for which it works.',
  });
export type DiscountCodeItem = z.infer<typeof discountCodeItem>;

/** Fields of a discount code that only the service writes. */
export const discountCodeState = {
  uses: z
    .number()
    .int()
    .optional()
    .describe(
      'Number of orders of live mode that have used the discount code. An order that is cancelled, or refunded by all of its items, gives its use back. Absent when there is none. Read-only: it is ignored when it is sent back.',
    ),
  usesHeld: z
    .number()
    .int()
    .optional()
    .describe(
      'Number of open checkouts that hold a use of the discount code: it is free again when they expire. Absent when there is none. Read-only.',
    ),
};

/** Code that names the promoter who referred the buyer; it changes no price (decisions 3.16 codes). */
export const promoterCodeItem = z
  .strictObject(described({ code, position: z.number().int().optional(), name: line }, promoterCodeTexts))
  .meta({
    id: 'PromoterCodeItem',
    description: 'Promoter code as you write it: a code that credits a promoter with orders and registrations, and changes no price.',
  });
export type PromoterCodeItem = z.infer<typeof promoterCodeItem>;

/** Checks the rules of a discount code: a value that fits its kind, an end after its start, and that its references exist. */
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
    faultUnless(
      kinds.some((kind) => scope.exists(kind, ref)),
      `${path}[${index}]`,
      `There is no "${ref}"; add it or take it out.`,
    ),
  );
}
