import { Module, type DynamicModule } from '@nestjs/common';
import { CHECKOUT_QUEUE, LapsingCheckouts } from '@svc/checkout';
import { AccessModule, CheckoutModule, MessageSendingModule, OrdersModule, PlatformModule, RelayModule, WebhookDeliveryModule, type Logger, type ServiceConfig } from '@svc/composition';
import { MessageLog, NOTIFICATION_QUEUE } from '@svc/notifications';
import { DestinationList, WEBHOOK_DELIVERY_QUEUE } from '@svc/webhooks';
import { CheckoutProcessor } from './processors/checkout.processor';
import { MaintenanceProcessor } from './processors/maintenance.processor';
import { NotificationProcessor } from './processors/notification.processor';
import { WebhookDeliveryProcessor } from './processors/webhook-delivery.processor';
import { OutboxRelay } from './relay/outbox-relay';
import { RelayLoop } from './relay/relay-loop';
import { DUE_WORK, type DueWork } from './schedules/due-work';
import { DueWorkSweeper } from './schedules/due-work-sweeper';

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
      imports: [PlatformModule.for(config, logger), AccessModule, CheckoutModule, MessageSendingModule, OrdersModule, RelayModule.for(config, logger), WebhookDeliveryModule],
      providers: [
        CheckoutProcessor,
        MaintenanceProcessor,
        NotificationProcessor,
        WebhookDeliveryProcessor,
        { provide: DUE_WORK, useFactory: dueWork, inject: [DestinationList, MessageLog, LapsingCheckouts] },
        DueWorkSweeper,
        OutboxRelay,
        RelayLoop,
      ],
    };
  }
}

function dueWork(destinations: DestinationList, messages: MessageLog, checkouts: LapsingCheckouts): DueWork[] {
  return [
    { queue: WEBHOOK_DELIVERY_QUEUE, due: (most) => destinations.withSomethingDue(most) },
    { queue: NOTIFICATION_QUEUE, due: (most) => messages.due(most) },
    { queue: CHECKOUT_QUEUE, due: (most) => checkouts.due(most) },
  ];
}
