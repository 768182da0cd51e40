import { Module } from '@nestjs/common';
import { PaymentRails, ReadPaymentMethods } from '@svc/storefront';
import { ServiceConfig } from './config';
import { OfferedPaymentRails } from './offered-payment-rails';
import { construct, provide } from './provide';

/** Reads of the ways to pay. */
@Module({
  providers: [
    provide(PaymentRails, [ServiceConfig], ({ sandboxPayments }) => new OfferedPaymentRails(sandboxPayments)),
    construct(ReadPaymentMethods, PaymentRails),
  ],
  exports: [PaymentRails, ReadPaymentMethods],
})
export class StorefrontPaymentsModule {}
