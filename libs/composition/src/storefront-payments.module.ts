import { Module } from '@nestjs/common';
import { PaymentRails, ReadPaymentMethods } from '@svc/storefront';
import { ServiceConfig } from './config';
import { OfferedPaymentRails } from './offered-payment-rails';

/** Reads of the ways to pay. */
@Module({
  providers: [
    { provide: PaymentRails, useFactory: ({ sandboxPayments }: ServiceConfig) => new OfferedPaymentRails(sandboxPayments), inject: [ServiceConfig] },
    { provide: ReadPaymentMethods, useFactory: (rails: PaymentRails) => new ReadPaymentMethods(rails), inject: [PaymentRails] },
  ],
  exports: [PaymentRails, ReadPaymentMethods],
})
export class StorefrontPaymentsModule {}
