import { Module } from '@nestjs/common';
import {
  AccessModule,
  CheckoutModule,
  CustomersModule,
  EventCancellationModule,
  FormsModule,
  GuestsModule,
  MediaModule,
  MessagePreviewsModule,
  MessageResendingModule,
  MessagesModule,
  OrdersModule,
  OtpModule,
  OtpSendersModule,
  PaymentsModule,
  StockModule,
  StorefrontCatalogueModule,
  SubscriptionsModule,
  WebhooksModule,
  WorkspaceDocumentModule,
} from '@svc/composition';
import { AuditController } from './audit/audit.controller';
import { CheckInsController } from './check-ins/check-ins.controller';
import { ManagedCheckoutsController } from './checkouts/checkouts.controller';
import { ContactsController } from './contacts/contacts.controller';
import { DocumentController } from './document/document.controller';
import { CancelEventController } from './items/cancel-event.controller';
import { CancelEventDayController } from './items/cancel-event-day.controller';
import { ITEM_CONTROLLERS } from './items/items.controller';
import { KeysController, OwnAdminTokensController } from './keys/keys.controller';
import { MediaController } from './media/media.controller';
import { AnnouncementsController } from './messages/announcements.controller';
import { EmailsController } from './messages/emails.controller';
import { MessagesController } from './messages/messages.controller';
import { RetryMessagesController } from './messages/retry-messages.controller';
import { PreviewTurns } from './messages/preview-turns';
import { FulfillmentsController } from './orders/fulfillments.controller';
import { CorrectOrderController } from './orders/correct-order.controller';
import { ExportOrdersController } from './orders/export-orders.controller';
import { ManagedOrdersController, OrderMoneyController } from './orders/orders.controller';
import { OwnOrdersController } from './orders/own-orders.controller';
import { RefundRequestsController } from './orders/refund-requests.controller';
import { OtpConnectionController, OtpTemplatesController } from './otp-senders/otp-senders.controller';
import { OtpLogController } from './otp/otp.controller';
import { ExceptionsController } from './payments/exceptions.controller';
import { ProvidersController } from './payments/providers.controller';
import { CancelRegistrationController } from './registrations/cancel-registration.controller';
import { SearchController } from './search/search.controller';
import { ExportController } from './registrations/export.controller';
import { CorrectGuestController } from './registrations/correct-guest.controller';
import { TicketTypeController } from './registrations/ticket-type.controller';
import { RegisterGuestController, RegistrationsController } from './registrations/registrations.controller';
import { RequestsController } from './requests/requests.controller';
import { REVIEW_CONTROLLERS } from './reviews/reviews.controller';
import { SavingsPlansController } from './savings-plans/savings-plans.controller';
import { STOCK_CONTROLLERS } from './stock/stock.controller';
import { StorefrontDocumentController } from './storefront/storefront-document.controller';
import { ManagedSubmissionsController } from './submissions/submissions.controller';
import { ManagedRestockAlertsController, SubscribersController } from './subscriptions/subscriptions.controller';
import { TestClockController } from './test-clock/test-clock.controller';
import { WebhookStreamController } from './webhooks/event-stream.controller';
import { EventStreams } from './webhooks/event-streams';
import { WebhookSamplesController } from './webhooks/webhook-samples.controller';
import { WebhookDeliveriesController, WebhookDestinationsController } from './webhooks/webhooks.controller';
import { RemovalController } from './workspaces/removal.controller';
import { UndeliveredController } from './workspaces/undelivered.controller';
import { AdminTokensController, WorkspaceController, WorkspacesController } from './workspaces/workspaces.controller';

/** `/v1/admin/…`: the merchant's and the operator's side. */
@Module({
  imports: [
    AccessModule,
    CheckoutModule,
    CustomersModule,
    EventCancellationModule,
    FormsModule,
    GuestsModule,
    MediaModule,
    MessagePreviewsModule,
    MessageResendingModule,
    MessagesModule,
    OrdersModule,
    OtpModule,
    OtpSendersModule,
    PaymentsModule,
    StockModule,
    StorefrontCatalogueModule,
    SubscriptionsModule,
    WebhooksModule,
    WorkspaceDocumentModule,
  ],
  controllers: [
    WorkspacesController,
    AdminTokensController,
    RemovalController,
    UndeliveredController,
    WorkspaceController,
    KeysController,
    OwnAdminTokensController,
    DocumentController,
    ...ITEM_CONTROLLERS,
    CancelEventController,
    CancelEventDayController,
    ...STOCK_CONTROLLERS,
    ...REVIEW_CONTROLLERS,
    StorefrontDocumentController,
    ExportController,
    RegisterGuestController,
    RegistrationsController,
    CancelRegistrationController,
    CorrectGuestController,
    TicketTypeController,
    CheckInsController,
    ExportOrdersController,
    SearchController,
    ManagedOrdersController,
    FulfillmentsController,
    CorrectOrderController,
    OrderMoneyController,
    OwnOrdersController,
    RefundRequestsController,
    ManagedCheckoutsController,
    SavingsPlansController,
    OtpLogController,
    OtpConnectionController,
    OtpTemplatesController,
    ExceptionsController,
    ProvidersController,
    ContactsController,
    SubscribersController,
    ManagedRestockAlertsController,
    ManagedSubmissionsController,
    MediaController,
    AnnouncementsController,
    EmailsController,
    MessagesController,
    RetryMessagesController,
    WebhookDestinationsController,
    WebhookDeliveriesController,
    WebhookSamplesController,
    WebhookStreamController,
    AuditController,
    RequestsController,
    TestClockController,
  ],
  providers: [EventStreams, PreviewTurns],
})
export class ManagementModule {}
