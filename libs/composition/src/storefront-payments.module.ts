import { Module } from '@nestjs/common';
import { OfferRails } from '@svc/payments';
import { ListPaymentMethods, PaymentRails } from '@svc/storefront';
import { OfferedPaymentRails } from './offered-payment-rails';
import { PaymentsModule } from './payments.module';
import { construct, provide } from './provide';

/** Reads of the ways to pay. */
@Module({
  imports: [PaymentsModule],
  providers: [provide(PaymentRails, [OfferRails], (offerRails) => new OfferedPaymentRails(offerRails)), construct(ListPaymentMethods, PaymentRails)],
  exports: [PaymentRails, ListPaymentMethods],
})
export class StorefrontPaymentsModule {}
