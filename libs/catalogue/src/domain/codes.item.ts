import { amountsByCurrency, line, moment, percentage, slug, slugPath } from '@svc/contracts';
import { z } from 'zod';

/** A code that a buyer types; matched without regard to case. */
const code = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'Use letters, digits, hyphens and underscores.')
  .max(50);
const uses = z.number().int().min(1).max(1_000_000_000);

/** A discount code as the workspace document writes it (decisions 3.16). */
export const discountCodeItem = z
  .strictObject({
    code,
    position: z.number().int().optional(),
    kind: z.enum(['percent', 'fixed']),
    value: z
      .union([percentage, amountsByCurrency], 'Give a percentage, or an amount per currency such as {"NGN": 50000}.')
      .describe('Percent: a number above 0 up to 100. Fixed: minor units per currency.'),
    appliesTo: z
      .strictObject({
        eventRefs: z.array(slug).max(500).default([]),
        ticketTypeRefs: z.array(slugPath).max(500).default([]),
        productRefs: z.array(slug).max(500).default([]),
      })
      .prefault({})
      .describe('What the code is for; everything when all lists are empty.'),
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    maxUses: uses.optional(),
    maxUsesPerContact: uses.optional(),
    minSubtotal: amountsByCurrency.optional(),
  })
  .meta({ id: 'DiscountCodeItem' });
export type DiscountCodeItem = z.infer<typeof discountCodeItem>;

/** A code that tells who brought the buyer; it changes no price (decisions 3.16). */
export const promoterCodeItem = z
  .strictObject({ code, position: z.number().int().optional(), name: line })
  .meta({ id: 'PromoterCodeItem' });
export type PromoterCodeItem = z.infer<typeof promoterCodeItem>;
