import { Module } from '@nestjs/common';
import {
  AccessModule,
  CheckoutModule,
  CustomersModule,
  FormsModule,
  OrdersModule,
  OtpModule,
  RegistrationModule,
  StorefrontCatalogueModule,
  StorefrontContentModule,
  StorefrontEventsModule,
  StorefrontPageModule,
  StorefrontPaymentsModule,
  SubscriptionsModule,
} from '@svc/composition';
import { CheckoutCalls, CheckoutsController } from './checkouts/checkouts.controller';
import { KeptTrials } from './checkouts/kept-trials';
import { ContentController } from './content/content.controller';
import { LinkController } from './customers/link.controller';
import { EventsController } from './events/events.controller';
import { OrdersController } from './orders/orders.controller';
import { OtpController } from './otp/otp.controller';
import { ProductsController } from './products/products.controller';
import { StorefrontController } from './storefront/storefront.controller';
import { SubscriptionsController } from './subscriptions/subscriptions.controller';

/** `/v1/store/…`: one folder per resource. */
@Module({
  imports: [
    AccessModule,
    StorefrontPageModule,
    StorefrontCatalogueModule,
    StorefrontEventsModule,
    StorefrontPaymentsModule,
    StorefrontContentModule,
    RegistrationModule,
    CheckoutModule,
    OrdersModule,
    OtpModule,
    CustomersModule,
    FormsModule,
    SubscriptionsModule,
  ],
  controllers: [
    StorefrontController,
    ProductsController,
    ContentController,
    EventsController,
    CheckoutsController,
    OrdersController,
    LinkController,
    SubscriptionsController,
    OtpController,
  ],
  providers: [CheckoutCalls, KeptTrials],
})
export class StoreModule {}
