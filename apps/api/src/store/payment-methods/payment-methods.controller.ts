import { Controller } from '@nestjs/common';
import { ListPaymentMethods } from '@svc/storefront';
import { z } from 'zod';
import { Operation, type StoreCall } from '../../edge';
import { listPaymentMethodsQuery, type ListPaymentMethodsQuery } from './payment-methods.dto';

/** `/store/payment-methods` (§4.1). */
@Controller()
export class PaymentMethodsController {
  constructor(private readonly listPaymentMethods: ListPaymentMethods) {}

  @Operation({
    id: 'listPaymentMethods', method: 'GET', path: '/store/payment-methods', tag: 'Payments', summary: 'List payment methods',
    description: 'Names of the rails that can charge the currency in the mode of the key; any of them may be named as the provider of a headless checkout.',
    scope: 'availability:read', query: listPaymentMethodsQuery, returns: z.array(z.string()), errors: ['VALIDATION_ERROR'], prepared: { perMode: true },
  })
  list({ caller: { store, mode }, query }: StoreCall<ListPaymentMethodsQuery>): Promise<string[]> {
    return this.listPaymentMethods.execute({ store, mode, ...query });
  }
}
