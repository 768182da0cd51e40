import { Module, type DynamicModule } from '@nestjs/common';
import { RateLimiter } from '@svc/access';
import { CHECKOUT_QUEUE, LapsingCheckouts, SAVING_REMINDER_QUEUE } from '@svc/checkout';
import {
  AccessModule, CheckoutModule, CustomersModule, MessageSendingModule, OrdersModule, OtpModule, PaymentSandbox, PaymentWorkModule, PlatformModule, RelayModule, SANDBOX_CALLBACK_QUEUE,
  SandboxCallbacks, SubmissionsModule, SubscriptionsModule, WebhookDeliveryModule,
} from '@svc/composition';
import type { Logger, ServiceConfig } from '@svc/composition';
import { ForgetOldMessages, MessageLog, NOTIFICATION_QUEUE } from '@svc/notifications';
import { BALANCE_REMINDER_QUEUE, ForgetTestOrders, OrderReader } from '@svc/orders';
import { ForgetProviderEvents, PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PaymentLists, PROVIDER_EVENT_QUEUE, REFUND_QUEUE } from '@svc/payments';
import { DestinationList, ForgetOldEvents, WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import { BalanceProcessor } from './processors/balance.processor';
import { ChargeProcessor } from './processors/charge.processor';
import { CheckoutProcessor } from './processors/checkout.processor';
import { MaintenanceProcessor } from './processors/maintenance.processor';
import { NotificationProcessor } from './processors/notification.processor';
import { PaymentProcessor } from './processors/payment.processor';
import { WebhookDeliveryProcessor } from './processors/webhook-delivery.processor';
import { FactConsumers } from './relay/fact-consumers';
import { OutboxRelay } from './relay/outbox-relay';
import { RelayLoop } from './relay/relay-loop';
import { DUE_WORK, type DueWork } from './schedules/due-work';
import { DueWorkSweeper } from './schedules/due-work-sweeper';
import { OtpUpkeep } from './schedules/otp-upkeep';
import { ReconcileInventory } from './schedules/reconcile-inventory';
import { SubmissionUpkeep } from './schedules/submission-upkeep';
import { SubscriptionUpkeep } from './schedules/subscription-upkeep';
import { TestPeopleUpkeep } from './schedules/test-people-upkeep';
import { UPKEEP, type Upkeep } from './schedules/upkeep';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The worker process. Each queue has one processor, which answers its bells by one use case
 * (`queues.answer(QUEUE, (subject) => useCase.execute(…), concurrency)`: a rejection has the bell ring again, a few
 * times), and one line of due work, by which the sweeper rings for what no bell was heard of. The relay makes that work
 * out of the facts in the outbox.
 */
@Module({})
export class WorkerModule {
  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.for(config, logger), AccessModule, CheckoutModule, CustomersModule, MessageSendingModule, OrdersModule, OtpModule, PaymentWorkModule, RelayModule.for(config, logger),
        SubmissionsModule, SubscriptionsModule, WebhookDeliveryModule,
      ],
      providers: [
        BalanceProcessor,
        ChargeProcessor,
        CheckoutProcessor,
        MaintenanceProcessor,
        NotificationProcessor,
        PaymentProcessor,
        WebhookDeliveryProcessor,
        { provide: DUE_WORK, useFactory: dueWork, inject: [DestinationList, MessageLog, LapsingCheckouts, OrderReader, PaymentLists, SandboxCallbacks] },
        OtpUpkeep,
        ReconcileInventory,
        SubmissionUpkeep,
        SubscriptionUpkeep,
        TestPeopleUpkeep,
        {
          provide: UPKEEP,
          useFactory: ({ tasks: codes }: OtpUpkeep, people: TestPeopleUpkeep, inventory: ReconcileInventory, submissions: SubmissionUpkeep, { tasks }: SubscriptionUpkeep, ...tidying: Parameters<typeof upkeep>): Upkeep[] =>
            [...codes, people, inventory, submissions, ...tasks, ...upkeep(...tidying)],
          inject: [OtpUpkeep, TestPeopleUpkeep, ReconcileInventory, SubmissionUpkeep, SubscriptionUpkeep, RateLimiter, ForgetOldEvents, ForgetOldMessages, ForgetTestOrders, ForgetProviderEvents, PaymentSandbox],
        },
        DueWorkSweeper,
        FactConsumers,
        OutboxRelay,
        RelayLoop,
      ],
    };
  }
}

function dueWork(
  destinations: DestinationList,
  messages: MessageLog,
  checkouts: LapsingCheckouts,
  orders: OrderReader,
  money: PaymentLists,
  sandbox: SandboxCallbacks,
): DueWork[] {
  return [
    { queue: WEBHOOK_DELIVERY_QUEUE, due: (most) => destinations.withSomethingDue(most) },
    { queue: NOTIFICATION_QUEUE, due: (most) => messages.due(most) },
    { queue: CHECKOUT_QUEUE, due: (most) => checkouts.due(most) },
    { queue: SAVING_REMINDER_QUEUE, due: (most) => checkouts.toRemind(most) },
    { queue: BALANCE_REMINDER_QUEUE, due: (most) => orders.toRemind(most) },
    { queue: PROVIDER_EVENT_QUEUE, due: (most) => money.due(PROVIDER_EVENT_QUEUE, most) },
    { queue: REFUND_QUEUE, due: (most) => money.due(REFUND_QUEUE, most) },
    { queue: PAYMENT_CLOSE_QUEUE, due: (most) => money.due(PAYMENT_CLOSE_QUEUE, most) },
    { queue: PAYMENT_LOOK_QUEUE, due: (most) => money.due(PAYMENT_LOOK_QUEUE, most) },
    { queue: SANDBOX_CALLBACK_QUEUE, due: (most) => sandbox.due(most) },
  ];
}

function upkeep(
  rateLimiter: RateLimiter,
  webhookEvents: ForgetOldEvents,
  messages: ForgetOldMessages,
  testOrders: ForgetTestOrders,
  providerEvents: ForgetProviderEvents,
  sandbox: PaymentSandbox,
): Upkeep[] {
  return [
    { name: 'prune-rate-buckets', everyMs: MINUTE_MS, run: () => rateLimiter.prune() },
    { name: 'forget-old-webhook-events', everyMs: HOUR_MS, run: () => webhookEvents.execute() },
    { name: 'forget-old-messages', everyMs: HOUR_MS, run: () => messages.execute() },
    { name: 'forget-test-orders', everyMs: MINUTE_MS, run: () => testOrders.execute() },
    { name: 'forget-provider-events', everyMs: HOUR_MS, run: () => providerEvents.execute() },
    { name: 'forget-sandbox-charges', everyMs: HOUR_MS, run: () => sandbox.forgetOld() },
  ];
}
