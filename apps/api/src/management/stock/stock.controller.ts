import { Body, Controller, Param, type Type } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { AdjustStock, ReadStock, type StockOrder } from '@svc/catalogue';
import type { Author } from '@svc/kernel';
import { addressedAs } from '@svc/workspace-document';
import { z } from 'zod';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { itemIdOf } from '../items/item-id.pipe';
import { adjustStockBody, presentStock, variantStockView, type AdjustStockBody, type VariantStockView } from './stock.dto';

/** The stock of products' variants, and alike of packages' options. */
export function stockController(section: 'products' | 'packages', tag: string): Type {
  const { noun, prefix } = addressedAs(section);
  const isPackage = section === 'packages';
  const name = isPackage ? 'Package' : 'Product';
  const common = { audience: 'workspace', path: `/admin/${section}/:ref/stock`, tag } as const;

  @Controller()
  class StockController {
    constructor(private readonly readStock: ReadStock, private readonly adjustStock: AdjustStock) {}

    @ManagementOperation({
      ...common, id: `read${name}Stock`, method: 'GET', summary: `Read what is at hand of a ${noun}`, returns: z.object({ data: z.array(variantStockView) }),
    })
    async list(@ManagedWorkspace() { id }: Workspace, @Param('ref', itemIdOf(noun, prefix)) offerId: string): Promise<{ data: VariantStockView[] }> {
      const variants = await this.readStock.execute({ workspaceId: id, offerId, isPackage });
      return { data: variants.map((variant) => presentStock(variant, isPackage)) };
    }

    @ManagementOperation({
      ...common, id: `adjust${name}Stock`, method: 'POST', summary: `Change what is at hand of a ${noun}`,
      description: 'By `delta` or to `stock`, never below what is held for buyers. Who did it and why stays in the audit log.',
      body: adjustStockBody, returns: variantStockView,
    })
    async adjust(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', itemIdOf(noun, prefix)) offerId: string,
      @Body(read(adjustStockBody)) { variantRef, reason, delta, stock }: AdjustStockBody,
    ): Promise<VariantStockView> {
      const order: StockOrder = delta === undefined ? { stock: stock! } : { delta };
      return presentStock(await this.adjustStock.execute({ workspaceId: id, offerId, isPackage, by, variantRef, order, reason }), isPackage);
    }
  }
  Object.defineProperty(StockController, 'name', { value: `${name}StockController` });
  return StockController;
}
