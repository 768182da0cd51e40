import { Controller, type Type } from '@nestjs/common';
import { AdjustStock, atHand, ReadStock, type StockOrder, type VariantStock } from '@svc/catalogue';
import { line } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { addressedAs } from '@svc/workspace-document';
import { z } from 'zod';
import { itemIdOf, Operation, type RefCall } from '../../edge';
import { listView } from '../page.dto';

const MOST = 1_000_000_000;

const adjustStockBody = z
  .strictObject({
    variantRef: z
      .string()
      .min(1, 'Name the variant by its ref or key.')
      .max(255)
      .describe('Ref or key of the variant; in a package, of the option.'),
    delta: z
      .int('Give whole units.')
      .min(-MOST)
      .max(MOST)
      .optional()
      .describe('Units to add (above 0) or take away (below 0). Give it, or `stock`.'),
    stock: z
      .int('Give whole units.')
      .min(0, 'Stock cannot be negative.')
      .max(MOST)
      .nullable()
      .optional()
      .describe('Units at hand from now on; null: stock is no longer counted. Give it, or `delta`.'),
    reason: line.describe('Reason of the change, for the audit log; one line of at most 300 characters.'),
  })
  .refine(({ delta, stock }) => (delta === undefined) !== (stock === undefined), {
    error: 'Give either "delta" or "stock".',
    path: ['delta'],
  })
  .meta({ id: 'AdjustStockBody', description: 'Change of the stock of one variant: give `delta` or `stock`.' });
type AdjustStockBody = z.output<typeof adjustStockBody>;

const variantStockView = z
  .object({
    variantRef: z.string().describe('Ref of the variant, `var_…`, or of the option of a package, `pko_…`.'),
    key: z.string().describe('Key of the variant or option.'),
    stock: z.int().nullable().describe('Units at hand, those held for buyers included; null: stock is not counted.'),
    held: z.int().describe('Units held in checkouts that are being paid.'),
    sold: z.int().describe('Units sold so far.'),
    available: z.int().nullable().describe('Units that can be bought now: `stock` less `held`; null: stock is not counted.'),
  })
  .meta({ id: 'VariantStock', description: 'Stock of one variant, or of one option of a package.' });
type VariantStockView = z.infer<typeof variantStockView>;

function presentStock(variant: VariantStock, isPackage: boolean): VariantStockView {
  const { variantId, key, held, sold } = variant;
  const stock = atHand(variant);
  return {
    variantRef: refOf(isPackage ? 'pko' : 'var', variantId),
    key,
    stock,
    held,
    sold,
    available: stock === null ? null : stock - held,
  };
}

/** Returns the controller of the stock of products' variants, or of packages' options. */
function stockController(section: 'products' | 'packages', tag: string): Type {
  const { noun, prefix } = addressedAs(section);
  const isPackage = section === 'packages';
  const name = isPackage ? 'Package' : 'Product';
  const common = { audience: 'workspace', tag } as const;

  @Controller()
  class StockController {
    constructor(
      private readonly readStock: ReadStock,
      private readonly adjustStock: AdjustStock,
    ) {}

    @Operation(`GET /admin/${section}/:ref/stock`, {
      ...common,
      id: `read${name}Stock`,
      params: { ref: itemIdOf(noun, prefix) },
      permission: 'stock.read',
      summary: `Read the stock of a ${noun}`,
      description: 'Units at hand, held, sold and available, for each of its variants or options.',
      returns: listView(variantStockView, 'Stock of each variant or option, in their order.'),
    })
    async list({ workspace: { id }, params: { ref: offerId } }: RefCall): Promise<{ data: VariantStockView[] }> {
      const variants = await this.readStock.execute({ workspaceId: id, offerId, isPackage });
      return { data: variants.map((variant) => presentStock(variant, isPackage)) };
    }

    @Operation(`POST /admin/${section}/:ref/stock`, {
      ...common,
      id: `adjust${name}Stock`,
      params: { ref: itemIdOf(noun, prefix) },
      permission: 'stock.write',
      audit: 'change',
      summary: `Change the stock of a ${noun}`,
      description: 'By `delta` or to `stock`, never below the units that are held for buyers. The audit log keeps who did it and why.',
      body: adjustStockBody,
      returns: variantStockView,
    })
    async adjust({
      workspace: { id },
      author: by,
      params: { ref: offerId },
      body: { variantRef, reason, delta, stock },
    }: RefCall<{ body: AdjustStockBody }>): Promise<VariantStockView> {
      const order: StockOrder = delta === undefined ? { stock: stock! } : { delta };
      return presentStock(
        await this.adjustStock.execute({ workspaceId: id, offerId, isPackage, by, variantRef, order, reason }),
        isPackage,
      );
    }
  }
  Object.defineProperty(StockController, 'name', { value: `${name}StockController` });
  return StockController;
}

export const STOCK_CONTROLLERS = [stockController('products', 'Products'), stockController('packages', 'Packages')];
