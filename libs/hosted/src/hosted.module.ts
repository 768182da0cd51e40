import { Module } from '@nestjs/common';
import {
  AccessModule,
  CheckoutModule,
  FormsModule,
  MediaModule,
  MessagesModule,
  OrdersModule,
  RegistrationModule,
  StorefrontCatalogueModule,
  StorefrontContentModule,
  StorefrontEventsModule,
  SubscriptionsModule,
  TicketingModule,
} from '@svc/composition';
import { BALANCE_PAGE_PARTS, HostedBalanceController } from './balance';
import { CHECKOUT_PAGE_PARTS, HostedCheckoutController } from './checkout';
import { EVENT_PAGE_CONTROLLERS, EVENT_PAGE_PARTS } from './events/event-page.controller';
import { FormPageService, HostedFormController } from './forms';
import { HostedFilesController, SubmittedFilesController } from './files.controller';
import { FontsController } from './fonts.controller';
import { HostedMediaController } from './media.controller';
import { HostedOrderController, ORDER_PAGE_PARTS, OwnAddressController, OwnRefundController } from './orders';
import { HostedSavingController, SAVING_PAGE_PARTS } from './saving';
import { SandboxController } from './sandbox';
import { SUBSCRIPTION_PAGE_CONTROLLERS, SubscriptionPageService } from './subscriptions';
import { GiveAwayController } from './tickets/give-away.controller';
import { OwnTicketController } from './tickets/own-ticket.controller';
import { TicketPageLoader } from './tickets/ticket-page-loader';
import { TicketPasses } from './tickets/ticket-passes';
import { HostedTicketsController } from './tickets/tickets.controller';

/** Pages for visitors without a key: below `/<workspace slug>/` and `/media/<workspace slug>/`, and the sandbox below `/sandbox/`. */
@Module({
  imports: [
    AccessModule,
    CheckoutModule,
    FormsModule,
    StorefrontContentModule,
    StorefrontEventsModule,
    MediaModule,
    MessagesModule,
    OrdersModule,
    RegistrationModule,
    StorefrontCatalogueModule,
    SubscriptionsModule,
    TicketingModule,
  ],
  providers: [
    TicketPageLoader,
    TicketPasses,
    ...BALANCE_PAGE_PARTS,
    ...EVENT_PAGE_PARTS,
    FormPageService,
    ...CHECKOUT_PAGE_PARTS,
    ...ORDER_PAGE_PARTS,
    ...SAVING_PAGE_PARTS,
    SubscriptionPageService,
  ],
  controllers: [
    HostedFilesController,
    HostedMediaController,
    FontsController,
    SubmittedFilesController,
    HostedTicketsController,
    OwnTicketController,
    GiveAwayController,
    HostedCheckoutController,
    HostedBalanceController,
    HostedOrderController,
    OwnAddressController,
    OwnRefundController,
    HostedSavingController,
    HostedFormController,
    SandboxController,
    ...EVENT_PAGE_CONTROLLERS,
    ...SUBSCRIPTION_PAGE_CONTROLLERS,
  ],
})
export class HostedModule {}
