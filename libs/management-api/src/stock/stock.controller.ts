import { Controller, type Type } from '@nestjs/common';
import { AdjustStock, atHand, ReadStock, type StockOrder, type VariantStock } from '@svc/catalogue';
import { line } from '@svc/contracts';
import { itemIdOf, Operation, type RefCall } from '@svc/http';
import { refOf } from '@svc/kernel';
import { addressedAs } from '@svc/workspace-document';
import { z } from 'zod';
import { listView } from '../page.dto';

const MOST = 1_000_000_000;

const adjustStockBody = z
  .strictObject({
    variantRef: z
      .string()
      .min(1, 'Name the variant by its ref or key.')
      .max(255)
      .describe(
        'Variant of the product, or option of the package, whose stock changes: its ref (`var_…`, `pko_…`) or the merchant’s `key` of it.',
      ),
    delta: z
      .int('Give whole units.')
      .min(-MOST)
      .max(MOST)
      .optional()
      .describe('Units to add to the stock of the variant (above 0) or to remove from it (below 0). Give either `delta` or `stock`.'),
    stock: z
      .int('Give whole units.')
      .min(0, 'Stock cannot be negative.')
      .max(MOST)
      .nullable()
      .optional()
      .describe(
        'Units of the variant at hand from now on, 0 or more, those held for buyers included. `null`: stock is no longer counted, so the variant cannot sell out. Give either `delta` or `stock`.',
      ),
    reason: line.describe('Reason of the stock change, recorded in the audit log; one line of at most 300 characters.'),
  })
  .refine(({ delta, stock }) => (delta === undefined) !== (stock === undefined), {
    error: 'Give either "delta" or "stock".',
    path: ['delta'],
  })
  .meta({ id: 'AdjustStockBody', description: 'Change of the stock of one variant or package option: give either `delta` or `stock`.' });

const variantStockView = z
  .object({
    variantRef: z.string().describe('Ref of the variant (`var_…`), or of the option of a package (`pko_…`), that the stock is of.'),
    key: z.string().describe('Key of the variant or package option that the stock is of: the merchant’s own name of it.'),
    stock: z
      .int()
      .nullable()
      .describe('Units of the variant at hand, those held for buyers included. `null` when the stock of the variant is not counted.'),
    held: z.int().describe('Units of the variant that are held for buyers in open checkouts.'),
    sold: z.int().describe('Units of the variant sold so far.'),
    available: z
      .int()
      .nullable()
      .describe('Units of the variant that can be bought now: `stock` less `held`. `null` when the stock of the variant is not counted.'),
  })
  .meta({ id: 'VariantStock', description: 'Stock of one variant of a product, or of one option of a package.' });
type VariantStockView = z.infer<typeof variantStockView>;

const variantStockList = listView(
  variantStockView,
  'Stock of each variant of the product, or option of the package, in their order of display.',
).meta({ id: 'VariantStockList', description: 'Stock of all variants of a product, or of all options of a package.' });

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
      description: 'Returns the units at hand, held, sold and available for each variant or option.',
      returns: variantStockList,
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
      description:
        'Changes the units at hand of one variant or option, by `delta` or to `stock`, never below the units that are held for buyers. The audit log records who changed it and why.',
      body: adjustStockBody,
      returns: variantStockView,
    })
    async adjust({
      workspace: { id },
      author: by,
      params: { ref: offerId },
      body: { variantRef, reason, delta, stock },
    }: RefCall<{ body: typeof adjustStockBody }>): Promise<VariantStockView> {
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
