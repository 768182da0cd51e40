import { Controller, Inject, Query } from '@nestjs/common';
import { ReadPaymentMethods } from '@svc/storefront';
import { z } from 'zod';
import { Caller, Operation, read } from '../../edge';
import { paymentMethodsQuery, type PaymentMethodsQuery } from './payment-methods.dto';

/** `/store/payment-methods` (§4.1). */
@Controller()
export class PaymentMethodsController {
  constructor(@Inject(ReadPaymentMethods) private readonly readPaymentMethods: ReadPaymentMethods) {}

  @Operation({
    id: 'listPaymentMethods',
    method: 'GET',
    path: '/store/payment-methods',
    tag: 'Payments',
    summary: 'List payment methods',
    description: 'Names of the rails that can charge the currency in the mode of the key; any of them may be named as the provider of a headless checkout.',
    scope: 'availability:read',
    query: paymentMethodsQuery,
    returns: z.array(z.string()),
    errors: ['VALIDATION_ERROR'],
    prepared: { perMode: true },
  })
  list(@Caller() caller: Caller, @Query(read(paymentMethodsQuery)) query: PaymentMethodsQuery): Promise<string[]> {
    return this.readPaymentMethods.execute({ store: caller.store, mode: caller.mode, ...query });
  }
}
