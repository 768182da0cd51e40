import { Module } from '@nestjs/common';
import { AccessModule, CheckoutModule, CustomersModule, FormsModule, GuestsModule, MediaModule, MessagesModule, OrdersModule, OtpModule, OtpSendersModule, PaymentsModule, StockModule, SubscriptionsModule, WebhooksModule, WorkspaceDocumentModule } from '@svc/composition';
import { AuditController } from './audit/audit.controller';
import { ManagedCheckoutsController } from './checkouts/checkouts.controller';
import { CheckInsController } from './check-ins/check-ins.controller';
import { CONTACT_CONTROLLERS } from './contacts/contacts.controller';
import { DocumentController } from './document/document.controller';
import { ITEM_CONTROLLERS } from './items/items.controller';
import { KeysController } from './keys/keys.controller';
import { MediaController } from './media/media.controller';
import { MessagesController } from './messages/messages.controller';
import { ManagedOrdersController, OrderReturnsController } from './orders/orders.controller';
import { OTP_CONTROLLERS } from './otp/otp.controller';
import { OTP_SENDER_CONTROLLERS } from './otp-senders/otp-senders.controller';
import { ExceptionsController } from './payments/exceptions.controller';
import { ProvidersController } from './payments/providers.controller';
import { REGISTRATION_CONTROLLERS } from './registrations/registrations.controller';
import { REVIEW_CONTROLLERS } from './reviews/reviews.controller';
import { STOCK_CONTROLLERS } from './stock/stock.controller';
import { SavingsPlansController } from './savings-plans/savings-plans.controller';
import { StorefrontDocumentController } from './storefront/storefront-document.controller';
import { SUBMISSION_CONTROLLERS } from './submissions/submissions.controller';
import { SUBSCRIPTION_CONTROLLERS } from './subscriptions/subscriptions.controller';
import { WEBHOOK_CONTROLLERS } from './webhooks/webhooks.controller';
import { AdminTokensController, WorkspaceController, WorkspacesController } from './workspaces/workspaces.controller';

/** `/v1/admin/…`: the merchant's and the operator's side. */
@Module({
  imports: [AccessModule, CheckoutModule, CustomersModule, FormsModule, GuestsModule, MediaModule, MessagesModule, OrdersModule, OtpModule, OtpSendersModule, PaymentsModule, StockModule, SubscriptionsModule, WebhooksModule, WorkspaceDocumentModule],
  controllers: [
    WorkspacesController,
    AdminTokensController,
    WorkspaceController,
    KeysController,
    DocumentController,
    ...ITEM_CONTROLLERS,
    ...STOCK_CONTROLLERS,
    ...REVIEW_CONTROLLERS,
    StorefrontDocumentController,
    ...REGISTRATION_CONTROLLERS,
    CheckInsController,
    ManagedOrdersController,
    OrderReturnsController,
    ManagedCheckoutsController,
    SavingsPlansController,
    ...OTP_CONTROLLERS,
    ...OTP_SENDER_CONTROLLERS,
    ExceptionsController,
    ProvidersController,
    ...CONTACT_CONTROLLERS,
    ...SUBSCRIPTION_CONTROLLERS,
    ...SUBMISSION_CONTROLLERS,
    MediaController,
    MessagesController,
    ...WEBHOOK_CONTROLLERS,
    AuditController,
  ],
})
export class ManagementModule {}
