import { Module } from '@nestjs/common';
import {
  CheckoutModule, CustomersModule, FormsModule, OrdersModule, OtpModule, RegistrationModule, StorefrontCatalogueModule, StorefrontContentModule, StorefrontEventsModule, StorefrontPageModule,
  StorefrontPaymentsModule, SubscriptionsModule,
} from '@svc/composition';
import { AvailabilityController } from './availability/availability.controller';
import { CatalogsController } from './catalogs/catalogs.controller';
import { CheckoutsController } from './checkouts/checkouts.controller';
import { CollectionsController } from './collections/collections.controller';
import { LinkController } from './customers/link.controller';
import { DeliveryZonesController } from './delivery-zones/delivery-zones.controller';
import { EventCheckoutController } from './events/event-checkout.controller';
import { HeadlessCheckoutController } from './events/headless-checkout.controller';
import { EventsController } from './events/events.controller';
import { RegisterController } from './events/register.controller';
import { FilesController } from './files/files.controller';
import { FormsController } from './forms/forms.controller';
import { SubmissionsController } from './forms/submissions.controller';
import { NotesController } from './notes/notes.controller';
import { OrdersController } from './orders/orders.controller';
import { OtpSendController } from './otp/send.controller';
import { OtpVerifyController } from './otp/verify.controller';
import { PaymentMethodsController } from './payment-methods/payment-methods.controller';
import { ProductsController } from './products/products.controller';
import { StorefrontController } from './storefront/storefront.controller';
import { NewsletterController } from './subscriptions/newsletter.controller';
import { RestockAlertsController } from './subscriptions/restock-alerts.controller';
import { TablesController } from './tables/tables.controller';

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
