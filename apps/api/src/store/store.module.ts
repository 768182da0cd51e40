import { Module } from '@nestjs/common';
import {
  CheckoutModule, CustomersModule, FormsModule, OrdersModule, OtpModule, RegistrationModule, StorefrontCatalogueModule, StorefrontContentModule, StorefrontEventsModule, StorefrontPageModule,
  StorefrontPaymentsModule, SubscriptionsModule,
} from '@svc/composition';
import { AvailabilityController, CollectionsController, ProductsController } from './products/products.controller';
import {
  CatalogsController,
  FilesController,
  FormsController,
  NotesController,
  SubmissionsController,
  TablesController,
} from './content/content.controller';
import { CheckoutsController } from './checkouts/checkouts.controller';
import { LinkController } from './customers/link.controller';
import { DeliveryZonesController, PaymentMethodsController, StorefrontController } from './storefront/storefront.controller';
import { EventCheckoutController, HeadlessCheckoutController } from './events/event-checkouts.controller';
import { EventsController, RegisterController } from './events/events.controller';
import { OrdersController } from './orders/orders.controller';
import { OtpSendController, OtpVerifyController } from './otp/otp.controller';
import { NewsletterController, RestockAlertsController } from './subscriptions/subscriptions.controller';

/** `/v1/store/…`: one folder per resource. */
@Module({
  imports: [
    StorefrontPageModule, StorefrontCatalogueModule, StorefrontEventsModule, StorefrontPaymentsModule, StorefrontContentModule, RegistrationModule, CheckoutModule,
    OrdersModule, OtpModule, CustomersModule, FormsModule, SubscriptionsModule,
  ],
  controllers: [
    StorefrontController,
    ProductsController,
    CollectionsController,
    AvailabilityController,
    DeliveryZonesController,
    FormsController,
    SubmissionsController,
    TablesController,
    CatalogsController,
    FilesController,
    NotesController,
    EventsController,
    RegisterController,
    CheckoutsController,
    EventCheckoutController,
    HeadlessCheckoutController,
    OrdersController,
    LinkController,
    PaymentMethodsController,
    NewsletterController,
    RestockAlertsController,
    OtpSendController,
    OtpVerifyController,
  ],
})
export class StoreModule {}
