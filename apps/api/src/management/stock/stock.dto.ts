import { atHand, type VariantStock } from '@svc/catalogue';
import { line } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { z } from 'zod';

const MOST = 1_000_000_000;

export const adjustStockBody = z
  .strictObject({
    variantRef: z.string().min(1, 'Name the variant by its ref or key.').max(255).describe('Ref or key of the variant; in a package, of the option.'),
    delta: z.int('Give whole units.').min(-MOST).max(MOST).optional().describe('Units that came (above 0) or went (below 0).'),
    stock: z.int('Give whole units.').min(0, 'Stock cannot be negative.').max(MOST).nullable().optional().describe('Units at hand from now on; null: not tracked any more.'),
    reason: line.describe('Why; kept in the audit log.'),
  })
  .refine(({ delta, stock }) => (delta === undefined) !== (stock === undefined), { error: 'Give either "delta" or "stock".', path: ['delta'] })
  .meta({ id: 'AdjustStockBody' });
export type AdjustStockBody = z.output<typeof adjustStockBody>;

export const variantStockView = z
  .object({
    variantRef: z.string(),
    key: z.string(),
    stock: z.int().nullable().describe('Units at hand, those held included; null: not tracked.'),
    held: z.int().describe('In checkouts that are under way.'),
    sold: z.int(),
    available: z.int().nullable().describe('What can be bought now; null: not tracked.'),
  })
  .meta({ id: 'VariantStock' });
export type VariantStockView = z.infer<typeof variantStockView>;

export function presentStock(variant: VariantStock, isPackage: boolean): VariantStockView {
  const { variantId, key, held, sold } = variant;
  const stock = atHand(variant);
  return { variantRef: refOf(isPackage ? 'pko' : 'var', variantId), key, stock, held, sold, available: stock === null ? null : stock - held };
}
