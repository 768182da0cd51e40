import { givenAnswers } from '@svc/ticketing';
import { z } from 'zod';

/** The form of what is asked for (§4.2, D-38, D-39). What fits the store is judged after it. */

const piece = z.number().int('Give a whole number.').min(1, 'Take at least one.').max(1_000, 'Take at most 1,000.');
const ref = z.string().max(255);

const chosenAddon = z
  .object({ optionRef: ref, quantity: piece.default(1).describe('For each piece of the item.') })
  .meta({ id: 'ChosenAddon' });

export const productLine = z
  .object({
    variantRef: ref.describe('A variant (var_…), or an option of a package (pko_…).'),
    quantity: piece,
    slotStartUtc: z.iso.datetime({ offset: true, error: 'Give a moment with its zone, such as 2026-03-01T09:00:00Z.' }).optional().describe('A start that the slots of the product offer; without it the buyer chooses on the hosted page.'),
    addons: z.array(chosenAddon).max(50).optional().describe('Without it the buyer chooses on the hosted page.'),
    responses: givenAnswers.optional().describe('Without it the buyer answers on the hosted page.'),
  })
  .meta({ id: 'ProductLine' });
export type ProductLine = z.output<typeof productLine>;

/** What every request for products has. */
export const productRequest = {
  items: z.array(productLine).min(1, 'Name what is wanted.').max(50, 'Use at most 50 lines.'),
  currency: z.string().max(10).optional().describe('One that the store accepts; its primary one when absent. It stays.'),
  deliveryZoneRef: ref.optional().describe('Needed when an item needs delivery.'),
  discountCode: z.string().trim().max(100).optional(),
};
export interface ProductRequest {
  items: readonly ProductLine[];
  currency?: string;
  deliveryZoneRef?: string;
  discountCode?: string;
  /** Answers for whichever item has none of its own. */
  responses?: z.output<typeof givenAnswers>;
  /** It is to be saved up for, so what can be may be sold out by now. */
  saveForIt?: boolean;
}
