import { Module } from '@nestjs/common';
import { PaymentRails, ListPaymentMethods } from '@svc/storefront';
import { ServiceConfig } from './config';
import { OfferedPaymentRails } from './offered-payment-rails';
import { construct, provide } from './provide';

/** Reads of the ways to pay. */
@Module({
  providers: [
    provide(PaymentRails, [ServiceConfig], ({ sandboxPayments }) => new OfferedPaymentRails(sandboxPayments)),
    construct(ListPaymentMethods, PaymentRails),
  ],
  exports: [PaymentRails, ListPaymentMethods],
})
export class StorefrontPaymentsModule {}
