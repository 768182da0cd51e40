import { Module, type DynamicModule } from '@nestjs/common';
import {
  AccessModule,
  CheckoutModule,
  CustomersModule,
  EventCancellationModule,
  MessageSendingModule,
  OrdersModule,
  OtpModule,
  PaymentWorkModule,
  PlatformModule,
  RelayModule,
  StaffSendingModule,
  SubmissionsModule,
  SubscriptionsModule,
  WebhookDeliveryModule,
} from '@svc/composition';
import type { Logger, ServiceConfig } from '@svc/composition';
import { AdvanceTestClock } from './clocks/advance-test-clock';
import { FormerQueues } from './jobs/former-queues';
import { JOB_KINDS, kindsOf, type Processor } from './jobs/job-kind';
import { JobProcessing } from './jobs/job-processing';
import { JobRunner } from './jobs/job-runner';
import { JobMeter } from './operations/job-meter';
import { ProbeServer } from './operations/probe-server';
import { ChargeProcessor } from './processors/charge.processor';
import { CheckoutProcessor } from './processors/checkout.processor';
import { EventCancellationProcessor } from './processors/event-cancellation.processor';
import { MaintenanceProcessor } from './processors/maintenance.processor';
import { NotificationProcessor } from './processors/notification.processor';
import { PaymentProcessor } from './processors/payment.processor';
import { ProviderAccountProcessor } from './processors/provider-account.processor';
import { TestClockProcessor } from './processors/test-clock.processor';
import { WebhookDeliveryProcessor } from './processors/webhook-delivery.processor';
import { FactConsumers } from './relay/fact-consumers';
import { OutboxRelay } from './relay/outbox-relay';
import { RelayLoop } from './relay/relay-loop';
import { DueWorkSweeper } from './schedules/due-work-sweeper';
import { ReconcileInventory } from './schedules/reconcile-inventory';
import { RecurringSchedules } from './schedules/recurring-schedules';

/** All processors: each declares its jobs, with their classes, and does their work. */
const PROCESSORS = [
  ChargeProcessor,
  CheckoutProcessor,
  EventCancellationProcessor,
  NotificationProcessor,
  PaymentProcessor,
  ProviderAccountProcessor,
  TestClockProcessor,
  WebhookDeliveryProcessor,
];

/**
 * The worker process. A kind of job is one row of a processor (ADR 0111): its queue, its class, its work by one use case, and
 * its due work, which lets the sweeper make up for lost jobs. The relay makes that work out of the facts in the outbox.
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
        EventCancellationModule,
        MessageSendingModule,
        OrdersModule,
        OtpModule,
        PaymentWorkModule,
        RelayModule.for(config, logger),
        StaffSendingModule,
        SubmissionsModule,
        SubscriptionsModule,
        WebhookDeliveryModule,
      ],
      providers: [
        JobMeter,
        ProbeServer,
        JobRunner,
        FormerQueues,
        ...PROCESSORS,
        { provide: JOB_KINDS, useFactory: (...processors: Processor[]) => kindsOf(processors), inject: PROCESSORS },
        JobProcessing,
        MaintenanceProcessor,
        AdvanceTestClock,
        ReconcileInventory,
        DueWorkSweeper,
        RecurringSchedules,
        FactConsumers,
        OutboxRelay,
        RelayLoop,
      ],
    };
  }
}
