import { Module, type DynamicModule } from '@nestjs/common';
import {
  AccessModule,
  CheckoutModule,
  CustomersModule,
  MessageSendingModule,
  OrdersModule,
  OtpModule,
  PaymentWorkModule,
  PlatformModule,
  RelayModule,
  SubmissionsModule,
  SubscriptionsModule,
  WebhookDeliveryModule,
} from '@svc/composition';
import type { Logger, ServiceConfig } from '@svc/composition';
import { AdvanceTestClock } from './clocks/advance-test-clock';
import { FormerQueues } from './jobs/former-queues';
import { JobRunner } from './jobs/job-runner';
import { ChargeProcessor } from './processors/charge.processor';
import { CheckoutProcessor } from './processors/checkout.processor';
import { MaintenanceProcessor } from './processors/maintenance.processor';
import { NotificationProcessor } from './processors/notification.processor';
import { PaymentProcessor } from './processors/payment.processor';
import { ProviderAccountProcessor } from './processors/provider-account.processor';
import { TestClockProcessor } from './processors/test-clock.processor';
import { WebhookDeliveryProcessor } from './processors/webhook-delivery.processor';
import { FactConsumers } from './relay/fact-consumers';
import { OutboxRelay } from './relay/outbox-relay';
import { RelayLoop } from './relay/relay-loop';
import { dueWork } from './schedules/due-work';
import { DueWorkSweeper } from './schedules/due-work-sweeper';
import { ReconcileInventory } from './schedules/reconcile-inventory';
import { RecurringSchedules } from './schedules/recurring-schedules';

/**
 * The worker process. The jobs of a queue are of one class in `jobs/jobs.ts`; a processor does their work by one use case
 * (`jobs.process(QUEUE, ItsJob, (job) => useCase.execute(…), concurrency)`: a rejection has the job tried again, a few
 * times), and one line of due work lets the sweeper make up for jobs that were lost. The relay makes that work out of the
 * facts in the outbox.
 */
@Module({})
export class WorkerModule {
  static for(config: ServiceConfig, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.for(config, logger),
        AccessModule,
        CheckoutModule,
        CustomersModule,
        MessageSendingModule,
        OrdersModule,
        OtpModule,
        PaymentWorkModule,
        RelayModule.for(config, logger),
        SubmissionsModule,
        SubscriptionsModule,
        WebhookDeliveryModule,
      ],
      providers: [
        JobRunner,
        FormerQueues,
        ChargeProcessor,
        CheckoutProcessor,
        MaintenanceProcessor,
        NotificationProcessor,
        PaymentProcessor,
        ProviderAccountProcessor,
        TestClockProcessor,
        WebhookDeliveryProcessor,
        AdvanceTestClock,
        ReconcileInventory,
        dueWork,
        DueWorkSweeper,
        RecurringSchedules,
        FactConsumers,
        OutboxRelay,
        RelayLoop,
      ],
    };
  }
}
